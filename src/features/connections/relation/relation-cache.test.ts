import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { showChanges } from '@/api/cache/optimistic';
import { relationChange, withRelation } from './relation-cache';

const priya = { id: 2, fullName: 'Priya Raman', connectionStatus: 'none', connectionId: null };
const callum = { ...priya, id: 3, fullName: 'Callum Reyes' };
const asked = { connectionStatus: 'pending_out', connectionId: 40 } as const;
const page = { page: 1, totalPages: 1, total: 2, data: [priya, callum] };

describe('the relation to a member', () => {
  it('changes in their profile, in a list and in a list of pages', () => {
    expect(withRelation({ userId: 2, user: priya, bio: 'Hello' }, 2, asked)).toEqual({
      userId: 2,
      user: { ...priya, ...asked },
      bio: 'Hello',
    });
    expect(withRelation(page, 2, asked)).toEqual({ ...page, data: [{ ...priya, ...asked }, callum] });
    expect(withRelation({ pages: [page], pageParams: [1] }, 3, asked)).toEqual({
      pages: [{ ...page, data: [priya, { ...callum, ...asked }] }],
      pageParams: [1],
    });
  });

  it('leaves alone whatever is not about them', () => {
    const profile = { userId: 3, user: callum };
    expect(withRelation(profile, 2, asked)).toBe(profile);
    expect(withRelation(undefined, 2, asked)).toBeUndefined();
    expect(withRelation(page, 9, asked)).toBe(page);
  });

  it('is shown everywhere at once, and everywhere as it was after a failure', () => {
    const cache = new QueryClient();
    const profileKey = ['/profiles/priya.raman', {}];
    cache.setQueryData(profileKey, { userId: 2, user: priya });
    cache.setQueryData(['/users', { suggested: true }], page);
    cache.setQueryData(['/posts', {}], page);
    const shown = showChanges(cache, [relationChange(2, asked)]);
    expect(cache.getQueryData(profileKey)).toMatchObject({ user: asked });
    expect(cache.getQueryData(['/users', { suggested: true }])).toMatchObject({ data: [asked, callum] });
    expect(cache.getQueryData(['/posts', {}])).toBe(page);
    shown.undo();
    expect(cache.getQueryData(profileKey)).toEqual({ userId: 2, user: priya });
    expect(cache.getQueryData(['/users', { suggested: true }])).toEqual(page);
  });
});
