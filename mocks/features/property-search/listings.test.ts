import { describe, expect, it } from 'vitest';
import { daysBetween } from '@/lib/dates/calendar-day';
import { milesBetween } from '@/lib/property-search/geo';
import { myFigures } from '@/lib/property-search/my-figures';
import { uuidOf } from '../../engine/db/table-definition';
import { call, checkedServer } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });

type Listing = Schema<'PropertyListing'>;

// Every answer is validated against the contract by the checked server.
const list = async (query = '') =>
  (await call('GET', `/property-listings${query}`)).json as Schema<'ListingPage'>;
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

  it('counts the days on the market from the day of listing that it gives', async () => {
    server.signInAs('hannah.okafor');
    const listings = await marketOf('market=sale');
    const days = listings.map(({ listedOn, daysOnMarket }) => [listedOn, daysOnMarket]);
    expect(days).toEqual(listings.map(({ listedOn }) => [listedOn, daysBetween(listedOn, '2026-05-13')]));
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

describe('a search by my own figures', () => {
  const search = async (body: object) => {
    const { status, json } = await call('POST', '/property-listings/smart-search', body);
    return { status, ...(json as Schema<'ListingSearchResult'>) };
  };
  const settingsId = uuidOf('evaluationSetting', 1);

  it('keeps what reaches the ROI and the cash flow, orders by them, and says so', async () => {
    server.signInAs('hannah.okafor');
    const every = await search({ filters: { locations: ['Leeds'] } });
    expect(every.applied).toEqual([]);
    const found = await search({
      filters: { locations: ['Leeds'] },
      settingsId,
      minRoi: 5,
      minCashFlowPcm: 150,
      sort: '-roi',
    });
    expect(found.applied).toEqual(['minRoi', 'minCashFlowPcm', '-roi']);
    expect(found.total).toBeGreaterThan(0);
    expect(found.total).toBeLessThan(every.total);
    const { json } = await call('GET', '/evaluation-settings');
    const profile = (json as Schema<'EvaluationSettingPage'>).data.find(({ id }) => id === settingsId);
    const mine = found.data.map((listing) => myFigures(listing, profile, '2026-05-13'));
    const rois = mine.map((each) => Number(each?.roi));
    expect(rois).toEqual(rois.toSorted((a, b) => b - a));
    expect(Math.min(...rois)).toBeGreaterThanOrEqual(5);
    expect(Math.min(...mine.map((each) => Number(each?.cashFlowPcm)))).toBeGreaterThanOrEqual(150);
  });

  it('needs settings of my own', async () => {
    server.signInAs('hannah.okafor');
    expect((await search({ filters: {}, minRoi: 5 })).status).toBe(422);
    const somebodyElses = uuidOf('evaluationSetting', 99);
    expect((await search({ filters: {}, sort: '-roi', settingsId: somebodyElses })).status).toBe(422);
  });
});
