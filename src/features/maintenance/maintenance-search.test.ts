import { expect, it } from 'vitest';
import { addressOf, filtersOf, readMaintenanceSearch } from './maintenance-search';

const job = '018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a05';

it('An address that was written is read as it was, and what it can’t mean is left out', () => {
  const search = { shown: 'done', category: 'roof', view: 'board', job } as const;
  expect(readMaintenanceSearch(addressOf(search))).toEqual(search);
  expect(addressOf({ shown: 'todo' })).toEqual({});
  expect(readMaintenanceSearch({ show: 'later', category: 1, view: 'wall', job: 'x' })).toEqual({
    shown: 'todo',
  });
});

it('What is to do stands by its deadline, and leaves out what is deferred', () => {
  expect(filtersOf({ shown: 'todo' })).toEqual({ due: true, sort: 'deadline' });
  expect(filtersOf({ shown: 'deferred', category: 'damp' })).toEqual({
    status: ['deferred'],
    sort: 'deadline',
    category: 'damp',
  });
});
