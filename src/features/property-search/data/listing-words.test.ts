import { describe, expect, it } from 'vitest';
import {
  badgesOf,
  comparedPriceText,
  countText,
  percentText,
  priceText,
  qualifierOf,
  sizeText,
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
    expect(sizeText({ areaSqm: 74 }, 'sqft')).toBe('797 sq ft (74 m²)');
    expect(sizeText({ areaSqm: 74 }, 'sqm')).toBe('74 m² (797 sq ft)');
    expect(sizeText({ areaSqm: null }, 'sqft')).toBeNull();
  });

  it('say how long a lease has left, or whom to ask', () => {
    expect(tenureText({ tenure: 'leasehold', leaseYears: 96 })).toBe('Leasehold, 96 years left');
    expect(tenureText({ tenure: 'leasehold', leaseYears: null })).toBe('Leasehold, ask agent for years left');
    expect(tenureText({ tenure: 'freehold', leaseYears: null })).toBe('Freehold');
    expect(tenureText({ tenure: null, leaseYears: null })).toBe('Tenure: ask agent');
  });

  it('compare it with its district', () => {
    const home = { pricePerSqFt: 184, districtPricePerSqFt: 200, outcode: 'LS6' };
    expect(comparedPriceText(home, 'sqft')).toBe('£184 per sq ft, 8% below the LS6 median');
    expect(comparedPriceText({ ...home, pricePerSqFt: 200 }, 'sqft')).toBe('£200 per sq ft, typical for LS6');
    expect(comparedPriceText({ ...home, districtPricePerSqFt: null }, 'sqft')).toBe('£184 per sq ft');
    expect(comparedPriceText({ ...home, pricePerSqFt: null }, 'sqft')).toBeNull();
    expect(comparedPriceText(home, 'sqm')).toBe('£1,981 per m², 8% below the LS6 median');
  });

  it('count one and many, and name the places', () => {
    expect(countText(1, { locations: ['LS6'] })).toBe('1 home for sale in LS6');
    expect(countText(1284, { market: 'rent', locations: ['Leeds', 'York'] })).toBe(
      '1,284 homes to rent in Leeds or York',
    );
    expect(countText(0, { market: 'auction' })).toBe('0 auction lots in the UK');
    expect(countText(2, { near: '53.8,-1.5' })).toBe('2 homes for sale near the place you chose');
    expect(countText(2, { area: '53.8,-1.5;53.9,-1.5;53.9,-1.4' })).toBe(
      '2 homes for sale in the drawn area',
    );
  });

  it('say at a glance that it is new, reduced, up for auction, short of lease, gone, or unseen for over two weeks', () => {
    const home = {
      status: 'for_sale',
      listedOn: '2026-01-10',
      lastSeenOn: '2026-05-01',
      reduction: 0,
      tenure: 'freehold',
      leaseYears: null,
    } as const;
    const badges = (more: Partial<Parameters<typeof badgesOf>[0]>, today = '2026-05-15') =>
      badgesOf({ ...home, ...more }, today).map(({ text }) => text);
    expect(badges({})).toEqual([]);
    expect(badges({}, '2026-05-16')).toEqual(['May be off the market']);
    expect(badges({ listedOn: '2026-05-09' })).toEqual(['New']);
    expect(badges({ listedOn: '2026-05-08', reduction: 4.2 })).toEqual(['Reduced 4.2%']);
    expect(badges({ status: 'auction' })).toEqual(['Auction']);
    expect(badges({ tenure: 'leasehold', leaseYears: 79 })).toEqual(['Short lease']);
    expect(badges({ status: 'sstc', listedOn: '2026-05-14', reduction: 3 })).toEqual(['Sold STC']);
  });

  it('round per cent to a tenth', () => {
    expect(percentText(-0.04)).toBe('0%');
    expect([7.449, -2.06, null, 'infinite' as const].map(percentText)).toEqual([
      '7.4%',
      '−2.1%',
      'n/a',
      'infinite',
    ]);
  });
});
