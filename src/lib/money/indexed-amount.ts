import { addMonths, partsOfDay } from '../dates/calendar-day';
import { occurrence, occurrencesFrom, type Recurrence } from '../dates/recurrence';
import { toHundredths } from './pence';

/**
 * £, to the penny, of a payment that rises by `pct` % each year, counted from the first of its series. A year is over with
 * the payment of that month, whatever its day: one of 29 February rises on 28 February, and one of the first working day
 * rises with the first working day of the month it began in.
 * @param amount £ in the first year
 */
export function indexedAmount(amount: number, pct: number, rule: Recurrence, on: string): number {
  const series = {
    ...rule,
    startOn: rule.anchorOn ?? rule.startOn,
    anchorOn: null,
    endOn: null,
    count: null,
  };
  const first = occurrencesFrom(series, series.startOn, 1)[0] ?? series.startOn;
  let years = Math.max(0, Number(on.slice(0, 4)) - Number(first.slice(0, 4)));
  if (years > 0 && anniversary(series, first, years) > on) years -= 1;
  return toHundredths(amount * (1 + pct / 100) ** years);
}

function anniversary(series: Recurrence, first: string, years: number): string {
  const { frequency } = series;
  if (frequency === 'weekly' || frequency === 'fortnightly' || frequency === 'four_weekly') {
    return addMonths(first, 12 * years);
  }
  const perYear = { monthly: 12, quarterly: 4, annual: 1 }[frequency];
  const [year, month] = partsOfDay(first);
  const [startYear, startMonth] = partsOfDay(series.startOn);
  // A first working day before the start is left out: the series then begins a step later.
  const skipped = ((year - startYear) * 12 + month - startMonth) / (12 / perYear);
  return occurrence(series, skipped + years * perYear);
}
