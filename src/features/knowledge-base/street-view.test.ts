import { uuidOf } from '@mocks/engine/db/table-definition';
import { categories } from '@mocks/features/knowledge-base/seeds/articles';
import { describe, expect, it } from 'vitest';
import { streetView } from './street-view';

const viewOf = (n: number, slug = 'tax') => streetView({ uuid: uuidOf('article', n), category: { slug } });

describe('the street that stands in for a picture', () => {
  it('is the same for the same article, and another for each of ten that follow each other', () => {
    expect(viewOf(7)).toEqual(viewOf(7));
    const views = Array.from({ length: 10 }, (_, n) => JSON.stringify(viewOf(n + 1)));
    expect(new Set(views).size).toBe(10);
  });

  it('has a light of its own in each category', () => {
    expect(new Set(categories.map(([slug]) => viewOf(1, slug).light)).size).toBe(categories.length);
  });

  it('is there for a category and an id that nobody foresaw', () => {
    expect(streetView({ uuid: 'zzzz', category: { slug: 'new' } })).toEqual({
      place: 'left-0',
      isMirrored: false,
      light: 'from-transparent',
    });
  });
});
