import { expect, it } from 'vitest';
import { recycle, rowsInPlace, type Recycled } from './recycled-rows';

const letters = (text: string) => text.split('');
const said = (rows: ReturnType<typeof rowsInPlace<string>>) =>
  rows.map(({ item, slot }) => `${item}${slot}`).join(' ');
const rowsOf = (last: Recycled<string> | null, of: string, text: string) =>
  recycle(last, of, letters(text), (item) => item);

it('The rows of another filter take the places of those before, the first of them at once', () => {
  const before = rowsOf(null, 'all', 'abcd');
  const after = rowsOf(before, 'repairs', 'wxyz');
  expect(said(rowsInPlace(after, 2))).toBe('w0 x1 c2 d3');
  expect(said(rowsInPlace(after, 4))).toBe('w0 x1 y2 z3');
});

it('A row keeps its place while others come and go around it', () => {
  const before = rowsOf(null, 'all', 'abc');
  expect(said(rowsOf(before, 'all', 'acd').rows)).toBe('a0 c2 d3');
  expect(said(rowsOf(before, 'all', 'nabc').rows)).toBe('n3 a0 b1 c2');
});

it('No two rows share a place, whatever came before the filter changed', () => {
  const before = rowsOf(rowsOf(null, 'all', 'abc'), 'all', 'nabc');
  const shown = rowsInPlace(rowsOf(before, 'repairs', 'wxyz'), 2);
  expect(said(shown)).toBe('w0 x1 n3 c2');
  expect(new Set(shown.map(({ slot }) => slot)).size).toBe(shown.length);
});

it('Fewer rows than before leave no row of the filter before once all are drawn', () => {
  const after = rowsOf(rowsOf(null, 'all', 'abcd'), 'repairs', 'w');
  expect(said(rowsInPlace(after, 11))).toBe('w0');
});
