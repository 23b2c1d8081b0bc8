import { expect, it } from 'vitest';
import { firstKeys, shownRows } from './row-window';

interface Row {
  id: number;
}

const options = { keyOf: ({ id }: Row) => id, rowHeight: 60 };
/** A server's null where a row must be, and one without its id. */
const spoilt = JSON.parse('[{"id":1},null,{},{"id":4}]') as Row[]; // -- what a server that breaks its contract may send

it('shows the rows of a long list that have no id, by their places', () => {
  const keys = firstKeys(spoilt, options);
  expect(keys).toEqual(new Set([1, 'at-1', 'at-2', 4]));
  expect(shownRows(spoilt, keys, options)).toEqual(spoilt);
  expect(shownRows(spoilt, new Set(['at-1']), options)).toEqual([null]);
});

it('begins a long list with its first twenty rows', () => {
  const rows = Array.from({ length: 1000 }, (_, id) => ({ id }));
  expect(shownRows(rows, firstKeys(rows, options), options)).toEqual(rows.slice(0, 20));
});
