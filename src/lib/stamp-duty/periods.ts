import { isCalendarDay } from '@/lib/dates/calendar-day';
import type { Region } from './region';

/** A slice of the price from `from` pounds up to the next band, taxed at `rate` per cent. */
export interface Band {
  readonly from: number;
  readonly rate: number;
}

/** Days (ISO, both included) on which one set of bands holds; `to` is null for the one that still holds. */
export interface Period {
  readonly from: string;
  readonly to: string | null;
  readonly bands: readonly Band[];
}

const banded = (thresholds: readonly number[], ...rates: number[]): readonly Band[] =>
  thresholds.map((from, index) => ({ from, rate: rates[index] ?? 0 }));

const five = [0, 125_000, 250_000, 925_000, 1_500_000];
const four = [0, 250_000, 925_000, 1_500_000];
const scottish = [0, 145_000, 250_000, 325_000, 750_000];

const englandAndWales: readonly Period[] = [
  { from: '2000-01-01', to: '2003-11-30', bands: banded([0], 0) },
  { from: '2016-04-01', to: '2020-07-07', bands: banded(five, 3, 5, 8, 13, 15) },
  { from: '2020-07-08', to: '2021-06-30', bands: banded([0, 500_000, 925_000, 1_500_000], 3, 8, 13, 15) },
  { from: '2021-07-01', to: '2021-09-30', bands: banded(four, 3, 8, 13, 15) },
  { from: '2021-10-01', to: '2022-09-22', bands: banded(five, 3, 5, 8, 13, 15) },
  { from: '2022-09-23', to: '2024-10-30', bands: banded(four, 3, 8, 13, 15) },
  { from: '2024-10-31', to: '2025-03-31', bands: banded(four, 5, 10, 15, 17) },
  { from: '2025-04-01', to: null, bands: banded(five, 5, 7, 10, 15, 17) },
];

const scotland: readonly Period[] = [
  { from: '2015-04-01', to: '2016-03-31', bands: banded(scottish, 0, 2, 5, 10, 12) },
  { from: '2016-04-01', to: '2019-01-24', bands: banded(scottish, 3, 5, 8, 13, 15) },
  { from: '2019-01-25', to: '2020-07-14', bands: banded(scottish, 4, 6, 9, 14, 16) },
  { from: '2020-07-15', to: '2021-03-31', bands: banded(scottish, 4, 4, 9, 14, 16) },
  { from: '2021-04-01', to: '2022-12-15', bands: banded(scottish, 4, 6, 9, 14, 16) },
  { from: '2022-12-16', to: '2024-12-04', bands: banded(scottish, 6, 8, 11, 16, 18) },
  { from: '2024-12-05', to: null, bands: banded(scottish, 8, 10, 13, 18, 20) },
];

/** The table of specification §9, oldest first. It has gaps: England and Wales from December 2003 to March 2016. */
export const periods: Readonly<Record<Region, readonly Period[]>> = {
  'england-wales': englandAndWales,
  scotland,
};

/** The period in which a day (ISO `2026-11-21`) lies; undefined outside all of them and for what is no day. */
export function periodOn(region: Region, day: string): Period | undefined {
  // 30 February is a day of no month, and has no rates.
  if (!isCalendarDay(day)) return undefined;
  // ISO days sort as text.
  return periods[region].find(({ from, to }) => from <= day && (to === null || day <= to));
}
