import type { GlossaryEntry } from './glossary-entry';

const word = (term: string, also: readonly string[], meaning: string): GlossaryEntry => ({
  term,
  also,
  meaning,
});

/** Words of the trade that are no figures of the product. */
export const wordEntries: readonly GlossaryEntry[] = [
  word(
    'Additional Dwelling Supplement',
    ['ADS'],
    'Scotland’s surcharge for buyers who own more than one home once the purchase completes: 8% of the whole price since 5 December 2024.',
  ),
  word(
    'Article 4 direction',
    ['Article 4'],
    'A council’s decision to require planning permission in an area for a change that normally doesn’t need it, such as turning a family house into a shared one.',
  ),
  word(
    'Assured tenancy',
    ['periodic tenancy'],
    'The usual private tenancy in England. Since 1 May 2026 all assured tenancies have been periodic: they have no end date and usually run from month to month.',
  ),
  word(
    'BRRR',
    ['buy, refurbish, refinance, rent'],
    'You buy and improve a home, borrow against its higher value to get some of your cash back, and let it.',
  ),
  word(
    'Decision in principle',
    ['AIP', 'DIP', 'agreement in principle'],
    'A lender’s first check on a borrower. It doesn’t guarantee a mortgage, but agents usually ask to see one with an offer.',
  ),
  word(
    'Early repayment charge',
    ['ERC'],
    'A fee for repaying a loan before its fixed or discounted period ends, usually a percentage of the balance. The percentage often falls each year.',
  ),
  word(
    'EICR',
    ['electrical report'],
    'Electrical installation condition report. Rented homes in England need one at least every five years, and anything coded C1 or C2 must be fixed.',
  ),
  word(
    'Energy performance certificate',
    ['EPC', 'energy certificate'],
    'A home’s energy rating from A to G, valid for up to ten years. A rented home in England and Wales generally needs at least an E.',
  ),
  word(
    'Freehold',
    [],
    'Owning a building and the land it stands on, with no time limit. Nearly every house is freehold; most flats in England and Wales are leasehold.',
  ),
  word(
    'Gross development value',
    ['GDV', 'end value', 'value after works'],
    'What a home will be worth once the work is done. Base it on sold prices, not asking prices.',
  ),
  word(
    'Ground rent',
    [],
    'What a leaseholder pays the freeholder for the land. On most new leases since 30 June 2022 it must be a “peppercorn”, which means nothing is paid.',
  ),
  word(
    'House in multiple occupation',
    ['HMO'],
    'A home where three or more people from two or more households share a kitchen, bathroom or toilet.',
  ),
  word(
    'Leasehold',
    ['lease'],
    'Owning a home for the length of a lease. The years left, ground rent and service charge all affect its price.',
  ),
  word(
    'Making Tax Digital',
    ['MTD'],
    'Quarterly updates sent to HMRC through software. They apply to gross income from property and self-employment above £50,000 from April 2026, £30,000 from April 2027 and £20,000 from April 2028.',
  ),
  word(
    'Private residential tenancy',
    ['PRT'],
    'The standard private tenancy in Scotland since 1 December 2017. It has no end date.',
  ),
  word(
    'Section 13',
    ['section 13 notice'],
    'The only way to raise the rent on an assured tenancy in England: at most once a year, on Form 4A, with two months’ notice.',
  ),
  word(
    'Section 24',
    [],
    'The rule that stops individuals deducting mortgage interest from residential rent; they get a tax credit instead. Companies aren’t affected.',
  ),
  word(
    'Section 8',
    [],
    'The notice a landlord in England uses to ask for a home back, on one of the grounds set by law.',
  ),
  word(
    'Selective licensing',
    ['selective licence'],
    'A council scheme under which every privately rented home in an area, shared or not, needs a licence.',
  ),
  word(
    'Service charge',
    [],
    'A flat’s share of its building’s costs: insurance, cleaning, repairs and a reserve for major works.',
  ),
  word(
    'Standard variable rate',
    ['SVR'],
    'The rate a loan moves to when its fixed rate ends and you don’t arrange a new one. It’s usually higher than a new fix.',
  ),
  word(
    'Stress rate',
    ['stressed rate'],
    'The interest rate a lender uses to test whether the rent covers the loan. It isn’t the rate you pay.',
  ),
  word(
    'Top slicing',
    [],
    'Using a borrower’s other income when the rent alone doesn’t cover the interest at the stress rate.',
  ),
];
