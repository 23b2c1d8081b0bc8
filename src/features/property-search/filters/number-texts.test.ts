import { describe, expect, it } from 'vitest';
import { readTexts, textsOf } from './number-texts';

const blank = textsOf({}, 'sqft');

describe('the figures of the filter form', () => {
  it('are read as people write them', () => {
    const texts = { ...blank, maxPrice: '£180,000', minPrice: '90k', minGrossYield: '7.5%', minBeds: '3' };
    expect(readTexts(texts, 'sqft', {})).toEqual({
      filters: { minPrice: 90_000, maxPrice: 180_000, minBeds: 3, minGrossYield: 7.5 },
      errors: {},
    });
  });

  it('come back as they were given, in the unit of the member', () => {
    for (const unit of ['sqft', 'sqm'] as const) {
      const filters = { minAreaSqm: 74, maxPrice: 180_000, maxBeds: 4 };
      const texts = textsOf(filters, unit);
      expect(texts.minAreaSqm).toBe(unit === 'sqft' ? '797' : '74');
      expect(readTexts(texts, unit, filters).filters).toEqual(filters);
    }
  });

  it('take square feet for what they are', () => {
    const { filters } = readTexts({ ...blank, minAreaSqm: '1,000' }, 'sqft', {});
    expect(filters.minAreaSqm).toBe(92.9);
  });

  it('say what cannot be used, and leave it out', () => {
    const texts = { ...blank, maxPrice: 'cheap', minBeds: '2.5', maxBeds: '31', minLeaseYears: '0' };
    expect(readTexts(texts, 'sqft', {})).toEqual({
      filters: {},
      errors: {
        maxPrice: 'Enter a number',
        minBeds: 'Enter a whole number',
        maxBeds: 'Enter 30 or less',
        minLeaseYears: 'Enter 1 or more',
      },
    });
  });

  it('refuse a highest below the lowest', () => {
    const { errors } = readTexts({ ...blank, minPrice: '200000', maxPrice: '100000' }, 'sqft', {});
    expect(errors).toEqual({ maxPrice: 'Enter more than the lowest' });
  });
});
