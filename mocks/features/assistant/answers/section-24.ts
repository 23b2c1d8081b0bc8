// Section 24: what a person pays on a let's rent when its interest is no cost, by the figures of a question, of a deal, or of an
// example that is called so.
import { blankInputs } from '@/lib/evaluation/inputs/inputs';
import { letTax, taxRates, type TaxView } from '@/lib/evaluation/loan/tax';
import { formatPounds } from '@/lib/money/money';
import { taxNote } from './texts';

const example = { rent: 13_800, costs: 3_000, interest: 7_087.5 };

interface YearOfLet {
  /** £ a year. */
  rent: number;
  costs: number;
  interest: number;
}

const bands = ['basic', 'higher', 'additional'] as const;

/** An amount behind a word, £ a year: `rent of £1,150 a month` is 13,800. Without a period it is a year's. */
function yearlyOf(text: string, word: string): number | undefined {
  const after = new RegExp(
    `\\b(?:${word})\\b(?: (?:is|of|are|at|comes? to|income|payments?|a year|a month))*[:=]? *£? ?(\\d[\\d,]{0,10}(?:\\.\\d{1,2})?) ?(k)?\\b(?! ?%)([^,;£]{0,14})`,
  ).exec(text);
  const before = new RegExp(
    `£ ?(\\d[\\d,]{0,10}(?:\\.\\d{1,2})?) ?(k)?\\b((?: (?:a month|per month|pcm|a year|per year|pa|of|in|mortgage|other|running))*) (?:${word})\\b`,
  ).exec(text);
  const [, digits, thousand, period = ''] = after ?? before ?? [];
  if (digits === undefined) return undefined;
  const value = Number(digits.replaceAll(',', '')) * (thousand === undefined ? 1 : 1000);
  return /^ *(?:pcm|a month|per month|monthly|p\.?m)/.test(period) ? value * 12 : value;
}

/** The year of a let that a question in small letters gives; undefined where its rent or its interest is not there. */
function yearIn(text: string): YearOfLet | undefined {
  const rent = yearlyOf(text, 'rents?|rental income');
  const interest = yearlyOf(text, 'interest');
  if (rent === undefined || interest === undefined) return undefined;
  return { rent, interest, costs: yearlyOf(text, '(?:other |running )?costs|expenses') ?? 0 };
}

/** What a person in each band pays with section 24 and paid without, as a table. */
function taxTable({ rent, costs, interest }: YearOfLet, day: string): string {
  const rates = taxRates(day);
  const noi = rent - costs;
  const rows = bands.map((band) => {
    const inputs = blankInputs(day);
    const tax = letTax({ ...inputs, tax: { ...inputs.tax, band } }, noi, interest, noi - interest);
    return `| ${rates[band]}% | ${shown(tax.preS24Tax)} | ${shown(tax.section24Tax)} | **${shown(tax.section24ExtraTax)}** |`;
  });
  return `| Your rate | If interest were deductible | With section 24 | Extra tax |\n| ---: | ---: | ---: | ---: |\n${rows.join('\n')}`;
}

const shown = (value: number | null) => (value === null ? 'not known' : formatPounds(value));

const rule = (credit: number) =>
  `**Section 24** stops individuals from deducting mortgage interest from rent. Since April 2020 you’re taxed on the rent before interest, and get a credit of ${credit}% of the interest instead.`;

const limits = `- Companies still deduct interest in full and pay corporation tax on what’s left.
- The credit is capped by your property profit and your other income. Any unused credit is carried forward.
- The higher profit can push you over a threshold, such as the one for the child benefit charge.

${taxNote}`;

/**
 * The answer to a question on section 24, in small letters.
 * @param today ISO; the rates are those of this day
 */
export function section24Answer(text: string, today: string): string {
  const given = yearIn(text);
  const year = given ?? example;
  const { credit } = taxRates(today);
  const costs =
    year.costs > 0 ? `, other costs of ${formatPounds(year.costs)}` : given ? ', no other costs' : '';
  const lead = given
    ? `With your figures, rent of **${formatPounds(year.rent)}** per year${costs} and interest of **${formatPounds(year.interest)}**, an individual pays:`
    : `**An example, not your figures**: rent of ${formatPounds(year.rent)} per year${costs} and interest of ${formatPounds(year.interest)}. An individual pays:`;
  const offer = given
    ? ''
    : '\n\nGive me yours and I’ll work it out: “section 24 on rent of £20,000 and interest of £10,000”, or name one of your evaluations.';
  return `${rule(credit)}

${lead}

${taxTable(year, today)}

The tax is your rate on ${formatPounds(year.rent - year.costs)}, less ${credit}% of the interest.${offer}

${limits}`;
}

/** What section 24 does to an evaluation: the tax of its first year, as its page works it out. */
export interface LetTax {
  tax: TaxView;
  /** A company does not fall under it. */
  isCompany: boolean;
  /** The rate on the income of the one who owns it, %. */
  rate: number;
}

/** The answer to a question on section 24 and an evaluation; undefined for one whose tax is not known. */
export function section24Of(
  { title, whose, taxed }: { title: string; whose: string; taxed: LetTax | null | undefined },
  today: string,
): string {
  const { credit } = taxRates(today);
  if (taxed === undefined)
    return `${rule(credit)}\n\nI can’t work it out for **${title}**${whose}: its rent or loan hasn’t been entered yet, or it isn’t let at all.\n\n${limits}`;
  if (taxed === null)
    return `${rule(credit)}\n\n**${title}**${whose} is bought to sell. Section 24 only applies to rent, and its profit is taxed as trading.\n\n${limits}`;
  const { tax, isCompany, rate } = taxed;
  if (isCompany)
    return `${rule(credit)}\n\n**${title}**${whose} is bought by a company, so section 24 doesn’t apply. Corporation tax on its first year comes to **${shown(tax.companyTax)}**.\n\n${limits}`;
  return `${rule(credit)}

For **${title}**${whose}, in its first year at a rate of ${rate}%:

| Tax | Per year |
| --- | ---: |
| If interest were deductible | ${shown(tax.preS24Tax)} |
| With section 24 | ${shown(tax.section24Tax)} |
| **Extra tax** | **${shown(tax.section24ExtraTax)}** |

${limits}`;
}
