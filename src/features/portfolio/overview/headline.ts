import type { Schemas } from '@/api/contract';
import { missingCounts } from '@/entities/property/summary-text';
import { counted } from '@/lib/lists/counted';
import { formatPounds, formatWholePounds } from '@/lib/money/money';
import { toHundredths } from '@/lib/money/pence';
import { withMinus } from '@/lib/money/minus';

type Summary = Schemas['PropertySummary'];

/** One figure of the portfolio with what it rests on. */
export interface Figure {
  label: string;
  /** Null where it is not known. */
  value: string | null;
  /** One line below it: a comparison, or what is not counted. */
  note: string;
  /** How it moved, before the note: `+4.1%`. */
  change?: { text: string; isGain: boolean };
  /** Whether the note says that something is missing. */
  isPartial: boolean;
  /** How the table that it is the total of is ordered. */
  order: '-value' | '-debt' | '-rent' | '-yield';
}

const tenths = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** `6.3%` with a true minus; null stays null. */
export const percentText = (value: number | null): string | null =>
  value === null ? null : `${withMinus(tenths.format(value))}%`;

/** `£640 pcm`; null stays null. */
export const withPcm = (pounds: number | null): string | null =>
  pounds === null ? null : `${formatWholePounds(pounds)} pcm`;

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
  const noRent = `${counted(lacks.rent, 'property', 'properties')} without rent`;
  const hasValue = summary.valuedProperties > 0;
  const change = yearChange(summary);
  return [
    {
      label: 'Portfolio value',
      order: '-value',
      value: hasValue ? formatWholePounds(summary.value) : null,
      ...(lacks.value > 0
        ? { note: noValue }
        : change
          ? {
              change: {
                text: `${plus(change.value)}${percentText(change.value) ?? ''}`,
                isGain: change.value >= 0,
              },
              note: 'in 12 months',
            }
          : { note: 'Based on latest valuations' }),
      isPartial: lacks.value > 0,
    },
    {
      label: 'Equity',
      order: '-value',
      value: hasValue ? formatWholePounds(summary.equity) : null,
      ...(lacks.value > 0
        ? { note: noValue }
        : change
          ? {
              change: {
                text: `${plus(change.equity)}${formatWholePounds(change.equity)}`,
                isGain: change.equity >= 0,
              },
              note: 'in 12 months',
            }
          : { note: 'Value less debt' }),
      isPartial: lacks.value > 0,
    },
    {
      label: 'Loan to value',
      order: '-debt',
      value: percentText(summary.ltv),
      note:
        summary.debt > 0
          ? lacks.value > 0
            ? `Where the value is known; total debt ${formatWholePounds(summary.debt)}`
            : `Debt ${formatWholePounds(summary.debt)}`
          : 'No mortgages added',
      isPartial: false,
    },
    {
      label: 'Monthly rent',
      order: '-rent',
      // With its pence, as the table that it opens says it.
      value: formatPounds(summary.rentPcm),
      note: lacks.rent > 0 ? noRent : `${formatPounds(summary.rentPcm * 12)} per year`,
      isPartial: lacks.rent > 0,
    },
    {
      label: 'Gross yield',
      order: '-yield',
      value: percentText(summary.grossYield),
      note: yieldNote(summary),
      isPartial: summary.grossYield === null,
    },
  ];
}

/** The net yield, and why the yields are not those of the rent and value beside them: homes that are not counted, or guests who pay. */
function yieldNote(summary: Summary): string {
  const { grossYield, netYield, rentPcm, value } = summary;
  if (grossYield === null) return 'Needs a value and rent';
  const net =
    netYield === null ? 'Add transactions to see net yield' : `Net yield ${percentText(netYield) ?? ''}`;
  if (percentText(toHundredths((rentPcm * 1200) / value)) === percentText(grossYield)) return net;
  const lacks = missingCounts(summary);
  return `${net}, ${lacks.value + lacks.rent > 0 ? 'where rent and value are known' : 'with guest income'}`;
}

/** Where the cash flow stands by month, on the same page. */
export const cashFlowId = 'cash-flow-by-month';

/** A figure of the second row. */
interface FurtherFigure {
  label: string;
  value: string;
  /** What it is compared with. */
  note?: string;
  tone?: 'red';
  /** What it is the total of; nothing where there is none. */
  opens?: 'cash-flow' | 'properties' | 'arrears' | 'renewals';
}

/** `£420 below forecast in total (3 of 13 properties)`: of those that were bought by an evaluation, as their pages say it. */
function forecastNote({ forecast, earnings }: Summary): { note?: string } {
  if (forecast === null) return {};
  const difference = toHundredths(forecast.actual - forecast.forecast);
  const pounds = formatWholePounds(Math.abs(difference));
  const whose = `${forecast.properties} of ${counted(earnings.length, 'property', 'properties')}`;
  return { note: `${pounds} ${difference < 0 ? 'below' : 'above'} forecast in total (${whose})` };
}

/** What stands in the second row: how the portfolio is doing, each in one line. */
export function furtherFigures(summary: Summary): FurtherFigure[] {
  const { netCashFlowPcm, occupancyPct, arrears, renewalsIn12Months } = summary;
  return [
    {
      label: 'Net cash flow, last 12 months',
      value: withPcm(netCashFlowPcm) ?? 'No transactions yet',
      ...forecastNote(summary),
      ...(netCashFlowPcm !== null && {
        opens: 'cash-flow' as const,
        ...(netCashFlowPcm < 0 && { tone: 'red' as const }),
      }),
    },
    {
      label: 'Occupancy',
      value: percentText(occupancyPct) ?? 'No homes to let',
      ...(occupancyPct !== null && { opens: 'properties' as const }),
    },
    {
      label: 'Arrears',
      value: formatPounds(arrears),
      opens: 'arrears',
      ...(arrears > 0 && { tone: 'red' as const }),
    },
    {
      label: 'Renewals, next 12 months',
      value: renewalsIn12Months.toLocaleString('en-GB'),
      opens: 'renewals',
    },
  ];
}
