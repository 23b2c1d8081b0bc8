import { describe, expect, it } from 'vitest';
import type { Schemas } from '@/api/contract';
import { kindsByCount, reactionTotal, withMyReaction } from './reactions';

const post: Schemas['Post'] = {
  id: 1,
  authUser: { id: 2, fullName: 'Priya Raman', username: 'priya.raman', profileImage: null },
  content: 'Exchanged today.',
  mentions: [],
  attachment: null,
  audience: 'members',
  tags: [],
  reactionCounts: { like: 3, would_buy: 5 },
  myReaction: null,
  commentCount: 0,
  createdAt: '2026-11-21T09:00:00.000Z',
  editedAt: null,
};

describe('reactions', () => {
  it('adds mine to its count', () => {
    expect(withMyReaction(post, { id: 9, type: 'like' }).reactionCounts).toEqual({ like: 4, would_buy: 5 });
  });

  it('moves mine from one kind to another', () => {
    const liked = withMyReaction(post, { id: 9, type: 'like' });
    expect(withMyReaction(liked, { id: 9, type: 'congrats' }).reactionCounts).toEqual({
      like: 3,
      would_buy: 5,
      congrats: 1,
    });
  });

  it('counts the same reaction once, however often it is set', () => {
    const liked = withMyReaction(post, { id: 9, type: 'like' });
    expect(withMyReaction(liked, { id: 9, type: 'like' })).toEqual(liked);
  });

  it('gives back the first state when mine is taken back', () => {
    expect(withMyReaction(withMyReaction(post, { id: 9, type: 'like' }), null)).toEqual(post);
  });

  it('shows the most frequent kinds first and adds all of them up', () => {
    expect(kindsByCount(post.reactionCounts).map(({ label }) => label)).toEqual(['Would buy', 'Like']);
    expect(reactionTotal(post.reactionCounts)).toBe(8);
  });
});
