import { expect, it } from 'vitest';
import { isInScope, readScope } from './scope';

const company = '018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a05';

it('One owner or one tag is read from an address, and nothing else', () => {
  expect(readScope({ owner: 'me', tag: 'HMO' })).toEqual({ owner: 'me' });
  expect(readScope({ owner: company })).toEqual({ owner: company });
  expect(readScope({ owner: 'them', tag: ' HMO ' })).toEqual({ tag: 'HMO' });
  expect(readScope({ tag: ' ' })).toEqual({});
  expect(readScope({ tag: 2024 })).toEqual({ tag: '2024' });
});

it('A property belongs to each of its owners and to each of its tags', () => {
  const home = {
    owners: [
      { userId: 1, companyId: null, name: 'Hannah', share: 50 },
      { userId: null, companyId: company, name: 'Ltd', share: 50 },
    ],
    tags: ['HMO'],
  };
  expect(
    [{}, { owner: 'me' }, { owner: company }, { tag: 'HMO' }].map((scope) => isInScope(home, scope, 1)),
  ).toEqual([true, true, true, true]);
  expect(isInScope(home, { owner: 'me' }, 2)).toBe(false);
  expect(isInScope(home, { tag: 'Wales' }, 1)).toBe(false);
});
