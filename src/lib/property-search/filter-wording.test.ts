import { expect, it } from 'vitest';
import { chipsOf, filterLabel } from './filter-wording';

it('says every kind of filter as a person would', () => {
  const said = chipsOf({
    market: 'rent',
    locations: ['Leeds', 'LS6'],
    radiusMiles: 1,
    maxPrice: 950,
    minBeds: 1,
    types: ['flat', 'end_terrace'],
    tenures: ['share_of_freehold'],
    minEpc: 'C',
    reducedWithinDays: 14,
    tenanted: 'exclude',
    article4: 'exclude',
    hmoPotential: true,
    keywords: ['garden', 'cellar'],
  });
  expect(said.map(({ label }) => label)).toEqual([
    'To rent',
    'In Leeds or LS6',
    'Within 1 mile',
    'Up to £950 pcm',
    '1 bedroom or more',
    'Flat or end-of-terrace house',
    'Share of freehold',
    'EPC C or better',
    'Reduced in the last 14 days',
    'Vacant',
    'Outside Article 4 areas',
    'HMO potential',
    'With “garden”, “cellar”',
  ]);
});

it('is sure of what it was not told otherwise, and says nothing of what is not set', () => {
  expect(chipsOf({ minBaths: 2, maxPrice: 1000 }, { minBaths: 0.6 }).map((chip) => chip.confidence)).toEqual([
    0.6, 1,
  ]);
  expect(filterLabel('minBeds', {})).toBe('');
});
