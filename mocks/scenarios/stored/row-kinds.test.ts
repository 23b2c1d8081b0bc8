import { expect, it } from 'vitest';
import { isLikeRows } from './row-kinds';

const rows = [
  { id: 1, name: 'Flat', tags: ['hmo'], note: null, at: '2026-05-13' },
  { id: 2, name: 'House', tags: [], note: { text: 'Damp' }, at: '2026-05-14' },
];

it.each([
  [{ id: 3, name: 'Shop', tags: [], note: null, at: '' }, true],
  [{ id: 3, tags: ['epc'], unknown: 7 }, true],
  [{ id: 3, name: null }, true],
  [{ id: 3, tags: null }, false],
  [{ id: 3, tags: 'hmo' }, false],
  [{ id: 3, name: 7 }, false],
  [{ id: 3, note: 'Damp' }, false],
])('A row %j fits the rows of its table: %j', (row, isFit) => {
  expect(isLikeRows(row, rows)).toBe(isFit);
});

it('A row fits a table without rows', () => {
  expect(isLikeRows({ id: 1, tags: null }, [])).toBe(true);
});
