import fc from 'fast-check';
import { expect, it } from 'vitest';
import '@/testing/fast-check';
import { addDays, addMonths, daysBetween, isCalendarDay, londonDay, partsOfDay } from './calendar-day';
import { londonMoment, londonTime } from './london-moment';
import { occurrencesFrom, type Recurrence } from './recurrence';

const days = fc.integer({ min: 0, max: 60_000 }).map((n) => addDays('1999-12-20', n));
const months = fc.integer({ min: -600, max: 600 });

it('Months added lead to the same day, or to the last one of a shorter month', () => {
  fc.assert(
    fc.property(days, months, (day, count) => {
      const [year, month, date] = partsOfDay(day);
      const [toYear, toMonth, toDate] = partsOfDay(addMonths(day, count));
      expect(toYear * 12 + toMonth - year * 12 - month).toBe(count);
      expect(isCalendarDay(addMonths(day, count))).toBe(true);
      if (toDate !== date) expect(addDays(addMonths(day, count), 1).slice(8)).toBe('01');
    }),
  );
});

it('A later day never leads to an earlier one, by months or by days', () => {
  fc.assert(
    fc.property(days, days, months, (a, b, count) => {
      const [first, last] = a < b ? [a, b] : [b, a];
      expect(addMonths(first, count) <= addMonths(last, count)).toBe(true);
      expect(addDays(first, daysBetween(first, last))).toBe(last);
    }),
  );
});

it('Every minute of a London day belongs to it, over both changes of the clocks', () => {
  const minutes = fc.integer({ min: 0, max: 1439 });
  const text = (n: number) => String(n).padStart(2, '0');
  fc.assert(
    fc.property(days, minutes, (day, minute) => {
      const time = `${text(Math.floor(minute / 60))}:${text(minute % 60)}`;
      const moment = new Date(londonMoment(day, time));
      expect(londonDay(moment)).toBe(day);
      // The hour that the spring change leaves out is read as the next one.
      if (londonTime(moment) !== time) expect(time.slice(0, 2)).toBe('01');
    }),
  );
});

it('A series falls on rising days, one in each of its steps, and goes on the same from anywhere', () => {
  const rules = fc.record({
    frequency: fc.constantFrom('weekly', 'fortnightly', 'four_weekly', 'monthly', 'quarterly', 'annual'),
    startOn: days,
    dayRule: fc.constantFrom('same_day', 'last_day', 'first_working'),
  }) satisfies fc.Arbitrary<Recurrence>;
  fc.assert(
    fc.property(rules, fc.integer({ min: 0, max: 11 }), (rule, skip) => {
      const all = occurrencesFrom(rule, rule.startOn, 12);
      expect(all).toEqual([...new Set(all)].toSorted());
      expect(occurrencesFrom(rule, all[skip] ?? '', 12 - skip)).toEqual(all.slice(skip));
    }),
  );
});
