import { describe, expect, it } from 'vitest';
import { post } from '@/testing/fixtures/fixtures';
import { kindsByCount, reactionTotal, withMyReaction } from './reactions';

const reactedPost = post({ reactionCounts: { like: 3, would_buy: 5 } });

describe('reactions', () => {
  it('adds mine to its count', () => {
    expect(withMyReaction(reactedPost, { id: 9, type: 'like' }).reactionCounts).toEqual({
      like: 4,
      would_buy: 5,
    });
  });

  it('moves mine from one kind to another', () => {
    const liked = withMyReaction(reactedPost, { id: 9, type: 'like' });
    expect(withMyReaction(liked, { id: 9, type: 'congrats' }).reactionCounts).toEqual({
      like: 3,
      would_buy: 5,
      congrats: 1,
    });
  });

  it('counts the same reaction once, however often it is set', () => {
    const liked = withMyReaction(reactedPost, { id: 9, type: 'like' });
    expect(withMyReaction(liked, { id: 9, type: 'like' })).toEqual(liked);
  });

  it('gives back the first state when mine is taken back', () => {
    expect(withMyReaction(withMyReaction(reactedPost, { id: 9, type: 'like' }), null)).toEqual(reactedPost);
  });

  it('shows the most frequent kinds first and adds all of them up', () => {
    expect(kindsByCount(reactedPost.reactionCounts).map(({ label }) => label)).toEqual(['Would buy', 'Like']);
    expect(reactionTotal(reactedPost.reactionCounts)).toBe(8);
  });
});
