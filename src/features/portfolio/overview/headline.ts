import type { Schemas } from '@/api/contract';
import { counted } from '@/lib/lists/counted';
import { formatPounds, formatWholePounds } from '@/lib/money/money';

type Summary = Schemas['PropertySummary'];

/** One figure of the portfolio with what it rests on. */
export interface Figure {
  label: string;
  /** Null where it is not known. */
  value: string | null;
  /** One line below it: a comparison, or what is not counted. */
  note: string;
  /** Whether the note says that something is missing. */
  isPartial: boolean;
  /** How the table that it is the total of is ordered. */
  order: '-value' | '-debt' | '-rent' | '-yield';
}

const tenths = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** `6.3%` with a true minus; null stays null. */
export const percentText = (value: number | null): string | null =>
  value === null ? null : `${tenths.format(value).replace('-', '−')}%`;

const withPcm = (pounds: number | null): string | null =>
  pounds === null ? null : `${formatWholePounds(pounds)} pcm`;

/** `13 properties, 10 let, 1 sold`: those that are held, then what of them is let. */
export function countText({ properties, earnings, letProperties }: Summary): string {
  const held = earnings.length;
  const sold = properties - held;
  return [
    counted(held, 'property', 'properties'),
    ...(held > 0 ? [`${letProperties.toLocaleString('en-GB')} let`] : []),
    ...(sold > 0 ? [`${sold.toLocaleString('en-GB')} sold`] : []),
  ].join(', ');
}

/** How many homes lack a value, and how many a rent. */
export function missingCounts({ missing }: Pick<Summary, 'missing'>): { value: number; rent: number } {
  const count = (field: 'value' | 'rent') => missing.filter(({ fields }) => fields.includes(field)).length;
  return { value: count('value'), rent: count('rent') };
}

/** How value and equity moved over twelve months: homes bought and sold meanwhile count. Null without a history that long. */
function yearChange({ history }: Pick<Summary, 'history'>): { value: number; equity: number } | null {
  const [now, before] = [history.at(-1), history.at(-13)];
  if (!now || !before || before.value <= 0) return null;
  return {
    value: ((now.value - before.value) / before.value) * 100,
    equity: now.value - now.debt - (before.value - before.debt),
  };
}

const plus = (value: number) => (value > 0 ? '+' : '');

/** The five leading figures, each with what is not counted in it: what is missing is named and never 0. */
export function leadingFigures(summary: Summary): Figure[] {
  const lacks = missingCounts(summary);
  const noValue = `${counted(lacks.value, 'property', 'properties')} without a value`;
  const noRent = `${counted(lacks.rent, 'property', 'properties')} without a rent`;
  const hasValue = summary.valuedProperties > 0;
  const change = yearChange(summary);
  return [
    {
      label: 'Portfolio value',
      order: '-value',
      value: hasValue ? formatWholePounds(summary.value) : null,
      note:
        lacks.value > 0
          ? noValue
          : change
            ? `${plus(change.value)}${percentText(change.value)} in 12 months`
            : 'Based on latest valuations',
      isPartial: lacks.value > 0,
    },
    {
      label: 'Equity',
      order: '-value',
      value: hasValue ? formatWholePounds(summary.equity) : null,
      note:
        lacks.value > 0
          ? noValue
          : change
            ? `${plus(change.equity)}${formatWholePounds(change.equity)} in 12 months`
            : 'Value less debt',
      isPartial: lacks.value > 0,
    },
    {
      label: 'Loan to value',
      order: '-debt',
      value: percentText(summary.ltv),
      note:
        summary.debt > 0
          ? `Debt ${formatWholePounds(summary.debt)}${lacks.value > 0 ? ', all properties' : ''}`
          : 'No mortgages added',
      isPartial: false,
    },
    {
      label: 'Monthly rent',
      order: '-rent',
      value: formatWholePounds(summary.rentPcm),
      note: lacks.rent > 0 ? noRent : `${formatWholePounds(summary.rentPcm * 12)} a year`,
      isPartial: lacks.rent > 0,
    },
    {
      label: 'Gross yield',
      order: '-yield',
      value: percentText(summary.grossYield),
      note:
        summary.grossYield === null
          ? 'Needs a value and a rent'
          : summary.netYield === null
            ? 'Add transactions to see net yield'
            : `Net ${percentText(summary.netYield)}`,
      isPartial: summary.grossYield === null,
    },
  ];
}

/** What stands in the second row: how the portfolio is doing, each in one line. */
export function furtherFigures(
  summary: Summary,
): { label: string; value: string; tone?: 'red'; opens?: 'arrears' | 'renewals' }[] {
  const { netCashFlowPcm, occupancyPct, arrears, renewalsIn12Months } = summary;
  return [
    {
      label: 'Net cash flow, last 12 months',
      value: withPcm(netCashFlowPcm) ?? 'No transactions yet',
      ...(netCashFlowPcm !== null && netCashFlowPcm < 0 && { tone: 'red' as const }),
    },
    { label: 'Occupancy', value: percentText(occupancyPct) ?? 'No homes to let' },
    {
      label: 'Arrears',
      value: formatPounds(arrears),
      ...(arrears > 0 && { tone: 'red' as const, opens: 'arrears' as const }),
    },
    {
      label: 'Renewals, next 12 months',
      value: renewalsIn12Months.toLocaleString('en-GB'),
      opens: 'renewals' as const,
    },
  ];
}
