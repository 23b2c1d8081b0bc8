import { uuidOf } from '@mocks/engine/db/table-definition';
import { expect, it } from 'vitest';
import type { Listing } from '../data/queries';
import { comparedFigures } from './compared-figures';

const home = (facts: Partial<Listing>): Listing => ({
  id: uuidOf('listing', 1),
  source: 'Homefront',
  url: 'https://listings.example/1',
  status: 'for_sale',
  price: 150_000,
  priceQualifier: 'asking',
  address: 'Harold Mount, Leeds',
  town: 'Leeds',
  postcode: 'LS6 1PL',
  outcode: 'LS6',
  nation: 'england',
  lat: 53.8,
  lng: -1.5,
  type: 'terraced',
  bedrooms: 3,
  bathrooms: 1,
  areaSqm: 80,
  tenure: 'freehold',
  leaseYears: null,
  serviceCharge: null,
  groundRent: null,
  councilTaxBand: 'B',
  councilTax: 1500,
  epc: 'D',
  epcPotential: 'B',
  features: [],
  description: '',
  images: [],
  floorplan: null,
  agent: {
    name: 'Ashworth & Lyle',
    branch: 'Headingley',
    phone: '0113 496 0100',
    website: null,
    business: null,
  },
  listedOn: '2026-01-01',
  lastSeenOn: '2026-02-01',
  daysOnMarket: 31,
  history: [],
  reduction: 0,
  reducedOn: null,
  auctionOn: null,
  estRentPcm: 1000,
  estSource: null,
  pricePerSqFt: 174,
  districtPricePerSqFt: 200,
  grossYield: 8,
  flags: {
    chainFree: false,
    cashOnly: false,
    needsWork: false,
    tenanted: false,
    newBuild: false,
    retirement: false,
    sharedOwnership: false,
    article4: false,
    licensedArea: false,
  },
  material: {
    broadbandMbps: null,
    mobile: null,
    floodRisk: null,
    buildingSafety: null,
    parking: null,
    accessibility: null,
    restrictions: null,
  },
  saved: false,
  hidden: false,
  reported: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...facts,
});

const rowOf = (listings: readonly Listing[], name: string) =>
  comparedFigures(listings, undefined, '2026-02-01', 'sqft').find((row) => row.name === name)?.cells;
const bests = (listings: readonly Listing[], name: string) =>
  rowOf(listings, name)?.map(({ isBest }) => isBest);

it('The best price is the lowest, and the best energy rating the nearest to A', () => {
  const homes = [home({ price: 150_000, epc: 'D' }), home({ price: 140_000, epc: 'C' })];
  expect(bests(homes, 'Price')).toEqual([false, true]);
  expect(bests(homes, 'EPC rating')).toEqual([false, true]);
  expect(bests(homes, 'Gross yield')).toEqual([false, true]);
});

it('Homes that share the best are all marked, and none is where all are the same', () => {
  const homes = [home({ areaSqm: 90 }), home({ areaSqm: 90 }), home({ areaSqm: 70 })];
  expect(bests(homes, 'Floor area')).toEqual([true, true, false]);
  expect(bests(homes, 'Price')).toEqual([false, false, false]);
});

it('What is not known is never the best, and says so', () => {
  const homes = [home({ councilTax: null }), home({ councilTax: 1400 }), home({ councilTax: 1600 })];
  expect(bests(homes, 'Council tax')).toEqual([false, true, false]);
  expect(rowOf(homes, 'Council tax')?.[0]?.text).toBe('Ask agent');
  expect(bests([home({ estRentPcm: null }), home({})], 'Estimated rent')).toEqual([false, false]);
});

it('A freehold without a service charge has the lowest one', () => {
  const homes = [home({}), home({ tenure: 'leasehold', serviceCharge: 900 })];
  expect(rowOf(homes, 'Service charge')?.map(({ text }) => text)).toEqual(['None', '£900 per year']);
  expect(bests(homes, 'Service charge')).toEqual([true, false]);
});

it('A rent and a price have no best between them', () => {
  expect(bests([home({}), home({ status: 'to_rent', price: 900 })], 'Price')).toEqual([false, false]);
});
