import { describe, expect, it } from 'vitest';
import { relaxationLabel, relaxations, without } from './relax';
import type { FilterKey, SearchFilters } from './search-filters';

describe('the near-miss ladder', () => {
  it('asks for a little more money before it gives the limit up', () => {
    const filters = { maxPrice: 180_000 };
    expect(relaxations(filters, 'maxPrice')).toEqual([
      { maxPrice: 189_000 },
      { maxPrice: 198_000 },
      { maxPrice: 225_000 },
      { maxPrice: 270_000 },
      { maxPrice: 360_000 },
      {},
    ]);
  });

  it('takes yields down by halves and ratings by one', () => {
    expect(relaxations({ minGrossYield: 7 }, 'minGrossYield')[0]).toEqual({ minGrossYield: 6.5 });
    expect(relaxations({ minEpc: 'C' }, 'minEpc').map(({ minEpc }) => minEpc)).toEqual([
      'D',
      'E',
      'F',
      undefined,
    ]);
  });

  it('keeps whole what is counted, and within what the contract allows', () => {
    expect(relaxations({ minDaysOnMarket: 5 }, 'minDaysOnMarket')).toEqual([
      { minDaysOnMarket: 4 },
      { minDaysOnMarket: 3 },
      {},
    ]);
    expect(
      relaxations({ near: '1,1', radiusMiles: 30 }, 'radiusMiles').map((each) => each.radiusMiles),
    ).toEqual([40, undefined]);
    expect(relaxations({ minBeds: 1 }, 'minBeds')).toEqual([{}]);
  });

  it('asks for nothing that the contract does not take', () => {
    const figures = (filters: SearchFilters, key: FilterKey) =>
      relaxations(filters, key).flatMap((each) => (each[key] === undefined ? [] : [each[key]]));
    expect(figures({ maxPrice: 90_000_000 }, 'maxPrice').at(-1)).toBe(100_000_000);
    expect(figures({ maxPricePerSqFt: 9000 }, 'maxPricePerSqFt').at(-1)).toBe(10_000);
    expect(figures({ maxAreaSqm: 100_000 }, 'maxAreaSqm')).toEqual([]);
    expect(figures({ minAreaSqm: 1 }, 'minAreaSqm')).toEqual([]);
  });

  it('looks around a place before it looks everywhere', () => {
    expect(relaxations({ locations: ['LS6'] }, 'locations')).toEqual([
      { locations: ['LS6'], radiusMiles: 3 },
      { locations: ['LS6'], radiusMiles: 5 },
      { locations: ['LS6'], radiusMiles: 10 },
      {},
    ]);
  });

  it('drops the distance with the place it was measured from', () => {
    const filters: SearchFilters = { locations: ['Leeds'], radiusMiles: 3, minBeds: 2 };
    expect(without(filters, 'locations')).toEqual({ minBeds: 2 });
    expect(filters.radiusMiles).toBe(3);
  });

  it('says what changes', () => {
    const filters: SearchFilters = { maxPrice: 180_000, needsWork: 'only' };
    expect(relaxationLabel('maxPrice', filters, { ...filters, maxPrice: 198_000 })).toBe(
      'Up to £198,000 instead of “Up to £180,000”',
    );
    expect(relaxationLabel('needsWork', filters, without(filters, 'needsWork'))).toBe('Without “Needs work”');
  });
});
