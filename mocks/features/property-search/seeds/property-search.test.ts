import { describe, expect, it } from 'vitest';
import type { SearchFilters } from '@/lib/property-search/search-filters';
import type { Schema } from '../../../engine/contract/contract';
import { createDatabase } from '../../../engine/db/database';
import { requests, schemas } from '../../../engine/requests/requests.gen';
import { newcomerId } from '../../account/seeds/accounts';
import { areaOf, areas, towns } from './areas';
import { seedListings } from './property-search';

const now = new Date('2026-05-13T10:30:00Z');
const worldOf = (size: 'default' | 'large') => {
  const db = createDatabase((tables) => seedListings(tables, now, size));
  db.reset();
  return db;
};
const db = worldOf('default');
const rows = db.listing.all();
const dayMs = 86_400_000;

describe('the seeded listings', () => {
  it('are 350 over seven towns, and every district has some', () => {
    expect(rows).toHaveLength(350);
    expect(new Set(rows.map(({ town }) => town)).size).toBe(towns.length);
    expect(areas.filter(({ outcode }) => db.listing.countBy('outcode', outcode) === 0)).toEqual([]);
  });

  it('are the same every time, and the first of the large world', () => {
    expect(worldOf('default').listing.all()).toEqual(rows);
    const large = worldOf('large').listing;
    expect(large.size).toBe(20_000);
    expect(large.all().slice(0, 350)).toEqual(rows);
  });

  it('stand in their towns', () => {
    for (const { outcode, town, lat, lng, street } of rows) {
      const area = areaOf(outcode);
      expect(area.town).toBe(town);
      expect(area.streets).toContain(street);
      expect(Math.abs(lat - area.lat) + Math.abs(lng - area.lng)).toBeLessThan(0.02);
    }
  });

  it('are sold the Scottish way in Scotland alone', () => {
    const isScottish = (town: string) => town === 'Glasgow' || town === 'Edinburgh';
    for (const { town, priceQualifier, tenure, status } of rows) {
      if (priceQualifier === 'offers_over' || priceQualifier === 'fixed') expect(isScottish(town)).toBe(true);
      if (isScottish(town)) expect(tenure).not.toBe('leasehold');
      if (status === 'auction') expect(priceQualifier).toBe('guide');
    }
    expect(rows.filter(({ priceQualifier }) => priceQualifier === 'offers_over').length).toBeGreaterThan(20);
  });

  it('happened in order, before now', () => {
    for (const { addedAt, lastSeenAt, reducedAt, price, firstPrice } of rows) {
      expect(addedAt).toBeLessThanOrEqual(lastSeenAt);
      expect(lastSeenAt).toBeLessThanOrEqual(now.getTime());
      if (reducedAt === null) expect(firstPrice).toBe(price);
      else expect(reducedAt > addedAt && reducedAt <= now.getTime() && firstPrice > price).toBe(true);
    }
  });

  it('have every state that the screens need', () => {
    const some = (test: (row: (typeof rows)[number]) => boolean) => rows.filter(test).length;
    const states = {
      stale: some((row) => row.status === 'for_sale' && row.lastSeenAt < now.getTime() - 14 * dayMs),
      new: some((row) => row.addedAt > now.getTime() - dayMs),
      reduced: some((row) => row.reduction >= 10),
      'lease unknown': some((row) => row.tenure === 'leasehold' && row.leaseYears === null),
      'short lease': some((row) => row.leaseYears !== null && row.leaseYears < 80),
      'without area': some((row) => row.areaSqm === null),
      'without EPC': some((row) => row.epc === null),
      'without rent': some((row) => row.estRentPcm === null && row.status === 'for_sale'),
      'cannot be let': some((row) => row.epc === 'F' || row.epc === 'G'),
      lots: some((row) => row.auctionAt !== null),
    };
    expect(Object.entries(states).filter(([, count]) => count === 0)).toEqual([]);
  });

  it('leave the newcomer without marks, searches and questions', () => {
    expect(db.listingMark.countBy('ownerId', newcomerId)).toBe(0);
    expect(db.propertySearch.countBy('ownerId', newcomerId)).toBe(0);
    expect(db.aiSearch.countBy('ownerId', newcomerId)).toBe(0);
  });
});

describe('the filters', () => {
  it('are the same in the contract and in the words for them', () => {
    // Assignable both ways, key by key: neither has a field, or a value of one, that the other does not know.
    const fromContract = (filters: Required<Schema<'ListingFilters'>>): Required<SearchFilters> => filters;
    const toContract = (filters: Required<SearchFilters>): Required<Schema<'ListingFilters'>> => filters;
    expect(toContract).not.toBe(fromContract);
  });

  it('are all taken as query parameters, by the same rules', () => {
    // What the generator wrote has this form.
    const { $defs } = schemas as { $defs: Record<string, { properties: Record<string, object> }> };
    const { page: _page, sort: _sort, shown: _shown, ...query } = requests['listListings']?.query ?? {};
    const rules = Object.fromEntries(Object.entries(query).map(([name, { schema }]) => [name, schema]));
    expect(rules).toEqual($defs['ListingFilters']?.properties);
  });
});
