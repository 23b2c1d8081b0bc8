import { expect, it } from 'vitest';
import { cellByKey } from './grid-keys';

const size = { rows: 3, columns: 4 };
const pressed = (keys: string) => ({
  key: keys.split('+').at(-1) ?? '',
  ctrlKey: keys.includes('Ctrl+'),
  metaKey: false,
  altKey: keys.includes('Alt+'),
  shiftKey: false,
});

it.each([
  ['ArrowLeft', [1, 1]],
  ['ArrowRight', [1, 3]],
  ['ArrowUp', [0, 2]],
  ['ArrowDown', [2, 2]],
  ['Home', [1, 0]],
  ['End', [1, 3]],
  ['Ctrl+Home', [0, 0]],
  ['Ctrl+End', [2, 3]],
])('%s leads from a cell in the middle to row and column %j', (keys, [row, column]) =>
  expect(cellByKey({ row: 1, column: 2 }, pressed(keys), size)).toEqual({ row, column }),
);

it.each([
  ['ArrowLeft', { row: 0, column: 0 }],
  ['ArrowUp', { row: 0, column: 0 }],
  ['ArrowRight', { row: 2, column: 3 }],
  ['ArrowDown', { row: 2, column: 3 }],
])('At an edge, %s stays on its cell', (key, cell) =>
  expect(cellByKey(cell, pressed(key), size)).toEqual(cell),
);

it.each(['Enter', 'a', 'Tab', 'Ctrl+ArrowLeft', 'Alt+ArrowLeft'])('%s leads nowhere', (keys) =>
  expect(cellByKey({ row: 1, column: 2 }, pressed(keys), size)).toBeNull(),
);
