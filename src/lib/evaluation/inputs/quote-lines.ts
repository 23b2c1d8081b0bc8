// The figures of a deal that somebody can be asked a quote for.
import type { EvaluationInputs } from './inputs';

/** In what a quote is given. */
export type QuoteUnit = 'pounds' | 'pounds-a-year' | 'percent' | 'percent-a-month';

interface QuoteLine {
  label: string;
  unit: QuoteUnit;
  /** The greatest figure (the contract's limit of its input). */
  max: number;
  /** Types of business whose trade it is, the likeliest first. */
  trades: readonly string[];
}

const most = 100_000_000;
const solicitors = ['Solicitors & conveyancers'];
const brokers = ['Mortgage brokers'];
const builders = ['Trades & contractors'];
const agents = ['Letting agents', 'Property managers'];

const lines: Readonly<Record<string, QuoteLine>> = {
  'fees.legal': { label: 'Legal fees', unit: 'pounds', max: most, trades: solicitors },
  'fees.survey': { label: 'Survey fee', unit: 'pounds', max: most, trades: ['Surveyors'] },
  'fees.broker': { label: 'Broker fee', unit: 'pounds', max: most, trades: brokers },
  'fees.mortgageArrangement': { label: 'Arrangement fee', unit: 'pounds', max: most, trades: brokers },
  'fees.sourcing': { label: 'Sourcing fee', unit: 'pounds', max: most, trades: ['Deal sourcers'] },
  'fees.planning': { label: 'Planning fees', unit: 'pounds', max: most, trades: ['Surveyors', ...builders] },
  'costs.insurance': {
    label: 'Insurance',
    unit: 'pounds-a-year',
    max: most,
    trades: [...brokers, ...agents],
  },
  'costs.managementPct': { label: 'Management', unit: 'percent', max: 100, trades: agents },
  'costs.licence': { label: 'Licence', unit: 'pounds-a-year', max: most, trades: agents },
  'costs.compliance': {
    label: 'Certificates',
    unit: 'pounds-a-year',
    max: most,
    trades: [...builders, ...agents],
  },
  'finance.rate': { label: 'Mortgage rate', unit: 'percent', max: 30, trades: brokers },
  'finance.bridge.monthlyRate': {
    label: 'Monthly bridging rate',
    unit: 'percent-a-month',
    max: 10,
    trades: brokers,
  },
  'refi.rate': { label: 'Rate after refinancing', unit: 'percent', max: 30, trades: brokers },
  'refurb.total': { label: 'All works, including VAT', unit: 'pounds', max: 10_000_000, trades: builders },
};
const itemLine = { unit: 'pounds', max: 10_000_000, trades: builders } as const;
const itemOf = /^refurb\.items\.(\d{1,3})\.rate$/;

/** What is known of a line by its dotted path, without the deal; undefined for a figure that nobody is asked for. */
export function quoteLineAt(line: string): QuoteLine | undefined {
  return itemOf.test(line) ? { ...itemLine, label: 'Works' } : lines[line];
}

/** What the figure is called in a deal: a line of works by its name. Undefined where the deal has no such line. */
export function quoteLabel({ refurb }: Pick<EvaluationInputs, 'refurb'>, line: string): string | undefined {
  const [, place] = itemOf.exec(line) ?? [];
  if (place === undefined) return lines[line]?.label;
  const item = refurb.items[Number(place)];
  return item && `${item.name}, unit cost before VAT`;
}

/** The input that a quoted figure becomes, by dotted path: a list of works changes as a whole. */
export const quotedInput = (line: string): string => (line.startsWith('refurb.') ? 'refurb.items' : line);

/**
 * The value of that input once a quote is accepted; undefined when the line it was asked for is not there any more.
 * A quote for all works takes the place of every line of them; contingency stays on top.
 * @param amount in the unit of the line
 * @param label as the figure was called when it was asked for
 */
export function quotedValue(
  inputs: Pick<EvaluationInputs, 'refurb'>,
  line: string,
  { amount, label }: { amount: number; label: string },
): number | EvaluationInputs['refurb']['items'] | undefined {
  if (line === 'refurb.total') return [{ name: 'Works as quoted', qty: 1, rate: amount, vatPct: 0 }];
  if (!line.startsWith('refurb.')) return amount;
  // Lines move when one above them goes: it is known by its name.
  const { items } = inputs.refurb;
  const isMeant = (place: number) => quoteLabel(inputs, `refurb.items.${place}.rate`) === label;
  const asked = Number(itemOf.exec(line)?.[1]);
  const place = isMeant(asked) ? asked : items.findIndex((_, each) => isMeant(each));
  return place === -1
    ? undefined
    : items.map((item, each) => (each === place ? { ...item, rate: amount } : item));
}

/** Does a quote of this last day hold no more? Both are days, `2026-11-22`. */
export const isQuoteExpired = (validUntil: string | null, today: string): boolean =>
  validUntil !== null && validUntil < today;

/** The single lines that are the trade of a type of business, with their names. */
export const linesOfTrade = (businessType: string): readonly (readonly [line: string, label: string])[] =>
  Object.entries(lines)
    .filter(([, { trades }]) => trades.includes(businessType))
    .map(([line, { label }]) => [line, label]);

const pounds = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

/** A quoted figure with its unit: `£1,150`, `£240 per year`, `5.25%`, `0.8% per month`. */
export function quoteText(line: string, amount: number): string {
  switch (quoteLineAt(line)?.unit) {
    case 'percent':
      return `${amount}%`;
    case 'percent-a-month':
      return `${amount}% per month`;
    case 'pounds-a-year':
      return `£${pounds.format(amount)} per year`;
    default:
      return `£${pounds.format(amount)}`;
  }
}
