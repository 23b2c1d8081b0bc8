import { describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';
import { uuidOf } from '../../engine/db/table-definition';
import { arrive } from './areas/listing-arrivals';

const now = new Date('2026-05-13T10:30:00Z');
const server = checkedServer({ now });

// Every answer is validated against the contract by the checked server.
const mine = async () => (await call('GET', '/property-searches')).json as Schema<'PropertySearchPage'>;
const create = async (body: object) =>
  (await call('POST', '/property-searches', body)).json as Schema<'PropertySearch'>;
const update = (id: string, body: object) => call('PUT', `/property-searches/${id}`, body);
const matches = async (id: string, query = '') =>
  (await call('GET', `/property-searches/${id}/matches${query}`)).json as Schema<'SearchMatchPage'>;
const leeds = { name: 'Leeds for less', filters: { locations: ['Leeds'], maxPrice: 180_000 } };
const seeded = uuidOf('propertySearch', 1);
const alertsOf = (memberId: number) =>
  server.world.db.notification.by('notifierId', memberId).filter(({ typeId }) => typeId === 8).length;

/** A house that the seeded search of Hannah’s wants, listed now. */
function comeToMarket() {
  const { db, clock } = server.world;
  const known = db.listing.get(uuidOf('listing', 1));
  if (known === undefined) throw new Error('The seed has a first listing');
  const { id: _id, ...model } = known;
  const at = clock.now().getTime();
  return arrive(server.world, { ...model, addedAt: at, lastSeenAt: at });
}

describe('GET /property-searches', () => {
  it('is for members only, and each has their own', async () => {
    expect((await call('GET', '/property-searches')).status).toBe(401);
    server.signInAs('zainab.hussain');
    expect((await mine()).total).toBe(0);
    server.signInAs('hannah.okafor');
    const { data, total } = await mine();
    expect(total).toBe(5);
    expect(data.map(({ name }) => name)).toEqual(data.map(({ name }) => name).toSorted());
    expect(data.filter(({ paused }) => paused)).toHaveLength(1);
    expect(data.find(({ id }) => id === seeded)?.newCount).toBeGreaterThan(0);
    expect(data.filter(({ matchCount }) => matchCount === 0)).toEqual([]);
  });

  it('shows a search that was made of words with the chips of those words', async () => {
    server.signInAs('hannah.okafor');
    const chips = (await mine()).data.find(({ id }) => id === seeded)?.chips ?? [];
    expect(chips).toContainEqual({ key: 'maxPrice', label: 'Up to £180,000', confidence: 0.97 });
    expect(chips).toContainEqual({ key: 'needsWork', label: 'Needs work', confidence: 0.95 });
  });
});

describe('GET /property-searches/{id}/matches', () => {
  it('lists every match, as many as the count says and as the search finds', async () => {
    server.signInAs('hannah.okafor');
    for (const { id, filters, matchCount, newCount } of (await mine()).data) {
      const { total, data } = await matches(id);
      const found = (await call('POST', '/property-listings/smart-search', { filters })).json;
      expect(total).toBe(matchCount);
      expect((found as Schema<'ListingSearchResult'>).total).toBe(total);
      expect((await matches(id, '?new=true')).total).toBe(newCount);
      const times = data.map(({ matchedAt }) => matchedAt);
      expect(times).toEqual(times.toSorted().toReversed());
      expect(data.filter(({ listing }) => listing.matchReasons?.every(({ met }) => met) !== true)).toEqual(
        [],
      );
    }
  });

  it('says what came into range by a reduction', async () => {
    server.signInAs('hannah.okafor');
    const { id } = await create({ name: 'Cuts', filters: { minReduction: 1 } });
    const { data } = await matches(id);
    expect(data.length).toBeGreaterThan(5);
    for (const { listing, why, matchedAt } of data) {
      expect([why, matchedAt.slice(0, 10)]).toEqual(['reduced', listing.reducedOn]);
    }
  });

  it('stays new until I say that I looked, and looking is no edit', async () => {
    server.signInAs('hannah.okafor');
    const before = (await mine()).data.find(({ id }) => id === seeded);
    await matches(seeded);
    expect((await mine()).data.find(({ id }) => id === seeded)?.newCount).toBe(before?.newCount);
    const viewed = await update(seeded, { lookedAt: now.toISOString() });
    expect(viewed.json).toMatchObject({ newCount: 0, updatedAt: before?.updatedAt });
    expect((await matches(seeded)).data.filter(({ isNew }) => isNew)).toEqual([]);
  });

  it('is for the owner', async () => {
    expect((await call('GET', `/property-searches/${seeded}/matches`)).status).toBe(401);
    server.signInAs('callum.reyes');
    expect((await call('GET', `/property-searches/${seeded}/matches`)).status).toBe(403);
    expect((await call('GET', `/property-searches/${uuidOf('propertySearch', 999)}/matches`)).status).toBe(
      404,
    );
  });
});

describe('POST /property-searches', () => {
  it('saves with what was left out filled in; what is there already is not new', async () => {
    server.signInAs('zainab.hussain');
    const made = await create(leeds);
    expect(made).toMatchObject({
      ...leeds,
      ownerId: 7,
      prompt: null,
      frequency: 'daily',
      channels: { inApp: true, email: false },
      quietHours: null,
      paused: false,
      newCount: 0,
      createdAt: now.toISOString(),
    });
    expect(made.matchCount).toBeGreaterThan(0);
  });

  it('refuses what cannot be, field by field', async () => {
    const post = (body: object) => call('POST', '/property-searches', body);
    expect((await post(leeds)).status).toBe(401);
    server.signInAs('zainab.hussain');
    expect((await post({ ...leeds, name: ' ' })).json).toMatchObject({
      errors: { name: ['This can’t be empty'] },
    });
    expect((await post({ ...leeds, filters: { minBeds: 4, maxBeds: 2 } })).json).toMatchObject({
      errors: { 'filters.maxBeds': ['Enter a maximum no lower than the minimum'] },
    });
    expect((await post({ ...leeds, quietHours: { from: '25:00', to: '07:00' } })).status).toBe(422);
    expect((await post({ ...leeds, lookedAt: '2026-06-01T00:00:00Z' })).status).toBe(422);
    expect((await post({ ...leeds, newCount: 3 })).status).toBe(422);
    expect((await post(leeds)).status).toBe(201);
    expect((await post({ ...leeds, name: 'LEEDS for less ' })).status).toBe(409);
  });

  it('takes twenty a minute', async () => {
    // On the Business plan, which sets no limit of its own.
    server.signInAs('gareth.pritchard');
    const statuses: number[] = [];
    for (let n = 0; n < 21; n += 1) {
      statuses.push((await call('POST', '/property-searches', { ...leeds, name: `Search ${n}` })).status);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('PUT /property-searches/{id}', () => {
  it('works the counts out anew for other filters, and keeps the rest', async () => {
    server.signInAs('zainab.hussain');
    const made = await create({ ...leeds, frequency: 'weekly' });
    const { json } = await update(made.id, { filters: { locations: ['LS6'] }, updatedAt: made.updatedAt });
    expect(json).toMatchObject({
      name: leeds.name,
      frequency: 'weekly',
      chips: [{ key: 'locations', label: 'In LS6' }],
    });
    expect((await matches(made.id)).total).toBe((json as Schema<'PropertySearch'>).matchCount);
  });

  it('refuses an edit of an older state, a taken name and somebody else', async () => {
    expect((await update(seeded, { paused: true })).status).toBe(401);
    server.signInAs('hannah.okafor');
    expect((await update(seeded, { paused: true, updatedAt: '2020-01-01T00:00:00Z' })).status).toBe(409);
    expect((await update(seeded, { name: 'Auction lots under £100k' })).status).toBe(409);
    expect((await update(seeded, { name: 'Leeds terraces that need work' })).status).toBe(200);
    expect((await update(seeded, {})).status).toBe(422);
    expect((await update(uuidOf('propertySearch', 999), { paused: true })).status).toBe(404);
    server.signInAs('callum.reyes');
    expect((await update(seeded, { paused: true })).status).toBe(403);
  });

  it('pausing stops the notifications, which name their search, and nothing else', async () => {
    server.signInAs('hannah.okafor');
    const before = alertsOf(1);
    comeToMarket();
    expect(alertsOf(1)).toBe(before + 1);
    const told = server.world.db.notification.by('notifierId', 1).at(-1);
    expect(told).toMatchObject({ typeId: 8, propertySearchId: seeded, count: 1 });
    await update(seeded, { paused: true });
    const { newCount } = (await mine()).data.find(({ id }) => id === seeded) ?? { newCount: 0 };
    comeToMarket();
    expect(alertsOf(1)).toBe(before + 1);
    expect((await mine()).data.find(({ id }) => id === seeded)?.newCount).toBe(newCount + 1);
  });

  it('tells a member once of a home that several searches want, and names none of them', async () => {
    server.signInAs('hannah.okafor');
    await create({ ...leeds, frequency: 'instant' });
    const before = alertsOf(1);
    comeToMarket();
    expect(alertsOf(1)).toBe(before + 1);
    const told = server.world.db.notification.by('notifierId', 1).at(-1);
    expect(told).toMatchObject({ typeId: 8, propertySearchId: null, count: 1 });
  });

  it('tells nobody by the app who wants e-mail or no alerts', async () => {
    server.signInAs('hannah.okafor');
    const before = alertsOf(1);
    await update(seeded, { channels: { inApp: false, email: true } });
    comeToMarket();
    await update(seeded, { channels: { inApp: true, email: true }, frequency: 'off' });
    comeToMarket();
    expect(alertsOf(1)).toBe(before);
  });
});

describe('DELETE /property-searches/{id}', () => {
  it('deletes mine, and it can be brought back as it was', async () => {
    server.signInAs('hannah.okafor');
    const old = (await mine()).data.find(({ id }) => id === seeded);
    expect((await call('DELETE', `/property-searches/${seeded}`)).status).toBe(204);
    expect((await call('DELETE', `/property-searches/${seeded}`)).status).toBe(404);
    const { name, filters, prompt, lookedAt } = old ?? {};
    expect(await create({ name, filters, prompt, lookedAt })).toMatchObject({
      newCount: old?.newCount,
      chips: old?.chips,
    });
  });

  it('deletes nobody else’s', async () => {
    expect((await call('DELETE', `/property-searches/${seeded}`)).status).toBe(401);
    server.signInAs('callum.reyes');
    expect((await call('DELETE', `/property-searches/${seeded}`)).status).toBe(403);
  });
});
