import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import '@/testing/fast-check';
import { addDays } from '../dates/calendar-day';
import { occurrencesFrom, type Recurrence } from '../dates/recurrence';
import { indexedAmount } from './indexed-amount';

const monthly: Recurrence = { frequency: 'monthly', startOn: '2024-06-01', dayRule: 'same_day' };
const yearly: Recurrence = { ...monthly, frequency: 'annual' };

describe('A payment that rises every year', () => {
  it('rises on each anniversary, not before', () => {
    expect(indexedAmount(1000, 3, monthly, '2025-05-31')).toBe(1000);
    expect(indexedAmount(1000, 3, monthly, '2025-06-01')).toBe(1030);
    expect(indexedAmount(1000, 3, monthly, '2026-06-01')).toBe(1060.9);
  });

  it('does not fall before its start', () =>
    expect(indexedAmount(1000, 3, monthly, '2023-01-01')).toBe(1000));

  it('rises on 28 February when it began on a 29th', () => {
    const leap = { ...yearly, startOn: '2024-02-29' };
    expect(indexedAmount(1000, 3, leap, '2025-02-27')).toBe(1000);
    expect(indexedAmount(1000, 3, leap, '2025-02-28')).toBe(1030);
  });

  it('rises with the first working day of the month, whichever it is', () => {
    const rule: Recurrence = { ...yearly, startOn: '2024-06-03', dayRule: 'first_working' };
    expect(indexedAmount(1000, 3, rule, '2025-06-02')).toBe(1030);
    expect(indexedAmount(1000, 3, { ...rule, frequency: 'monthly' }, '2025-06-02')).toBe(1030);
  });

  it('rises a year after its first payment when the first working day of its start was over', () => {
    const rule: Recurrence = { ...yearly, startOn: '2026-07-10', dayRule: 'first_working' };
    expect(indexedAmount(1000, 3, rule, '2027-07-01')).toBe(1000);
    expect(indexedAmount(1000, 3, rule, '2028-07-03')).toBe(1030);
  });

  it('counts from the older day of a series that goes on', () => {
    const goesOn = { ...monthly, startOn: '2025-06-01', anchorOn: '2024-06-01' };
    expect(indexedAmount(1000, 3, goesOn, '2025-06-01')).toBe(1030);
  });

  it('has so many payments a year at each price, whatever its rhythm and first day', () => {
    const perYear = { monthly: 12, quarterly: 4, annual: 1 };
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4000 }).map((n) => addDays('2023-12-25', n)),
        fc.constantFrom('monthly', 'quarterly', 'annual'),
        fc.constantFrom('same_day', 'last_day', 'first_working'),
        (startOn, frequency, dayRule) => {
          const rule: Recurrence = { frequency, startOn, dayRule };
          const days = occurrencesFrom(rule, startOn, perYear[frequency] * 3);
          const amounts = days.map((day) => indexedAmount(100, 10, rule, day));
          expect(amounts).toEqual(
            [100, 110, 121].flatMap((each) => Array.from({ length: perYear[frequency] }, () => each)),
          );
        },
      ),
    );
  });
});
