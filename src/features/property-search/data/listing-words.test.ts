import { describe, expect, it } from 'vitest';
import {
  areaText,
  countText,
  kindText,
  percentText,
  pricePerAreaText,
  priceText,
  qualifierOf,
  tenureText,
} from './listing-words';

describe('the words of a listing', () => {
  it('name its price as its agent does', () => {
    const asking = { price: 180_000, status: 'for_sale', priceQualifier: 'asking' } as const;
    expect(priceText(asking)).toBe('£180,000');
    expect(priceText({ ...asking, price: 1250, status: 'to_rent' })).toBe('£1,250 pcm');
    const unpriced = { ...asking, priceQualifier: 'poa' } as const;
    expect(priceText(unpriced)).toBe('Price on application');
    expect(qualifierOf(unpriced)).toBe('Estimated £180,000');
  });

  it('give the area both ways', () => {
    expect(areaText({ areaSqm: 74 })).toBe('797 sq ft (74 m²)');
    expect(areaText({ areaSqm: 74 }, 'sqm')).toBe('74 m² (797 sq ft)');
    expect(areaText({ areaSqm: null })).toBeNull();
  });

  it('say how long a lease has left, or whom to ask', () => {
    expect(tenureText({ tenure: 'leasehold', leaseYears: 96 })).toBe('Leasehold, 96 years left');
    expect(tenureText({ tenure: 'leasehold', leaseYears: null })).toBe('Leasehold, ask agent for years left');
    expect(tenureText({ tenure: 'freehold', leaseYears: null })).toBe('Freehold');
    expect(tenureText({ tenure: null, leaseYears: null })).toBe('Tenure: ask agent');
  });

  it('compare it with its district', () => {
    const home = { pricePerSqFt: 184, districtPricePerSqFt: 200, outcode: 'LS6' };
    expect(pricePerAreaText(home)).toBe('£184 per sq ft, 8% below the LS6 median');
    expect(pricePerAreaText({ ...home, pricePerSqFt: 200 })).toBe('£200 per sq ft, typical for LS6');
    expect(pricePerAreaText({ ...home, districtPricePerSqFt: null })).toBe('£184 per sq ft');
    expect(pricePerAreaText({ ...home, pricePerSqFt: null })).toBeNull();
  });

  it('say what kind of home it is', () => {
    expect(kindText({ type: 'end_terrace', bedrooms: 3 })).toBe('3-bed end terrace');
    expect(kindText({ type: 'land', bedrooms: 0 })).toBe('Land');
  });

  it('count one and many, and name the places', () => {
    expect(countText(1, { locations: ['LS6'] })).toBe('1 home for sale in LS6');
    expect(countText(1284, { market: 'rent', locations: ['Leeds', 'York'] })).toBe(
      '1,284 homes to rent in Leeds or York',
    );
    expect(countText(0, { market: 'auction' })).toBe('0 auction lots in the UK');
  });

  it('round per cent to a tenth', () => {
    expect([7.449, -2.06, null, 'infinite' as const].map(percentText)).toEqual([
      '7.4%',
      '−2.1%',
      'n/a',
      'infinite',
    ]);
  });
});
