import { describe, expect, it } from 'vitest';
import { parsePrompt } from './parse-prompt';

const places = [
  'Stoke-on-Trent',
  'St Helens',
  'Leeds',
  'Leith',
  'Edinburgh',
  'West Bridgford',
  'Bridgford',
  'Manchester',
];
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
        { key: 'types', label: 'Terraced house or end-of-terrace house', confidence: 0.9 },
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
    ['detached or bungalow', { types: ['bungalow', 'detached'] }],
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

  it.each([
    ['no flats', { notKeywords: ['flat'] }],
    ['no flats or maisonettes', { notKeywords: ['flat', 'maisonette'] }],
    ['not a bungalow', { notKeywords: ['bungalow'] }],
    ['no garden', { notKeywords: ['garden'] }],
    ['not in Leeds', { notKeywords: ['Leeds'] }],
    [
      'houses in Leeds, not Leith',
      {
        types: ['terraced', 'end_terrace', 'semi', 'detached'],
        locations: ['Leeds'],
        notKeywords: ['Leith'],
      },
    ],
    ['doesn’t need work', { needsWork: 'exclude' }],
    ["doesn't need any refurbishment", { needsWork: 'exclude' }],
    ['no work needed', { needsWork: 'exclude' }],
    ['not tenanted', { tenanted: 'exclude' }],
    ['no leasehold', { tenures: ['freehold', 'share_of_freehold', 'commonhold'] }],
    ['ready to let', { needsWork: 'exclude' }],
  ])('takes a refusal for one: %s', (prompt, filters) => {
    expect(filtersOf(prompt)).toEqual(filters);
  });

  it.each([
    ['not an HMO', 'not an HMO'],
    ['not LS6', 'not LS6'],
    ['75% LTV', '75% LTV'],
    ['10% ROI', '10% ROI'],
    ['ROI over 10%', 'ROI over 10%'],
    ['20% BMV', '20% BMV'],
    ['15% return on investment', '15% return on investment'],
  ])('leaves unused, and says so, what no filter stands for: %s', (prompt, named) => {
    expect(read(prompt)).toMatchObject({ filters: {}, unparsed: [named] });
  });

  it.each([
    ['no more than 2 bedrooms', { maxBeds: 2 }],
    ['no less than 2 bedrooms', { minBeds: 2 }],
    ['£150k-£180k', { minPrice: 150_000, maxPrice: 180_000 }],
    ['£150k to £180k', { minPrice: 150_000, maxPrice: 180_000 }],
    ['150-180k', { minPrice: 150_000, maxPrice: 180_000 }],
    ['£150,000 – £180,000', { minPrice: 150_000, maxPrice: 180_000 }],
    ['£100k+', { minPrice: 100_000 }],
    ['not over £180k', { maxPrice: 180_000 }],
    ['not under £100k', { minPrice: 100_000 }],
    ['£200 per week', { market: 'rent', maxPrice: 867 }],
    ['10000 sq ft', { minAreaSqm: 929 }],
    ['60 m2', { minAreaSqm: 60 }],
    ['R2R', {}],
  ])('reads what people write of figures: %s', (prompt, filters) => {
    expect(filtersOf(prompt)).toEqual(filters);
  });

  it('keeps the bedrooms that follow a yield', () => {
    expect(filtersOf('7% yield 3-bed terrace')).toEqual({
      minGrossYield: 7,
      minBeds: 3,
      maxBeds: 3,
      types: ['terraced', 'end_terrace'],
    });
  });

  it.each([
    ['flat in Stoke‑on‑Trent', 'Stoke-on-Trent'],
    ['flat in stoke on trent', 'Stoke-on-Trent'],
    ['flat in West  Bridgford', 'West Bridgford'],
    ['flat in St. Helens', 'St Helens'],
    ['flat in M2', 'M2'],
    ['flat in SW1A 1AA', 'SW1A 1AA'],
  ])('knows a place by its words, whatever stands between them: %s', (prompt, place) => {
    expect(filtersOf(prompt)).toEqual({ locations: [place], types: ['flat'] });
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
    expect(filtersOf(`no ${'flat or '.repeat(60)}`)).toEqual({ notKeywords: ['flat'] });
    expect(read('between £1k and '.repeat(30)).filters.maxPrice).toBe(1000);
  });
});
