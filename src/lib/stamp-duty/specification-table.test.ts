import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/dates/calendar-day';
import type { Region } from './region';
import { stampDuty } from './stamp-duty';

// The table of specification §9, as it is written there: first and last day, lower thresholds in pounds, per cent.
const table: readonly [Region, string, string | null, string, string][] = [
  ['england-wales', '2000-01-01', '2003-11-30', '0', '0'],
  ['england-wales', '2016-04-01', '2020-07-07', '0/125k/250k/925k/1.5m', '3/5/8/13/15'],
  ['england-wales', '2020-07-08', '2021-06-30', '0/500k/925k/1.5m', '3/8/13/15'],
  ['england-wales', '2021-07-01', '2021-09-30', '0/250k/925k/1.5m', '3/8/13/15'],
  ['england-wales', '2021-10-01', '2022-09-22', '0/125k/250k/925k/1.5m', '3/5/8/13/15'],
  ['england-wales', '2022-09-23', '2024-10-30', '0/250k/925k/1.5m', '3/8/13/15'],
  ['england-wales', '2024-10-31', '2025-03-31', '0/250k/925k/1.5m', '5/10/15/17'],
  ['england-wales', '2025-04-01', null, '0/125k/250k/925k/1.5m', '5/7/10/15/17'],
  ['scotland', '2015-04-01', '2016-03-31', '0/145k/250k/325k/750k', '0/2/5/10/12'],
  ['scotland', '2016-04-01', '2019-01-24', '0/145k/250k/325k/750k', '3/5/8/13/15'],
  ['scotland', '2019-01-25', '2020-07-14', '0/145k/250k/325k/750k', '4/6/9/14/16'],
  ['scotland', '2020-07-15', '2021-03-31', '0/145k/250k/325k/750k', '4/4/9/14/16'],
  ['scotland', '2021-04-01', '2022-12-15', '0/145k/250k/325k/750k', '4/6/9/14/16'],
  ['scotland', '2022-12-16', '2024-12-04', '0/145k/250k/325k/750k', '6/8/11/16/18'],
  ['scotland', '2024-12-05', null, '0/145k/250k/325k/750k', '8/10/13/18/20'],
];

const units: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000 };
const pounds = (text: string) => Number.parseFloat(text) * (units[text.slice(-1)] ?? 1);

/** Rates on a day, as `from: per cent` of each band; null when none are on file. */
const bandsOn = (region: Region, day: string) =>
  stampDuty(3_000_000, region, day)?.bands.map(({ from, rate }) => `${from}: ${rate}`) ?? null;

describe.each(table)('in %s from %s to %s', (region, first, last, thresholds, rates) => {
  const percents = rates.split('/');
  const bands = thresholds.split('/').map((from, index) => `${pounds(from)}: ${percents[index]}`);

  it(`has the bands ${thresholds} at ${rates} %`, () => {
    expect(bandsOn(region, first)).toEqual(bands);
    expect(bandsOn(region, last ?? '2031-12-31')).toEqual(bands);
  });

  it('has others on the day before and on the day after', () => {
    expect(bandsOn(region, addDays(first, -1))).not.toEqual(bands);
    if (last !== null) expect(bandsOn(region, addDays(last, 1))).not.toEqual(bands);
  });

  it('taxes each part of the price at the rate of its band', () => {
    // Over the highest threshold, so that every band has its share.
    const price = pounds(thresholds.split('/').at(-1) ?? '') + 100;
    const steps = thresholds.split('/').map(pounds);
    const tax = steps.reduce((sum, from, index) => {
      const to = Math.min(price, steps[index + 1] ?? price);
      return sum + ((to - from) * Number(percents[index])) / 100;
    }, 0);
    expect(stampDuty(price, region, first)?.amount).toBe(Math.round(tax));
  });
});

it('has no rates available outside the table', () => {
  expect(bandsOn('england-wales', '1999-12-31')).toBeNull();
  expect(bandsOn('england-wales', '2003-12-01')).toBeNull();
  expect(bandsOn('england-wales', '2016-03-31')).toBeNull();
  expect(bandsOn('scotland', '2015-03-31')).toBeNull();
});
