// The forecast that was kept when a deal was completed, and the months it is scored by.
import { addMonths } from '../dates/calendar-day';
import { evaluate } from '../evaluation/evaluate';
import type { EvaluationInputs } from '../evaluation/inputs/inputs';
import type { Terms } from '../evaluation/inputs/terms';
import { projection } from '../evaluation/projection';
import { sumOf, toHundredths } from '../money/pence';
import { regionOfNation } from '../stamp-duty/region';
import type { ForecastMonth, MonthMoney } from './actuals';

/** What of an evaluation a forecast is made from. */
type Content = Pick<Terms, 'nation' | 'strategies' | 'primary' | 'roceBasis'> & { inputs: EvaluationInputs };

/** The state of an evaluation that a forecast rests on. */
export interface KeptForecast {
  content: Content;
  /** Whether it is the very version; else the next that was kept. */
  isExact: boolean;
}

/**
 * The state of the version that was linked: the evaluation itself while it was not changed since, else the earliest kept state from
 * that version on.
 */
export function keptForecast(
  now: Content & { version: number },
  versions: readonly { version: number; content: Content }[],
  linked: number | null,
): KeptForecast {
  const wanted = linked ?? now.version;
  const [kept] = versions
    .filter(({ version }) => version >= wanted)
    .toSorted((a, b) => a.version - b.version);
  if (now.version <= wanted || kept === undefined) return { content: now, isExact: now.version <= wanted };
  return { content: kept.content, isExact: kept.version === wanted };
}

/** The years of the hold as the forecast has them, £; empty where it can't be worked out or nothing is held. */
export function forecastYears({ content }: KeptForecast, years: number) {
  const { inputs, nation, strategies, primary, roceBasis } = content;
  const terms = { region: regionOfNation(nation), nation, outcode: null, strategies, primary, roceBasis };
  return projection(inputs, primary, evaluate(inputs, terms).strategies, years);
}

/** The twelve months to this one, oldest first. @param today ISO day in London */
export const lastMonths = (today: string): readonly string[] =>
  Array.from({ length: 12 }, (_, index) => addMonths(today, index - 11).slice(0, 7));

/** Sums of months, and how far the cash flow is from its forecast. */
export interface Score {
  forecast: MonthMoney;
  actual: MonthMoney;
  difference: number;
}

const total = (months: readonly MonthMoney[]): MonthMoney => ({
  income: sumOf(months.map(({ income }) => income)),
  costs: sumOf(months.map(({ costs }) => costs)),
  finance: sumOf(months.map(({ finance }) => finance)),
  cashFlow: sumOf(months.map(({ cashFlow }) => cashFlow)),
});

/** The score of months that are over. */
export function scoreOf(months: readonly ForecastMonth[]): Score {
  const forecast = total(months.map((each) => each.forecast));
  const actual = total(months.map((each) => each.actual));
  return { forecast, actual, difference: toHundredths(actual.cashFlow - forecast.cashFlow) };
}
