import { describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../../engine/contract/checked-server';
import type { Schema } from '../../../engine/contract/contract';
import { uuidOf } from '../../../engine/db/table-definition';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });

// Every answer is validated against the contract by the checked server.
const status = async () => (await call('GET', '/ai')).json as Schema<'AiStatus'>;
const ask = async (query: string, previousId?: string) =>
  (await call('POST', '/ai/property-search', { query, ...(previousId && { previousId }) }))
    .json as Schema<'AiSearchResult'>;

describe('POST /ai/property-search', () => {
  it('reads the words, finds what the same filters find, and says why', async () => {
    server.signInAs('hannah.okafor');
    const result = await ask('3-bed terrace in Leeds under £180k, 7 % yield, needs work, quiet');
    expect(result.filters).toMatchObject({
      locations: ['Leeds'],
      minBeds: 3,
      maxPrice: 180_000,
      minGrossYield: 7,
    });
    expect(result.unparsed).toEqual(['quiet']);
    expect(result.explanation).toContain('I didn’t use “quiet”');
    expect(result.listings.total).toBeGreaterThan(3);
    const same = (
      await call('POST', '/property-listings/smart-search', { filters: result.filters, explain: true })
    ).json;
    expect((same as Schema<'ListingSearchResult'>).data).toEqual(result.listings.data);
    for (const { id, matchReasons = [] } of result.listings.data) {
      expect(server.world.db.listing.get(id)).toBeDefined();
      expect(matchReasons.length).toBeGreaterThan(0);
      expect(matchReasons.filter(({ met }) => !met)).toEqual([]);
    }
  });

  it('refines what was asked before, and the newer word wins', async () => {
    server.signInAs('hannah.okafor');
    const first = await ask('3-bed terrace in Leeds from £150k');
    const second = await ask('under £140k with a cellar', first.id);
    expect(second.filters).toEqual({
      locations: ['Leeds'],
      minBeds: 3,
      maxBeds: 3,
      types: ['terraced', 'end_terrace'],
      maxPrice: 140_000,
      keywords: ['cellar'],
    });
    expect(second.chips.map(({ key }) => key).toSorted()).toEqual(Object.keys(second.filters).toSorted());
  });

  it('offers near misses instead of inventing', async () => {
    server.signInAs('hannah.okafor');
    const { listings, nearMisses, explanation } = await ask('flat in Didsbury under £30k');
    expect(listings.data).toEqual([]);
    expect(explanation).toBe('No listings match all 3 of your filters.');
    expect(nearMisses.map(({ key }) => key)).toContain('maxPrice');
  });

  it('answers everything for sale to words it cannot use', async () => {
    server.signInAs('hannah.okafor');
    const { chips, unparsed, listings } = await ask('cosy');
    expect([chips, unparsed]).toEqual([[], ['cosy']]);
    expect(listings.data[0]?.matchReasons?.[0]?.key).toBe('listed');
  });

  it('stops at the plan’s limit until midnight UTC', async () => {
    server.signInAs('zainab.hussain');
    const midnight = '2026-05-14T00:00:00.000Z';
    expect(await status()).toEqual({
      available: true,
      period: 'day',
      limit: 5,
      remaining: 5,
      resetsAt: midnight,
      recent: [],
    });
    for (let n = 1; n <= 5; n += 1) await ask(`${n} beds`);
    expect(await status()).toMatchObject({ available: false, remaining: 0, recent: { length: 5 } });
    expect((await status()).recent[0]?.query).toBe('5 beds');
    const refused = await call('POST', '/ai/property-search', { query: 'flat' });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe(String(13.5 * 3600));
    expect((await status()).recent).toHaveLength(5);
  });

  it('refuses strangers, empty words and searches of others', async () => {
    const post = (body: object) => call('POST', '/ai/property-search', body);
    expect((await post({ query: 'flat' })).status).toBe(401);
    server.signInAs('callum.reyes');
    expect((await post({ query: '  ' })).status).toBe(422);
    expect((await post({ query: 'x'.repeat(501) })).status).toBe(422);
    expect((await post({ query: 'flat', previousId: uuidOf('aiSearch', 1) })).status).toBe(403);
    expect((await post({ query: 'flat', previousId: uuidOf('aiSearch', 99) })).status).toBe(404);
  });
});

describe('GET /ai', () => {
  it('tells members what is left and what they asked last', async () => {
    expect((await call('GET', '/ai')).status).toBe(401);
    server.signInAs('hannah.okafor');
    const { limit, remaining, recent } = await status();
    expect([limit, remaining]).toEqual([50, 50]);
    expect(recent.map(({ query }) => query)[0]).toContain('3-bed terrace in Leeds');
  });
});
