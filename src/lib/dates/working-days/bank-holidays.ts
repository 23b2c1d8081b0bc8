// Bank holidays of each nation under the Banking and Financial Dealings Act 1971, sch. 1, by the rules that make them and the
// days that were proclaimed beside them (https://www.gov.uk/bank-holidays, checked 2026-11-25).
import { addDays, dayOf } from '../calendar-day';

export type Nation = 'england' | 'wales' | 'scotland' | 'northern_ireland';

/** One day of one year: another day took the holiday's place, or there was one more. */
const proclaimed: readonly { day: string; nations: readonly Nation[]; instead?: string }[] = [
  ...(
    [
      { day: '2020-05-08', instead: '2020-05-04' },
      { day: '2022-06-02', instead: '2022-05-30' },
      { day: '2022-06-03' },
      { day: '2022-09-19' },
      { day: '2023-05-08' },
    ] as const
  ).map((each) => ({ ...each, nations: ['england', 'wales', 'scotland', 'northern_ireland'] as const })),
  // The day after Scotland's first match of the World Cup.
  { day: '2026-06-15', nations: ['scotland'] },
];

const known = new Map<string, ReadonlySet<string>>();

/** The bank holidays of a year, as ISO days; a holiday on a weekend is the next weekday that is none. */
export function bankHolidays(year: number, nation: Nation): ReadonlySet<string> {
  const key = `${nation}-${year}`;
  const days = known.get(key) ?? holidaysOf(year, nation);
  known.set(key, days);
  return days;
}

function holidaysOf(year: number, nation: Nation): ReadonlySet<string> {
  const isScottish = nation === 'scotland';
  const easter = easterSunday(year);
  const fixed = [
    [1, 1],
    ...(isScottish ? [[1, 2]] : []),
    ...(nation === 'northern_ireland'
      ? [
          [3, 17],
          [7, 12],
        ]
      : []),
    ...(isScottish ? [[11, 30]] : []),
    [12, 25],
    [12, 26],
  ].map(([month = 1, day = 1]) => dayOf(year, month, day));
  const days = new Set([
    ...fixed.filter((day) => !isWeekend(day)),
    addDays(easter, -2),
    ...(isScottish ? [] : [addDays(easter, 1)]),
    firstMonday(year, 5),
    lastMonday(year, 5),
    isScottish ? firstMonday(year, 8) : lastMonday(year, 8),
  ]);
  for (let day of fixed.filter(isWeekend)) {
    while (isWeekend(day) || days.has(day)) day = addDays(day, 1);
    days.add(day);
  }
  for (const { day, nations, instead } of proclaimed) {
    if (!day.startsWith(String(year)) || !nations.includes(nation)) continue;
    if (instead !== undefined) days.delete(instead);
    days.add(day);
  }
  return days;
}

/** 0 for Sunday to 6 for Saturday. */
const weekdayOf = (day: string) => new Date(day).getUTCDay();
export const isWeekend = (day: string) => weekdayOf(day) % 6 === 0;
const firstMonday = (year: number, month: number) => {
  const first = dayOf(year, month, 1);
  return addDays(first, (8 - weekdayOf(first)) % 7);
};
const lastMonday = (year: number, month: number) => {
  const last = dayOf(year, month, 31);
  return addDays(last, -((weekdayOf(last) + 6) % 7));
};

/** Easter Sunday of the Gregorian calendar (the algorithm of Meeus, Jones and Butcher). */
function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const days = h + l - 7 * Math.floor((a + 11 * h + 22 * l) / 451) + 114;
  return dayOf(year, Math.floor(days / 31), (days % 31) + 1);
}
