import { expect, it } from 'vitest';
import { compareItems } from './compare';

const item = (
  name: string,
  condition: 'new' | 'good' | 'fair' | 'poor' | null = 'good',
  qty = 1,
  room: string | null = 'Lounge',
) => ({ name, condition, qty, room });

it('A check-out says what got worse or better, what is missing and what is new', () => {
  const before = [item('Sofa'), item('Rug', 'fair'), item('Chair', 'good', 4), item('Lamp')];
  const after = [item('sofa ', 'poor'), item('Rug', 'good'), item('Chair', 'good', 3), item('Table', 'new')];
  const { changes, missing } = compareItems(before, after);
  expect(changes.map((each) => each.map(({ tone, text }) => `${text} (${tone})`))).toEqual([
    ['Was good (amber)'],
    ['Was fair (green)'],
    ['1 of 4 missing (red)'],
    ['Added (teal)'],
  ]);
  expect(missing.map(({ name }) => name)).toEqual(['Lamp']);
});

it('Of two items with one name each is compared with its own, and rooms are kept apart', () => {
  const before = [item('Radiator', 'good'), item('Radiator', 'fair'), item('Radiator', 'good', 1, 'Hall')];
  const after = [item('Radiator', 'good'), item('Radiator', 'poor')];
  const { changes, missing } = compareItems(before, after);
  expect(changes.map((each) => each.map(({ text }) => text))).toEqual([[], ['Was fair']]);
  expect(missing).toEqual([before[2]]);
});
