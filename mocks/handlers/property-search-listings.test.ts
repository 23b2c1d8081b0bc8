import { describe, expect, it } from 'vitest';
import { milesBetween } from '@/lib/property-search/geo';
import { call, checkedServer } from '../checked-server';
import type { Schema } from '../contract';
import { uuidOf } from '../db/document-table';
import { newcomerId } from '../seeds/accounts';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });

type Listing = Schema<'PropertyListing'>;

// Every answer is validated against the contract by the checked server.
const list = async (query = '') =>
  (await call('GET', `/property-listings${query}`)).json as Schema<'ListingPage'>;
const search = async (body: object) =>
  (await call('POST', '/property-listings/smart-search', body)).json as Schema<'ListingSearchResult'>;
const all = async (query: string) => {
  const first = await list(`?${query}`);
  const rest = Array.from({ length: Math.max(0, first.totalPages - 1) }, (_, index) =>
    list(`?${query}&page=${index + 2}`),
  );
  return [first, ...(await Promise.all(rest))].flatMap(({ data }) => data);
};
/** All of a market, asked for once: every test begins with the same world. */
const markets = new Map<string, Listing[]>();
async function marketOf(query: string): Promise<Listing[]> {
  const market = /market=\w+/.exec(query)?.[0] ?? '';
  const known = markets.get(market) ?? (await all(market));
  markets.set(market, known);
  return known;
}
const first = uuidOf('listing', 1);
const mark = (id: string, body: object) => call('PUT', `/property-listings/${id}`, body);

describe('GET /property-listings', () => {
  it('is for members only', async () => {
    expect((await call('GET', '/property-listings')).status).toBe(401);
  });

  it('comes twenty-four at a time, newest first, each once, and ends', async () => {
    server.signInAs('hannah.okafor');
    const page = await list();
    const listings = await all('');
    expect(page.data).toHaveLength(24);
    expect(listings).toHaveLength(page.total);
    expect(new Set(listings.map(({ id }) => id)).size).toBe(page.total);
    const times = listings.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(new Set(listings.map(({ status }) => status))).toEqual(new Set(['for_sale', 'auction']));
    expect((await list(`?page=${page.totalPages + 1}`)).data).toEqual([]);
  });

  const figures: readonly [string, (listing: Listing) => number | null][] = [
    ['price', (listing) => listing.price],
    ['-price', (listing) => -listing.price],
    ['pricePerSqFt', (listing) => listing.pricePerSqFt],
    ['-grossYield', (listing) => listing.grossYield && -listing.grossYield],
    ['-reduction', (listing) => -listing.reduction],
    ['-daysOnMarket', (listing) => -listing.daysOnMarket],
  ];
  it.each(figures)('sorts by %s, unknown figures last', async (sort, figure) => {
    server.signInAs('hannah.okafor');
    const values = (await all(`sort=${sort}`)).map(figure);
    const known = values.filter((value) => value !== null);
    expect(known.length).toBeGreaterThan(100);
    expect(values.slice(0, known.length)).toEqual(known.toSorted((a, b) => a - b));
  });

  const filters: readonly [string, (listing: Listing) => boolean][] = [
    ['locations=Leeds', (listing) => listing.town === 'Leeds'],
    ['locations=leith,LS6', (listing) => ['EH6', 'LS6'].includes(listing.outcode)],
    ['locations=LS12+2JF', (listing) => listing.outcode === 'LS12'],
    ['minPrice=100000&maxPrice=150000', ({ price }) => price >= 100_000 && price <= 150_000],
    ['minBeds=3&maxBeds=3', ({ bedrooms }) => bedrooms === 3],
    ['minBaths=2', ({ bathrooms }) => bathrooms >= 2],
    ['types=flat,maisonette', ({ type }) => type === 'flat' || type === 'maisonette'],
    ['tenures=leasehold', ({ tenure }) => tenure === 'leasehold'],
    [
      'tenures=leasehold&minLeaseYears=100',
      ({ tenure, leaseYears }) => tenure === 'leasehold' && (leaseYears ?? 0) >= 100,
    ],
    ['minLeaseYears=900', ({ tenure, leaseYears }) => tenure === 'freehold' || (leaseYears ?? 0) >= 900],
    [
      'maxServiceCharge=1000&tenures=leasehold',
      ({ tenure, serviceCharge }) =>
        tenure === 'leasehold' && serviceCharge !== null && serviceCharge <= 1000,
    ],
    [
      'maxGroundRent=100&tenures=leasehold',
      ({ tenure, groundRent }) => tenure === 'leasehold' && groundRent !== null && groundRent <= 100,
    ],
    ['councilTaxBands=A,B', ({ councilTaxBand }) => councilTaxBand === 'A' || councilTaxBand === 'B'],
    ['minEpc=C', ({ epc }) => epc !== null && epc <= 'C'],
    ['minAreaSqm=60&maxAreaSqm=80', ({ areaSqm }) => areaSqm !== null && areaSqm >= 60 && areaSqm <= 80],
    ['maxPricePerSqFt=200', ({ pricePerSqFt }) => pricePerSqFt !== null && pricePerSqFt <= 200],
    [
      'minGrossYield=7',
      ({ estRentPcm, price }) => estRentPcm !== null && (estRentPcm * 1200) / price >= 6.995,
    ],
    ['minDaysOnMarket=60', ({ daysOnMarket }) => daysOnMarket >= 60],
    ['minReduction=5', ({ reduction, reducedOn }) => reduction >= 5 && reducedOn !== null],
    ['reducedWithinDays=30', ({ reducedOn }) => reducedOn !== null && reducedOn >= '2026-04-13'],
    ['addedWithinDays=7', ({ createdAt }) => createdAt >= '2026-05-06T10:30'],
    [
      'market=auction&auctionFrom=2026-05-20&auctionTo=2026-06-10',
      ({ auctionOn, status }) =>
        status === 'auction' && auctionOn !== null && auctionOn >= '2026-05-20' && auctionOn <= '2026-06-10',
    ],
    ['market=rent', ({ status, estRentPcm }) => status === 'to_rent' && estRentPcm === null],
    ['market=sold', ({ status }) => status === 'sold'],
    [
      'hmoPotential=true',
      ({ type, bedrooms, areaSqm }) =>
        ['terraced', 'end_terrace', 'semi', 'detached', 'bungalow'].includes(type) &&
        (bedrooms >= 4 || (bedrooms === 3 && (areaSqm ?? 0) >= 95)),
    ],
    ['chainFree=only', ({ flags }) => flags.chainFree],
    ['cashOnly=exclude', ({ flags }) => !flags.cashOnly],
    [
      'needsWork=only',
      ({ flags, features }) => flags.needsWork && features.includes('In need of modernisation'),
    ],
    ['tenanted=only', ({ flags }) => flags.tenanted],
    ['newBuild=only', ({ flags }) => flags.newBuild],
    ['retirement=only', ({ flags }) => flags.retirement],
    ['sharedOwnership=only', ({ flags }) => flags.sharedOwnership],
    ['article4=only', ({ flags }) => flags.article4],
    ['licensedArea=exclude', ({ flags }) => !flags.licensedArea],
    ['keywords=cellar', ({ features }) => features.includes('Cellar')],
    [
      'near=53.819,-1.569&radiusMiles=1',
      (listing) => milesBetween(listing, { lat: 53.819, lng: -1.569 }) <= 1,
    ],
    ['area=53,-2;54,-2;54,-1;53,-1', ({ lat, lng }) => lat > 53 && lng > -2],
  ];
  it.each(filters)('filters by %s', async (query, passes) => {
    server.signInAs('hannah.okafor');
    const found = await all(query);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((listing) => !passes(listing))).toEqual([]);
    // Nothing that passes is left out of the same market.
    expect((await marketOf(query)).filter(passes)).toHaveLength(found.length);
  });

  it('leaves out what has a word that is not wanted', async () => {
    server.signInAs('hannah.okafor');
    const [with_, without] = await Promise.all([list('?keywords=garden'), list('?notKeywords=garden')]);
    expect(with_.total).toBeGreaterThan(0);
    expect(with_.total + without.total).toBe((await list()).total);
  });

  it('shows what is under offer only when asked', async () => {
    server.signInAs('hannah.okafor');
    const statuses = (await all('includeUnderOffer=true')).map(({ status }) => status);
    expect(statuses).toContain('sstc');
    expect(statuses).toContain('under_offer');
  });

  it('reaches further by car than on foot', async () => {
    server.signInAs('hannah.okafor');
    const [car, foot] = await Promise.all(
      ['driving', 'walking'].map((by) => list(`?locations=Leeds&travelMinutes=15&travelBy=${by}`)),
    );
    expect(car?.total).toBeGreaterThan(foot?.total ?? Infinity);
  });

  it('names places it does not know', async () => {
    server.signInAs('hannah.okafor');
    expect(await list('?locations=Ledes')).toMatchObject({ total: 0, unknownLocations: ['Ledes'] });
    expect((await list('?locations=Ledes,LS6')).total).toBeGreaterThan(0);
  });

  it.each([
    'minBeds=x',
    'minGrossYield=101',
    'types=castle',
    'sort=best',
    'near=95,0',
    'minPrice=2&maxPrice=1',
    'radiusMiles=3',
    'area=1,1;2,2',
  ])('refuses %s with 400', async (query) => {
    server.signInAs('hannah.okafor');
    expect((await call('GET', `/property-listings?${query}`)).status).toBe(400);
  });
});

describe('GET /property-listings/{id}', () => {
  it('shows one, cold, with a history that ends at the price', async () => {
    server.signInAs('zainab.hussain');
    const { json } = await call('GET', `/property-listings/${first}`);
    expect(json).toMatchObject({ id: first, town: 'Leeds', price: 132_500, grossYield: 8.6, saved: false });
    for (const listing of (await all('minReduction=1')).slice(0, 20)) {
      expect(listing.history.at(-1)?.price).toBe(listing.price);
      const days = listing.history.map(({ on }) => on);
      expect(days).toEqual(days.toSorted());
    }
  });

  it('needs a session and a listing', async () => {
    expect((await call('GET', `/property-listings/${first}`)).status).toBe(401);
    server.signInAs('hannah.okafor');
    expect((await call('GET', `/property-listings/${uuidOf('listing', 99_999)}`)).status).toBe(404);
  });
});

describe('PUT /property-listings/{id}', () => {
  it('saves for me alone, and what is saved is found again in any state', async () => {
    server.signInAs('zainab.hussain');
    const sold = (await list('?market=sold')).data[0]?.id ?? '';
    expect((await mark(sold, { saved: true })).json).toMatchObject({ saved: true, hidden: false });
    expect((await list('?shown=saved')).data.map(({ id }) => id)).toEqual([sold]);
    server.signInAs('callum.reyes');
    expect((await call('GET', `/property-listings/${sold}`)).json).toMatchObject({ saved: false });
  });

  it('hides from every list until it is restored', async () => {
    server.signInAs('zainab.hussain');
    const before = (await list()).total;
    await mark(first, { hidden: true });
    expect((await list()).total).toBe(before - 1);
    expect((await list('?shown=hidden')).data.map(({ id }) => id)).toEqual([first]);
    expect((await list('?shown=all')).total).toBe(before);
    await mark(first, { hidden: false });
    expect((await list()).total).toBe(before);
  });

  it('lets go of what is hidden, and shows again what is saved', async () => {
    server.signInAs('zainab.hussain');
    await mark(first, { saved: true });
    expect((await mark(first, { hidden: true })).json).toMatchObject({ saved: false, hidden: true });
    expect((await mark(first, { saved: true })).json).toMatchObject({ saved: true, hidden: false });
    expect((await mark(first, { reported: true })).json).toMatchObject({ saved: true, reported: true });
    expect(server.world.db.listingMark.by('ownerId', newcomerId)).toHaveLength(1);
  });

  it('refuses strangers, unknown listings and empty marks', async () => {
    expect((await mark(first, { saved: true })).status).toBe(401);
    server.signInAs('hannah.okafor');
    expect((await mark(uuidOf('listing', 99_999), { saved: true })).status).toBe(404);
    expect((await mark(first, {})).status).toBe(422);
    expect((await mark(first, { saved: 'yes' })).status).toBe(422);
  });
});

describe('POST /property-listings/smart-search', () => {
  it('finds the same as the list for the same filters', async () => {
    server.signInAs('hannah.okafor');
    const found = await search({
      filters: { locations: ['Leeds'], minBeds: 3, types: ['terraced'] },
      sort: 'price',
    });
    const listed = await list('?locations=Leeds&minBeds=3&types=terraced&sort=price');
    expect(found.data).toEqual(listed.data);
    expect(found.pins).toHaveLength(found.total);
    expect(found.counts.byType).toEqual([{ type: 'terraced', count: found.total }]);
    expect(found.nearMisses).toEqual([]);
  });

  it('keeps to the map', async () => {
    server.signInAs('hannah.okafor');
    const bounds = { north: 53.83, south: 53.8, east: -1.5, west: -1.62 };
    const { pins } = await search({ filters: {}, bounds });
    expect(pins.length).toBeGreaterThan(3);
    expect(pins.filter(({ lat, lng }) => lat > 53.83 || lat < 53.8 || lng > -1.5 || lng < -1.62)).toEqual([]);
    expect(
      (
        await call('POST', '/property-listings/smart-search', {
          filters: {},
          bounds: { ...bounds, south: 60 },
        })
      ).status,
    ).toBe(422);
  });

  it('counts without listing', async () => {
    server.signInAs('hannah.okafor');
    const counted = await search({ filters: { market: 'auction' }, countOnly: true });
    expect(counted).toMatchObject({ data: [], pins: [], total: (await list('?market=auction')).total });
    expect(counted.counts.auction).toBe(counted.total);
  });

  it('says of every listing why, in facts', async () => {
    server.signInAs('hannah.okafor');
    const { data } = await search({ filters: { maxPrice: 150_000, minEpc: 'D' }, explain: true });
    for (const { matchReasons = [], price, epc } of data) {
      expect(matchReasons.map(({ met }) => met)).toEqual([true, true]);
      expect(matchReasons[0]?.text).toBe(`£${price.toLocaleString('en-GB')} – asked: up to £150,000`);
      expect(matchReasons[1]?.text).toBe(`EPC ${epc} – asked: EPC D or better`);
    }
    const plain = await search({ filters: {}, explain: true });
    expect(plain.data.filter(({ matchReasons = [] }) => matchReasons.length === 0)).toEqual([]);
  });

  it('tells which one filter, relaxed, finds how many', async () => {
    server.signInAs('hannah.okafor');
    const filters = {
      locations: ['LS12'],
      types: ['terraced'],
      minBeds: 3,
      maxBeds: 3,
      maxPrice: 125_000,
      needsWork: 'only',
    };
    const none = await search({ filters });
    expect(none.total).toBe(0);
    const miss = none.nearMisses.find(({ key }) => key === 'maxPrice');
    expect(miss).toMatchObject({ label: 'Up to £138,000 instead of “Up to £125,000”', best: first });
    for (const { filters: relaxed, count } of none.nearMisses) {
      expect((await search({ filters: relaxed })).total).toBe(count);
    }
  });

  it('refuses filters that cannot be, naming them', async () => {
    const post = (body: object) => call('POST', '/property-listings/smart-search', body);
    expect((await post({ filters: {} })).status).toBe(401);
    server.signInAs('hannah.okafor');
    expect((await post({ filters: { minPrice: 5, maxPrice: 1 } })).json).toMatchObject({
      errors: { 'filters.maxPrice': ['This is less than the lower limit'] },
    });
    expect((await post({ filters: { colour: 'red' } })).status).toBe(422);
    expect((await post({})).status).toBe(422);
    expect((await post({ filters: { keywords: [' '] } })).status).toBe(422);
  });
});
