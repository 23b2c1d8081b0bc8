import { describe, expect, it } from 'vitest';
import type { Schemas } from '@/api/contract';
import { understoodChips, understoodFrom, withOtherFilters } from './understanding';

function answer(
  query: string,
  filters: Schemas['AiSearchResult']['filters'],
  confidence = 0.9,
): Schemas['AiSearchResult'] {
  const chips = understoodChips({ ...nothing, filters }).map((chip) => ({ ...chip, confidence }));
  return {
    id: `id of ${query}`,
    query,
    filters,
    chips,
    unparsed: [],
    explanation: 'Here’s what I found.',
    listings: { page: 1, totalPages: 1, total: 0, data: [], unknownLocations: [] },
    nearMisses: [],
    createdAt: '2026-11-24T12:00:00.000Z',
  };
}

const nothing = { id: null, query: '', chips: [], unparsed: [], filters: {}, explanation: null };
const leeds = understoodFrom(
  answer('Homes in Leeds under £180k', { locations: ['Leeds'], maxPrice: 180_000 }),
  null,
);

describe('A search in plain words', () => {
  it('is refined by Ava while its filters are as she left them', () => {
    const refined = understoodFrom(answer('3 bedrooms', { locations: ['Leeds'], minBeds: 3 }), leeds);
    expect(refined).toMatchObject({
      id: 'id of 3 bedrooms',
      query: 'Homes in Leeds under £180k, 3 bedrooms',
      filters: { locations: ['Leeds'], minBeds: 3 },
      explanation: 'Here’s what I found.',
    });
  });

  it('stays without a filter that was removed when more words are added', () => {
    const changed = withOtherFilters(leeds, { locations: ['Leeds'] });
    expect(changed).toMatchObject({ id: null, explanation: null });
    const refined = understoodFrom(answer('3 bedrooms', { minBeds: 3 }, 0.5), changed);
    expect(refined.filters).toEqual({ locations: ['Leeds'], minBeds: 3 });
    expect(understoodChips(refined)).toEqual([
      { key: 'locations', label: 'In Leeds', confidence: 0.9 },
      { key: 'minBeds', label: '3 bedrooms or more', confidence: 0.5 },
    ]);
  });

  it('drops a limit that contradicts the one added last', () => {
    const changed = withOtherFilters(leeds, { minPrice: 200_000 });
    expect(understoodFrom(answer('under £150k', { maxPrice: 150_000 }), changed).filters).toEqual({
      maxPrice: 150_000,
    });
  });

  it('keeps only the last words when all of them are more than the server takes', () => {
    const long = understoodFrom(answer('x'.repeat(490), {}), leeds);
    expect(long.query).toBe('x'.repeat(490));
  });
});
