import { expect, it } from 'vitest';
import { stampDutyAmount } from '@/lib/stamp-duty/stamp-duty';
import { rateDays } from './rate-days';

it('are the starts of periods and gaps and the changes of tax, the latest first', () => {
  const days = rateDays('england-wales');
  expect(days.slice(0, 2)).toEqual([
    { day: '2027-04-06', why: ['tax'] },
    { day: '2025-04-01', why: ['duty'] },
  ]);
  expect(days.at(-1)).toEqual({ day: '2000-01-01', why: ['start'] });
  expect(days).toContainEqual({ day: '2003-12-01', why: ['gap'] });
  expect(days).toContainEqual({ day: '2020-04-06', why: ['tax'] });
  expect(days.map(({ day }) => day)).toEqual(
    days
      .map(({ day }) => day)
      .toSorted()
      .toReversed(),
  );
});

it('are the only days on which stamp duty changes', () => {
  for (const region of ['england-wales', 'scotland'] as const) {
    const starts = rateDays(region).map(({ day }) => day);
    const changes: string[] = [];
    const moment = new Date('2014-01-01T00:00:00Z');
    let before = stampDutyAmount(300_000, region, '2013-12-31');
    while (moment.getUTCFullYear() < 2027) {
      const day = moment.toISOString().slice(0, 10);
      const now = stampDutyAmount(300_000, region, day);
      if (now !== before) changes.push(day);
      before = now;
      moment.setUTCDate(moment.getUTCDate() + 1);
    }
    expect(changes.length).toBeGreaterThan(4);
    expect(starts).toEqual(expect.arrayContaining(changes));
  }
});

it('has no change of income tax for who pays none', () => {
  expect(rateDays('england-wales').some(({ why }) => why.includes('tax'))).toBe(true);
  expect(rateDays('england-wales', false).some(({ why }) => why.includes('tax'))).toBe(false);
});
