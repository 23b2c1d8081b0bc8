import { expect, it } from 'vitest';
import { refurbTotal } from '@/lib/evaluation/strategies/purchase';
import { isSameRefurb, refurbOf } from './refurb-of';

const line = (room: string | null, name: string, qty: number, rate: number, vatPct = 20) => ({
  room,
  name,
  qty,
  rate,
  vatPct,
});
const works = {
  items: [
    line('Whole house', 'Skips', 3, 285),
    line(null, 'Boiler', 1, 5480),
    line('Hall', 'Paint', 2, 99, 0),
  ],
  contingencyPct: 10,
};

it('The works of a schedule come to the same total as the refurbishment of an evaluation', () => {
  const refurb = refurbOf(works);
  expect(refurb.items.map(({ name }) => name)).toEqual(['Whole house: Skips', 'Boiler', 'Hall: Paint']);
  // (3 × 285 + 5,480) × 1.2 + 2 × 99, and a tenth more.
  expect(refurbTotal(refurb)).toBeCloseTo(8580, 2);
});

it('A refurbishment is that of a schedule only line by line, with the same contingency', () => {
  const refurb = refurbOf(works);
  expect(isSameRefurb(works, refurb)).toBe(true);
  expect(isSameRefurb(works, { ...refurb, contingencyPct: 15 })).toBe(false);
  expect(isSameRefurb(works, { ...refurb, items: refurb.items.slice(1) })).toBe(false);
  expect(isSameRefurb({ ...works, items: works.items.toReversed() }, refurb)).toBe(false);
});

it('A name that is too long for a line is cut', () => {
  const [item] = refurbOf({ items: [line('Kitchen', 'x'.repeat(200), 1, 1)], contingencyPct: 0 }).items;
  expect(item?.name).toHaveLength(120);
});
