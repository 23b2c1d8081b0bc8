import { describe, expect, it } from 'vitest';
import type { SearchFilters } from '@/lib/property-search/search-filters';
import { addressOf, readPropertySearch, withCompared, type PropertySearch } from './search-address';
import { savedFilters, withFilters } from './other-view';

const everything: Required<Omit<SearchFilters, 'market'>> & SearchFilters = {
  market: 'auction',
  includeUnderOffer: true,
  locations: ['Leeds', 'LS6'],
  near: '53.8,-1.55',
  radiusMiles: 2.5,
  travelMinutes: 30,
  travelBy: 'cycling',
  area: '53.8,-1.55;53.9,-1.5;53.7,-1.4',
  minPrice: 90_000,
  maxPrice: 180_000,
  minBeds: 0,
  maxBeds: 4,
  minBaths: 1,
  types: ['terraced', 'end_terrace'],
  tenures: ['freehold'],
  minLeaseYears: 80,
  maxServiceCharge: 1500,
  maxGroundRent: 0,
  councilTaxBands: ['A', 'I'],
  minEpc: 'C',
  minAreaSqm: 60,
  maxAreaSqm: 120,
  maxPricePerSqFt: 250,
  minGrossYield: 7.5,
  minDaysOnMarket: 30,
  minReduction: 5,
  reducedWithinDays: 14,
  addedWithinDays: 7,
  auctionFrom: '2026-12-01',
  auctionTo: '2026-12-31',
  hmoPotential: true,
  chainFree: 'only',
  cashOnly: 'exclude',
  needsWork: 'only',
  tenanted: 'exclude',
  newBuild: 'exclude',
  retirement: 'exclude',
  sharedOwnership: 'exclude',
  article4: 'exclude',
  licensedArea: 'only',
  keywords: ['garage', 'bay window'],
  notKeywords: ['cladding'],
};

describe('the address of a property search', () => {
  it('holds every filter, the order, the page and the open listing', () => {
    const view: PropertySearch = {
      filters: everything,
      mine: { minRoi: -2.5, minCashFlowPcm: 150 },
      sort: '-grossYield',
      shelf: 'search',
      page: 3,
      listing: '5ae4bc6a-4a1c-4b5e-9a55-3c36f7f1a111',
    };
    expect(readPropertySearch(addressOf(view))).toEqual(view);
    // As a browser gives it back: everything is text.
    const texts = Object.fromEntries(
      Object.entries(addressOf(view)).map(([key, value]) => [key, String(value)]),
    );
    expect(readPropertySearch(texts)).toEqual(view);
  });

  it('says nothing of what is usual', () => {
    expect(addressOf(readPropertySearch({ market: 'sale', sort: 'newest', tab: 'search', page: 1 }))).toEqual(
      {},
    );
    expect(addressOf({ filters: {}, shelf: 'hidden', page: 1 })).toEqual({ tab: 'hidden' });
  });

  it('leaves out what the server would refuse', () => {
    const { filters, page } = readPropertySearch({
      minBeds: '2.5',
      maxBeds: 31,
      maxPrice: 'cheap',
      minPrice: '',
      radiusMiles: 41,
      types: 'terraced,castle',
      locations: ` , Leeds ,Leeds,${'x'.repeat(61)}`,
      keywords: ['a', 'garage'],
      minEpc: 'H',
      near: '53.8',
      auctionFrom: '2026-02-30',
      chainFree: true,
      page: '-2',
    });
    expect(filters).toEqual({ types: ['terraced'], locations: ['Leeds'], keywords: ['garage'] });
    expect(page).toBe(1);
  });

  it('holds which saved search is open again under Ask Ava', () => {
    const saved = '5ae4bc6a-4a1c-4b5e-9a55-3c36f7f1a111';
    const view: PropertySearch = { filters: {}, shelf: 'ask', page: 1, saved };
    expect(addressOf(view)).toEqual({ tab: 'ask', saved });
    expect(readPropertySearch(addressOf(view))).toEqual(view);
    expect(readPropertySearch({ saved })).toEqual({ filters: {}, shelf: 'search', page: 1 });
  });

  it('holds whose matches are shown', () => {
    const matches = '5ae4bc6a-4a1c-4b5e-9a55-3c36f7f1a111';
    const view: PropertySearch = { filters: {}, shelf: 'saved', page: 2, matches };
    expect(addressOf(view)).toEqual({ tab: 'saved', page: 2, matches });
    expect(readPropertySearch(addressOf(view))).toEqual(view);
    expect(readPropertySearch({ matches })).toEqual({ filters: {}, shelf: 'search', page: 1 });
  });

  it('holds at most four homes to compare, each once', () => {
    const id = (digit: number) => `5ae4bc6a-4a1c-4b5e-9a55-3c36f7f1a11${digit}`;
    const address = { tab: 'compare', compare: [id(1), id(2), 'x', id(1), id(3), id(4), id(5)].join(',') };
    const view = readPropertySearch(address);
    expect(view).toMatchObject({ shelf: 'compare', compare: [id(1), id(2), id(3), id(4)] });
    expect(readPropertySearch(addressOf(view))).toEqual(view);
    expect(withCompared(view, id(5))).toBeNull();
    expect(withCompared(view, id(2))?.compare).toEqual([id(1), id(3), id(4)]);
    expect(withCompared({ filters: {}, shelf: 'search', page: 1, compare: [id(1)] }, id(1))).toEqual({
      filters: {},
      shelf: 'search',
      page: 1,
    });
  });

  it('opens no listing by what is no id', () => {
    expect(readPropertySearch({ listing: '../admin' })).toEqual({ filters: {}, shelf: 'search', page: 1 });
  });
});

describe('the map in the address', () => {
  const view: PropertySearch = {
    filters: { minBeds: 3 },
    shelf: 'search',
    page: 2,
    bounds: { north: 53.86, south: 53.75, east: -1.4, west: -1.7 },
    at: { lat: 53.8, lng: -1.55, zoom: 11.5 },
    isMap: true,
  };

  it('holds where it is, what it was searched for, and whether it is shown', () => {
    expect(addressOf(view)).toEqual({
      minBeds: 3,
      page: 2,
      bounds: '53.75,-1.7,53.86,-1.4',
      at: '53.8,-1.55,11.5',
      show: 'map',
    });
    expect(readPropertySearch(addressOf(view))).toEqual(view);
  });

  it('leaves out what no map shows, and a map of other tabs', () => {
    expect(readPropertySearch({ bounds: '54,0,53,1', at: 'here', show: 'globe' })).toEqual({
      filters: {},
      shelf: 'search',
      page: 1,
    });
    expect(readPropertySearch({ tab: 'saved', at: '53.8,-1.55,11.5', show: 'map' })).toEqual({
      filters: {},
      shelf: 'saved',
      page: 1,
    });
  });

  it('stays where it is for another filter, and is let go for another place', () => {
    const dearer = withFilters(view, { ...view.filters, maxPrice: 300_000 });
    expect(dearer).toMatchObject({ bounds: view.bounds, at: view.at, isMap: true, page: 1 });
    const elsewhere = withFilters(view, { ...view.filters, locations: ['Cardiff'] });
    expect(elsewhere).toEqual({
      filters: { minBeds: 3, locations: ['Cardiff'] },
      shelf: 'search',
      page: 1,
      isMap: true,
    });
  });

  it('becomes an area of a search that is saved, unless one was drawn', () => {
    expect(savedFilters(view)).toEqual({
      minBeds: 3,
      area: '53.86,-1.7;53.86,-1.4;53.75,-1.4;53.75,-1.7',
    });
    const drawn = { ...view, filters: { area: '53,-1;54,-1;54,0' } };
    expect(savedFilters(drawn)).toEqual(drawn.filters);
  });
});
