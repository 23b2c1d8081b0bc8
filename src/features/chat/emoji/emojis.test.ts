import { describe, expect, it } from 'vitest';
import { emojiAfter, emojiGroups, findEmojis } from './emojis';
import list from './emojis.txt?raw';

const groups = emojiGroups(list);
const found = (query: string) => findEmojis(groups, query).map(({ emoji }) => emoji);

describe('the list of emoji', () => {
  it('has nine groups, and every emoji once, with a name', () => {
    expect(groups.map(({ name }) => name)).toEqual([
      'Smileys',
      'People',
      'Nature',
      'Food and drink',
      'Travel and places',
      'Activities',
      'Objects',
      'Symbols',
      'Flags',
    ]);
    const all = groups.flatMap(({ emojis }) => emojis);
    expect(all.length).toBeGreaterThan(1800);
    expect(new Set(all.map(({ emoji }) => emoji)).size).toBe(all.length);
    expect(all.filter(({ emoji, name }) => name === '' || !/\p{Emoji}/u.test(emoji))).toEqual([]);
    // A reaction has at most 16 characters (the contract's rule).
    expect(all.filter(({ emoji }) => emoji.length > 16)).toEqual([]);
  });

  it('is searched by the beginnings of words, names before other words', () => {
    expect(found('house')[0]).toBe('🏠');
    expect(found('POUND ban')).toEqual(['💷']);
    expect(found('sterling')).toContain('💷');
    expect(found('ouse')).not.toContain('🏠');
    expect(found('thumbs')[0]).toBe('👍');
    expect(found('no such thing')).toEqual([]);
  });
});

it('an arrow leads to the neighbour in the grid, and nowhere beyond its edges', () => {
  expect(emojiAfter('ArrowRight', 3, 20, 8)).toBe(4);
  expect(emojiAfter('ArrowDown', 3, 20, 8)).toBe(11);
  expect(emojiAfter('ArrowUp', 11, 20, 8)).toBe(3);
  expect(emojiAfter('ArrowUp', 3, 20, 8)).toBe(3);
  expect(emojiAfter('ArrowDown', 15, 20, 8)).toBe(15);
  expect(emojiAfter('ArrowLeft', 0, 20, 8)).toBe(0);
});
