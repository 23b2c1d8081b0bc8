import { expect, it } from 'vitest';
import type { SearchFilters } from '../search-filters';
import { parsePrompt } from './parse-prompt';

const places = ['Leeds', 'Headingley', 'Manchester', 'Liverpool', 'Nottingham', 'Cardiff'];
const towns: Readonly<Record<string, string>> = { Headingley: 'Leeds', LS6: 'Leeds', M14: 'Manchester' };
const read = (prompt: string) => parsePrompt(prompt, places, (place) => towns[place]);

const terraces = ['terraced', 'end_terrace'] as const;
const houses = [...terraces, 'semi', 'detached'] as const;

/** What people type, what they mean by it, and what of it a search has no filter for. */
const requests: readonly (readonly [prompt: string, filters: SearchFilters, unparsed?: readonly string[]])[] =
  [
    // Where.
    [
      '2 bed flat in Headingley, Leeds',
      { locations: ['Headingley'], minBeds: 2, maxBeds: 2, types: ['flat'] },
    ],
    ['house share in LS6 Leeds', { locations: ['LS6'] }, ['house', 'share']],
    ['houses 10 miles from Leeds', { locations: ['Leeds'], radiusMiles: 10, types: [...houses] }],
    ['flats within half a mile of M14', { locations: ['M14'], radiusMiles: 0.5, types: ['flat'] }],
    [
      'bungalow in a 5 mile radius of Cardiff',
      { locations: ['Cardiff'], radiusMiles: 5, types: ['bungalow'] },
    ],
    ['Leeds + 3 miles', { locations: ['Leeds'], radiusMiles: 3 }],
    ['more than 5 miles from Leeds', {}, ['more than 5 miles from Leeds']],
    [
      '30 minutes by train from Manchester',
      { locations: ['Manchester'], travelMinutes: 30, travelBy: 'public_transport' },
    ],
    [
      'within 30 mins of Manchester by train',
      { locations: ['Manchester'], travelMinutes: 30, travelBy: 'public_transport' },
    ],
    ['half an hour’s drive of Nottingham', { locations: ['Nottingham'], travelMinutes: 30 }],
    [
      'flat in Leeds, 10 minutes walk from the station',
      { locations: ['Leeds'], types: ['flat'] },
      ['10 minutes walk from the station'],
    ],
    ['not in Leeds or Manchester', { notKeywords: ['Leeds', 'Manchester'] }],
    ['anywhere but Liverpool', { notKeywords: ['Liverpool'] }],
    ['flat near the M62', { types: ['flat'] }, ['near the M62']],
    ['C4 use, near the A1', {}, ['near the A1', 'C4', 'use']],

    // Prices and rents.
    ['£180k or less', { maxPrice: 180_000 }],
    ['180k max', { maxPrice: 180_000 }],
    ['maximum price £200,000', { maxPrice: 200_000 }],
    ['up to 250 grand', { maxPrice: 250_000 }],
    ['sub-£100k', { maxPrice: 100_000 }],
    ['half a million', { maxPrice: 500_000 }],
    ['100 to 150 thousand', { minPrice: 100_000, maxPrice: 150_000 }],
    ['£100k plus', { minPrice: 100_000 }],
    ['in the region of £200k', { minPrice: 180_000, maxPrice: 220_000 }],
    ['buy to let in Leeds', { market: 'sale', locations: ['Leeds'] }],
    [
      '2 bed flat to let, 900 pcm',
      { market: 'rent', minBeds: 2, maxBeds: 2, types: ['flat'], maxPrice: 900 },
    ],
    ['between £500 and 700 a month', { market: 'rent', minPrice: 500, maxPrice: 700 }],
    ['rent under £750', { market: 'rent', maxPrice: 750 }],
    ['£1,500 a year service charge', { maxServiceCharge: 1500 }],
    ['service charge under £100 a month', { maxServiceCharge: 1200 }],
    ['no ground rent', { maxGroundRent: 0 }],
    ['£30k deposit', {}, ['£30k deposit']],
    ['cash flow of £300 pcm', {}, ['cash flow of £300 pcm']],
    ['tenant paying £650 pcm', {}, ['paying £650 pcm', 'tenant']],
    ['refurb budget of £20k', {}, ['refurb budget of £20k']],
    ['GDV £300k', {}, ['GDV £300k']],
    ['no service charge over £1,500', { maxServiceCharge: 1500 }],
    ['£1.5k a month rent', { market: 'rent', maxPrice: 1500 }, ['rent']],
    ['£250 psf', { maxPricePerSqFt: 250 }],
    ['under £2,000 per square metre', { maxPricePerSqFt: 186 }],
    ['reduced by £10k', { minReduction: 1 }, ['by £10k']],
    ['3 bed house reduced £10k', { minReduction: 1, minBeds: 3, maxBeds: 3, types: [...houses] }, ['£10k']],
    ['rent £600-£700', { market: 'rent', minPrice: 600, maxPrice: 700 }],
    ['price drop this month', { reducedWithinDays: 30 }],

    // Yields and other percentages.
    ['8% rental yield', { minGrossYield: 8 }],
    ['minimum yield of 7.5%', { minGrossYield: 7.5 }],
    ['good rental income', {}, ['good rental income']],
    ['6–8% yield', { minGrossYield: 6 }, ['8%']],
    ['yield under 5%', {}, ['yield under 5%']],
    ['yield of between 6 and 7%', { minGrossYield: 6 }, ['and 7%']],
    ['6% net yield', {}, ['6% net yield']],
    ['10% cash on cash', {}, ['10% cash on cash']],
    ['10% below asking', {}, ['10% below asking']],
    ['5.5% mortgage', {}, ['5.5% mortgage']],

    // Rooms and sizes.
    ['3 or more bedrooms', { minBeds: 3 }],
    ['3 beds min', { minBeds: 3 }],
    ['2 beds max', { maxBeds: 2 }],
    ['fewer than 4 bedrooms', { maxBeds: 3 }],
    ['more than 3 bedrooms', { minBeds: 4 }],
    ['between 2 and 4 bedrooms', { minBeds: 2, maxBeds: 4 }],
    ['3 double bedrooms', { minBeds: 3, maxBeds: 3 }],
    ['no studios or one beds', { minBeds: 2 }],
    ['no one-beds', { minBeds: 2 }],
    ['at least 2 bathrooms', { minBaths: 2 }],
    ['no more than 1 bathroom', {}, ['no more than 1 bathroom']],
    ['up to 1,000 sq ft', { maxAreaSqm: 93 }],
    ['60 to 80 sqm', { minAreaSqm: 60, maxAreaSqm: 80 }],
    ['1000+ sq ft', { minAreaSqm: 93 }],
    ['leasehold with 100+ years left', { tenures: ['leasehold'], minLeaseYears: 100 }],
    ['999-year lease', { minLeaseYears: 999 }],
    ['lease under 80 years', {}, ['lease under 80 years']],
    ['100 years plus on the lease', { minLeaseYears: 100 }],
    ['listed in last 48 hours', { addedWithinDays: 2 }],
    ['on the market for 100 days', { minDaysOnMarket: 100 }],
    ['on the market for less than 2 weeks', { addedWithinDays: 14 }],
    ['EPC A to C', { minEpc: 'C' }],
    ['EPC F or worse', {}, ['EPC F or worse']],
    ['council tax band B or lower', { councilTaxBands: ['A', 'B'] }],
    ['council tax A or C', { councilTaxBands: ['A', 'C'] }],

    // Kinds, and words that only look like them.
    ['studio flat', { types: ['studio'] }],
    ['studio or one bed flat', { minBeds: 0, maxBeds: 1, types: ['studio', 'flat'] }],
    ['detached bungalow', { types: ['bungalow'] }],
    ['semi with detached garage', { types: ['semi'], keywords: ['garage'] }],
    ['bungalow on a large plot', { types: ['bungalow'] }, ['on a large plot']],
    ['semi-rural flat near shops', { types: ['flat'] }, ['near shops', 'semi-rural']],
    ['freehold block of apartments', { tenures: ['freehold'], types: ['block'] }],
    ['shop to convert to flats', { types: ['commercial'] }, ['convert to flats']],
    ['licensed HMO', { hmoPotential: true }, ['licensed']],

    // Terms and condition.
    ['vacant possession, no upper chain', { tenanted: 'exclude', chainFree: 'only' }],
    ['needs a bit of TLC', { needsWork: 'only' }],
    ['newly refurbished and move-in ready', { needsWork: 'exclude' }],
    ['must be mortgageable', { cashOnly: 'exclude' }],
    ['unmortgageable', { cashOnly: 'only' }],
    ['recently sold in Leeds', { market: 'sold', locations: ['Leeds'] }],
    ['including sold STC', { includeUnderOffer: true }],

    // Refusals.
    ['houses, not detached', { types: [...terraces, 'semi'] }],
    ['houses but no terraces', { types: ['semi', 'detached'] }],
    ['anything except flats', { notKeywords: ['flat'] }],
    ['I don’t want a flat', { notKeywords: ['flat'] }],
    ['no flats or new builds', { notKeywords: ['flat'], newBuild: 'exclude' }],
    ['exclude retirement and shared ownership', { retirement: 'exclude', sharedOwnership: 'exclude' }],
    ['HMO, Article 4 is fine', { hmoPotential: true }, ['Article 4 is fine']],
    ['no ground floor flats', {}, ['no ground floor flats']],
    ['no garden or garage', { notKeywords: ['garden', 'garage'] }],
    ['don’t need parking', {}, ['don’t need parking']],
    ['no new build flats', { newBuild: 'exclude' }],
    ['no leasehold flats', { tenures: ['freehold', 'share_of_freehold', 'commonhold'] }],
    ['freehold not leasehold', { tenures: ['freehold'] }],
    ['not in an article 4 area', { article4: 'exclude' }],
    ['outside the selective licensing area', { licensedArea: 'exclude' }],
    ['no over 55s', { retirement: 'exclude' }],
  ];

it.each(requests.map(([prompt, filters, unparsed = []]) => ({ prompt, filters, unparsed })))(
  'An ordinary request is read as it was meant: $prompt',
  ({ prompt, filters, unparsed }) => {
    expect(read(prompt)).toMatchObject({ filters, unparsed });
    expect(read(prompt).filters).toEqual(filters);
  },
);

it('A kind whose word stands in other words is refused by asking for all others', () => {
  expect(read('not detached').filters.types).toHaveLength(12);
  expect(read('not detached').filters.types).toContain('semi');
});
