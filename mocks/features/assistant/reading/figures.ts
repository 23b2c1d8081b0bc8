// Which figures of an evaluation a question asks for, read from its words.
import { metricNames, type HeadlineMetric } from '@/lib/evaluation/judgement/metrics';

/** What figures are called in a sentence of Ava. */
const otherNames: Partial<Readonly<Record<HeadlineMetric, string>>> = {
  cashFlowPcm: 'Monthly cash flow',
  roi: 'Return on the cash you put in',
  icr: 'Interest cover at the lender’s stress rate',
  paybackYears: 'Years until your cash is back',
};

export const labelOf = (field: HeadlineMetric): string => otherNames[field] ?? metricNames[field];

/** Figures of the trade that an evaluation does not have. */
const foreign: readonly (readonly [RegExp, string])[] = [
  [/\birr\b|internal rate of return/, 'internal rate of return (IRR)'],
  [/\bnpv\b|net present value/, 'net present value (NPV)'],
  [/\bdscr\b|debt[- ]service (?:cover|ratio)\w*/, 'debt service cover (DSCR)'],
  [/\bcap(?:italisation)? rate\b/, 'cap rate'],
  [/(?:price|cost|£) ?(?:per|a) (?:square (?:foot|metre)|sq ?ft|m²)/, 'price by area'],
  [/capital growth|appreciation|house price growth/, 'capital growth'],
  [/occupancy(?: rate)?/, 'occupancy'],
];

/** Figures of the worked result that have no tile. */
export type PlainFigure = 'deposit' | 'mortgagePcm' | 'salePrice';

export const plainNames: Readonly<Record<PlainFigure, string>> = {
  deposit: 'Deposit',
  mortgagePcm: 'Mortgage payment per month',
  salePrice: 'Sale price',
};

const plainWanted: readonly (readonly [RegExp, PlainFigure])[] = [
  [/deposit(?! (?:may|can|do|must|should) i (?:take|ask|hold|protect))/, 'deposit'],
  [/mortgage (?:payment|cost|repayment|instalment)s?|monthly (?:mortgage|payment)s?/, 'mortgagePcm'],
  [/sale price|selling price|(?:do|would|will) (?:i|it) sell for/, 'salePrice'],
];

/** What a figure is called in a question. Where two could be meant by the same words, the narrower stands first and takes them. */
const wanted: readonly (readonly [RegExp, readonly HeadlineMetric[]])[] = [
  [/stamp duty|\bsdlt\b|\blbtt\b|\bltt\b/, ['stampDuty']],
  [/cash[- ]on[- ]cash(?: return)?|return on (?:the |my )?cash|\broi\b|return on investment/, ['roi']],
  [/\broce\b|return on capital(?: employed)?/, ['roce']],
  [/cash ?flow/, ['cashFlowPcm']],
  [/(?:how much |the )?(?:money|cash)?(?: is| stays)? ?left in\b/, ['moneyLeftIn']],
  [/(?:left |profit |cash ?flow )?after tax/, ['afterTax']],
  [/gross(?: and | & |\/)net(?: yields?)?|net(?: and | & |\/)gross(?: yields?)?/, ['netYield', 'grossYield']],
  [/gross yield/, ['grossYield']],
  [/net yield/, ['netYield']],
  [/yield/, ['netYield', 'grossYield']],
  [/lender|stress|(?:interest|rental) cover|\bicr\b/, ['icr']],
  [/payback|back again|(?:get|have) (?:my|the) (?:cash|money) back/, ['paybackYears']],
  [/total cost|cost in total|all-in cost/, ['totalCost']],
  [/cash (?:needed|in)\b|how much (?:cash|money)/, ['cashInvested']],
  [/\breturns?\b/, ['roi']],
  [/\btax\b/, ['afterTax']],
  [/profit/, ['profit']],
];

/** Whether a question asks for any figure. */
export const asksAny = ({ fields, foreign, plain }: AskedFigures): boolean =>
  fields.length + foreign.length + plain.length > 0;

export interface AskedFigures {
  /** Each once, in the order in which the question names them. */
  fields: readonly HeadlineMetric[];
  /** What the question calls figures that no evaluation has. */
  foreign: readonly string[];
  /** Those without a tile. */
  plain: readonly PlainFigure[];
  /** The question with each figure that it names as `§`. */
  rest: string;
}

/** Takes every figure that a question names, in small letters, out of its words. */
export function figuresAsked(text: string): AskedFigures {
  let rest = text;
  const take = (pattern: RegExp): number => {
    const at = rest.search(pattern);
    // as many signs as it had letters, so that every place stays where it was
    if (at !== -1) rest = rest.replace(pattern, (found) => '§'.repeat(found.length));
    return at;
  };
  const strange = foreign.flatMap(([pattern, name]) => (take(pattern) === -1 ? [] : [name]));
  const plain = plainWanted.flatMap(([pattern, name]) => (take(pattern) === -1 ? [] : [name]));
  const found = wanted.flatMap(([pattern, fields]) => {
    const at = take(pattern);
    return at === -1 ? [] : [{ at, fields }];
  });
  const fields = found.toSorted((one, other) => one.at - other.at).flatMap((each) => each.fields);
  return { fields: [...new Set(fields)], foreign: strange, plain, rest: rest.replaceAll(/§[ §]*/g, '§ ') };
}
