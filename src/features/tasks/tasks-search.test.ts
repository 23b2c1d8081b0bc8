import { expect, it } from 'vitest';
import { addressOf, readTasksSearch } from './tasks-search';

const task = '018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a01';

it.each([
  {},
  { view: 'property', whose: 'mine' },
  { view: 'calendar', month: '2026-12' },
  { view: 'log', whose: 'given', task },
  { add: true },
])('An address that is read and written again is the same: %j', (address) =>
  expect(addressOf(readTasksSearch(address))).toEqual(address),
);

it('What an address says that cannot be read is left out', () => {
  const wrong = { view: 'board', whose: 7, task: '../x', month: '2026-13', add: 'yes' };
  expect(readTasksSearch(wrong)).toEqual({ view: 'day', whose: 'all', isAdding: false });
});
