import { describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../../engine/contract/checked-server';
import type { Schema } from '../../../engine/contract/contract';
import { uuidOf } from '../../../engine/db/table-definition';
import { newcomerId } from '../../account/seeds/accounts';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });

// Every answer is validated against the contract by the checked server.
const list = async (query = '') =>
  (await call('GET', `/property-listings${query}`)).json as Schema<'ListingPage'>;
const search = async (body: object) =>
  (await call('POST', '/property-listings/smart-search', body)).json as Schema<'ListingSearchResult'>;
const first = uuidOf('listing', 1);
const mark = (id: string, body: object) => call('PUT', `/property-listings/${id}`, body);

describe('GET /property-listings/{id}', () => {
  it('shows one, cold, with a history that ends at the price', async () => {
    server.signInAs('zainab.hussain');
    const { json } = await call('GET', `/property-listings/${first}`);
    expect(json).toMatchObject({ id: first, town: 'Leeds', price: 132_500, grossYield: 8.6, saved: false });
    for (const listing of (await list('?minReduction=1')).data) {
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
      expect(matchReasons[0]?.text).toBe(`£${price.toLocaleString('en-GB')} – you asked for up to £150,000`);
      expect(matchReasons[1]?.text).toBe(`EPC ${epc} – you asked for EPC D or better`);
    }
    const [near] = (await search({ filters: { locations: ['Leeds'] }, explain: true })).data;
    expect(near?.matchReasons?.[0]?.text).toMatch(/ – you asked for Leeds$/);
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
      errors: { 'filters.maxPrice': ['Enter a maximum no lower than the minimum'] },
    });
    expect((await post({ filters: { colour: 'red' } })).status).toBe(422);
    expect((await post({})).status).toBe(422);
    expect((await post({ filters: { keywords: [' '] } })).status).toBe(422);
  });
});
