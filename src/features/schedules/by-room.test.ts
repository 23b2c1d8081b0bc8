import { expect, it } from 'vitest';
import { byRoom } from './by-room';

it('Items stand under their rooms in the order in which these come first', () => {
  const items = ['Kitchen', 'Hall', 'Kitchen', null].map((room, at) => ({ room, at }));
  expect(byRoom(items).map(({ room, rows }) => [room, rows.map(({ at }) => at)])).toEqual([
    ['Kitchen', [0, 2]],
    ['Hall', [1]],
    ['General', [3]],
  ]);
  expect(byRoom([])).toEqual([]);
});
