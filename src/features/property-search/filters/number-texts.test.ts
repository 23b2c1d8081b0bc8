import { describe, expect, it } from 'vitest';
import { readTexts, textsOf } from './number-texts';

const blank = textsOf({});

describe('the figures of the filter form', () => {
  it('are read as people write them', () => {
    const texts = { ...blank, maxPrice: '£180,000', minPrice: '90k', minGrossYield: '7.5%', minBeds: '3' };
    expect(readTexts(texts, {})).toEqual({
      filters: { minPrice: 90_000, maxPrice: 180_000, minBeds: 3, minGrossYield: 7.5 },
      errors: {},
    });
  });

  it('come back as they were given, areas to the hundredth of a square metre', () => {
    const filters = { minAreaSqm: 74.32, maxPricePerSqFt: 232.2579, maxPrice: 180_000, maxBeds: 4 };
    const texts = textsOf(filters);
    expect(texts).toMatchObject({ minAreaSqm: '74.32', maxPrice: '180,000' });
    expect(readTexts(texts, filters).filters).toEqual(filters);
    expect(readTexts(texts, {}).filters).toEqual(filters);
  });

  it('name the limit of an area in both units', () => {
    const { errors } = readTexts({ ...blank, minAreaSqm: '0.5' }, {});
    expect(errors.minAreaSqm).toBe('Enter 1 m² (11 sq ft) or more');
  });

  it('say what cannot be used, and leave it out', () => {
    const texts = {
      ...blank,
      maxPrice: 'cheap',
      minBeds: '2.5',
      maxBeds: '31',
      minLeaseYears: '0',
      minReduction: '120',
    };
    expect(readTexts(texts, {})).toEqual({
      filters: {},
      errors: {
        maxPrice: 'Enter an amount, such as £180,000',
        minBeds: 'Enter a whole number',
        maxBeds: 'Enter 30 or less',
        minLeaseYears: 'Enter 1 or more',
        minReduction: 'Enter 100% or less',
      },
    });
  });

  it('refuse a highest below the lowest', () => {
    const { errors } = readTexts({ ...blank, minPrice: '200000', maxPrice: '100000' }, {});
    expect(errors).toEqual({ maxPrice: 'Enter a maximum no lower than the minimum' });
  });
});
