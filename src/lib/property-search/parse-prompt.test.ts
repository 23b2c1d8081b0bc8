import { describe, expect, it } from 'vitest';
import { parsePrompt } from './parse-prompt';

const places = ['Leeds', 'Leith', 'Edinburgh', 'West Bridgford', 'Bridgford', 'Manchester'];
const read = (prompt: string) => parsePrompt(prompt, places);
const filtersOf = (prompt: string) => read(prompt).filters;

describe('a search in plain words', () => {
  it('reads the example of the product', () => {
    expect(read('3-bed terrace in Leeds under £180k, 7 % yield, needs work')).toEqual({
      filters: {
        locations: ['Leeds'],
        minGrossYield: 7,
        maxPrice: 180_000,
        minBeds: 3,
        maxBeds: 3,
        needsWork: 'only',
        types: ['terraced', 'end_terrace'],
      },
      chips: [
        { key: 'locations', label: 'In Leeds', confidence: 0.97 },
        { key: 'minGrossYield', label: 'Gross yield 7% or more', confidence: 0.95 },
        { key: 'maxPrice', label: 'Up to £180,000', confidence: 0.97 },
        { key: 'minBeds', label: '3 bedrooms or more', confidence: 0.95 },
        { key: 'maxBeds', label: '3 bedrooms or fewer', confidence: 0.7 },
        { key: 'needsWork', label: 'Needs work', confidence: 0.95 },
        { key: 'types', label: 'Terraced or End terrace', confidence: 0.9 },
      ],
      unparsed: [],
    });
  });

  it('names the words it did not use, once each', () => {
    expect(read('quiet flat near good schools in Leeds, quiet').unparsed).toEqual([
      'quiet',
      'good',
      'schools',
    ]);
    expect(read('').unparsed).toEqual([]);
  });

  it.each([
    ['under £180,000', { maxPrice: 180_000 }],
    ['up to 1.2m', { maxPrice: 1_200_000 }],
    ['between £100k and £150k', { minPrice: 100_000, maxPrice: 150_000 }],
    ['over £95,000', { minPrice: 95_000 }],
    ['around £200k', { minPrice: 180_000, maxPrice: 220_000 }],
    ['£900 pcm', { maxPrice: 900, market: 'rent' }],
    ['under £250 per sq ft', { maxPricePerSqFt: 250 }],
    ['service charge under £1,500', { maxServiceCharge: 1500 }],
    ['at least 8% yield', { minGrossYield: 8 }],
    ['yielding 7.5% or more', { minGrossYield: 7.5 }],
    ['reduced by 10%', { minReduction: 10 }],
    ['reduced in the last two weeks', { reducedWithinDays: 14 }],
    ['listed this week', { addedWithinDays: 7 }],
    ['on the market for over 3 months', { minDaysOnMarket: 90 }],
    ['over 800 sq ft', { minAreaSqm: 74 }],
    ['60 sqm', { minAreaSqm: 60 }],
    ['lease over 90 years', { minLeaseYears: 90 }],
  ])('reads figures: %s', (prompt, filters) => {
    expect(filtersOf(prompt)).toEqual(filters);
  });

  it.each([
    ['4+ beds', { minBeds: 4 }],
    ['four bedrooms or more', { minBeds: 4 }],
    ['2-3 bed', { minBeds: 2, maxBeds: 3 }],
    ['up to 2 beds', { maxBeds: 2 }],
    ['two bathrooms', { minBaths: 2 }],
  ])('reads rooms: %s', (prompt, filters) => {
    expect(filtersOf(prompt)).toEqual(filters);
  });

  it.each([
    ['end-terrace', { types: ['end_terrace'] }],
    ['semi-detached', { types: ['semi'] }],
    ['detached or bungalow', { types: ['detached', 'bungalow'] }],
    ['block of flats', { types: ['block'] }],
    ['share of freehold flat', { tenures: ['share_of_freehold'], types: ['flat'] }],
    ['no retirement homes', { retirement: 'exclude' }],
    ['outside article 4', { article4: 'exclude' }],
    ['not shared ownership, no new builds', { sharedOwnership: 'exclude', newBuild: 'exclude' }],
    ['chain-free, tenants in situ', { chainFree: 'only', tenanted: 'only' }],
    ['HMO with a garden', { hmoPotential: true, keywords: ['garden'] }],
    ['EPC C or better', { minEpc: 'C' }],
    ['council tax A to C', { councilTaxBands: ['A', 'B', 'C'] }],
    ['auction lots', { market: 'auction' }],
  ])('reads kinds and terms: %s', (prompt, filters) => {
    expect(filtersOf(prompt)).toEqual(filters);
  });

  it.each([
    ['flat in Leith or Edinburgh', { locations: ['Leith', 'Edinburgh'], types: ['flat'] }],
    ['LS6 2ab', { locations: ['LS6 2AB'] }],
    ['within 3 miles of west bridgford', { locations: ['West Bridgford'], radiusMiles: 3 }],
    ['within 20 minutes of Manchester', { locations: ['Manchester'], travelMinutes: 20 }],
    ['within 3 miles', {}],
  ])('reads places: %s', (prompt, filters) => {
    expect(filtersOf(prompt)).toEqual(filters);
  });

  it('trusts a bare percentage less than a yield', () => {
    expect(read('7%').chips).toEqual([
      { key: 'minGrossYield', label: 'Gross yield 7% or more', confidence: 0.5 },
    ]);
  });

  it('takes no figure that cannot be meant', () => {
    expect(read('99 bed flat')).toMatchObject({ filters: { types: ['flat'] }, unparsed: ['99', 'bed'] });
    expect(filtersOf('400% yield, under £900m')).toEqual({});
    expect(filtersOf('5-2 beds')).toEqual({ minBeds: 5 });
  });

  it('finishes on hostile text', () => {
    expect(read('£'.repeat(500)).filters).toEqual({});
    expect(read('1'.repeat(500)).unparsed.length).toBeLessThan(2);
    expect(read('between £1k and '.repeat(30)).filters.maxPrice).toBe(1000);
  });
});
