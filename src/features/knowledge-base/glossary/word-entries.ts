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
    'Scotland’s surcharge for those who end the day with more than one home: 8% of the whole price since 5 December 2024.',
  ),
  word(
    'Article 4 direction',
    ['Article 4'],
    'A council’s decision that a change which needs no planning permission elsewhere needs it in an area, such as turning a family house into a shared one.',
  ),
  word(
    'Assured tenancy',
    ['periodic tenancy'],
    'The usual tenancy of a private let in England. Since 1 May 2026 all of them are periodic: they run from month to month and have no end date.',
  ),
  word(
    'BRRR',
    ['buy, refurbish, refinance, rent'],
    'Buy, refurbish, refinance, rent: improving a home and borrowing against its new value, so that some of the cash comes out again.',
  ),
  word(
    'Decision in principle',
    ['AIP', 'DIP', 'agreement in principle'],
    'A lender’s first look at a borrower. It is no promise, but agents ask for it with an offer.',
  ),
  word(
    'Early repayment charge',
    ['ERC'],
    'What a lender takes when a loan is paid back during its fixed rate, often a falling share of the balance.',
  ),
  word(
    'EICR',
    ['electrical report'],
    'Electrical installation condition report. Let homes in England need one at least every five years; codes C1 and C2 have to be put right.',
  ),
  word(
    'Energy performance certificate',
    ['EPC', 'energy certificate'],
    'A rating of a home from A to G, good for ten years. A let home in England and Wales generally has to reach E.',
  ),
  word(
    'Freehold',
    [],
    'Owning a building and its land without an end date. Nearly every house is; most flats in England and Wales are leasehold.',
  ),
  word(
    'Gross development value',
    ['GDV', 'end value'],
    'What a home will be worth once the works are done. Sold prices tell it, asking prices do not.',
  ),
  word(
    'Ground rent',
    [],
    'What a leaseholder pays the freeholder for the land. For most new leases since 30 June 2022 it must be a peppercorn.',
  ),
  word(
    'House in multiple occupation',
    ['HMO'],
    'A home where three or more people from two or more households share a kitchen, bathroom or toilet.',
  ),
  word(
    'Leasehold',
    ['lease'],
    'Owning a home for the years of a lease. The years left, the ground rent and the service charge are part of its price.',
  ),
  word(
    'Making Tax Digital',
    ['MTD'],
    'Quarterly updates to HMRC from software. It begins with income above £50,000 in April 2026, £30,000 in April 2027 and £20,000 in April 2028.',
  ),
  word(
    'Private residential tenancy',
    ['PRT'],
    'The tenancy of nearly every let in Scotland since 1 December 2017. It has no end date.',
  ),
  word(
    'Section 13',
    ['Form 4A'],
    'The one way to raise the rent of an assured tenancy in England: once a year, with two months’ notice.',
  ),
  word(
    'Section 24',
    [],
    'The rule that a person cannot deduct mortgage interest from residential rent, and gets a tax credit instead. Companies are not affected.',
  ),
  word(
    'Section 8',
    [],
    'The notice by which a landlord in England asks for a home back on one of the grounds that the law names.',
  ),
  word(
    'Selective licensing',
    ['selective licence'],
    'A council’s scheme by which every let home in an area needs a licence, shared or not.',
  ),
  word(
    'Service charge',
    [],
    'A flat’s share of what its building costs: insurance, cleaning, repairs and the reserve for larger works.',
  ),
  word(
    'Standard variable rate',
    ['SVR'],
    'The rate a loan goes to when its fixed rate ends and nobody does anything. Usually more expensive than a new fix.',
  ),
  word(
    'Stress rate',
    ['stressed interest'],
    'The interest rate at which a lender tests whether the rent covers the loan; not the rate you pay.',
  ),
  word(
    'Top slicing',
    [],
    'Counting the borrower’s other income where the rent alone does not cover the stressed interest.',
  ),
];
