import { expect, it } from 'vitest';
import { linesText } from './list-text';

const kitchen = { name: 'Kitchen', qty: 1, rate: 12_000, vatPct: 0 };
const text = (lines: unknown[], others: unknown[]) => linesText('inputs.refurb.items', lines, others);

it('Works name the lines that differ, and not those that are the same', () => {
  const boiler = { name: 'Boiler', qty: 2, rate: 1_450.5, vatPct: 20 };
  expect(text([kitchen, boiler], [{ ...kitchen, qty: 2 }, boiler])).toBe(
    '2 items, with “Kitchen” (1 × £12,000)',
  );
  expect(text([{ ...kitchen, name: '' }], [kitchen])).toBe('1 item, with an unnamed item (1 × £12,000)');
  expect(text([kitchen, boiler], [kitchen])).toBe('2 items, with “Boiler” (2 × £1,450.50 plus 20% VAT)');
  expect(text([kitchen], [kitchen, boiler])).toBe('1 item');
});

it('Beyond three lines that differ the rest is counted', () => {
  const lines = ['A', 'B', 'C', 'D', 'E'].map((name) => ({ ...kitchen, name, rate: 10 }));
  expect(text(lines, [])).toBe('5 items, with “A” (1 × £10), “B” (1 × £10), “C” (1 × £10), 2 more');
});

it('Rooms say their rent, people and area, where it is known', () => {
  const room = { name: 'Room 1', rentPcm: 550, occupants: 1, sqm: 11 };
  const rooms = (...lines: unknown[]) => linesText('inputs.income.rooms', lines, []);
  expect(rooms(room)).toBe('1 room, with “Room 1” (£550 pcm, 1 person, 118 sq ft)');
  expect(rooms({ ...room, occupants: 2, sqm: null })).toBe('1 room, with “Room 1” (£550 pcm, 2 people)');
});

it('Other values are no lists of lines', () => {
  expect(linesText('tags', ['north'], [])).toBeNull();
  expect(linesText('inputs.price', 5, 6)).toBeNull();
});
