import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../../engine/contract/checked-server';
import type { Schema } from '../../../engine/contract/contract';
import { uuidOf } from '../../../engine/db/table-definition';
import { addressKey, tidyPostcode } from '@/lib/places/address';
import { fullAddressOf } from '../summary/portfolio-address';
import { demoAccounts } from '../../account/seeds/accounts';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });

const listOf = async (query = '') =>
  (await call('GET', `/properties${query}`)).json as Schema<'PropertyPage'>;

beforeEach(() => server.signInAs('hannah.okafor'));

describe('the list of homes', () => {
  it('is for its owner, who must be signed in', async () => {
    await call('POST', '/auth/logout', {});
    expect((await call('GET', '/properties')).status).toBe(401);
    server.signInAs(demoAccounts[3]?.identifier ?? '');
    expect((await listOf()).total).toBe(0);
  });

  it('comes by address, house numbers as numbers', async () => {
    const { data, total } = await listOf();
    expect(total).toBe(14);
    expect(data.slice(0, 3).map(({ addressLine1 }) => addressLine1)).toEqual([
      '3 Ripponden Road',
      '5 Seedley Park Road',
      '7 Hume Street',
    ]);
    expect((await listOf('?sort=-address')).data.map(({ id }) => id)).toEqual(
      data.map(({ id }) => id).toReversed(),
    );
  });

  it('sorts by value with unknown values last either way', async () => {
    for (const [sort, sign] of [
      ['value', 1],
      ['-value', -1],
    ] as const) {
      const values = (await listOf(`?sort=${sort}`)).data.map(({ currentValue }) => currentValue);
      expect(values.at(-1)).toBeNull();
      const known = values.filter((value) => value !== null);
      expect(known).toEqual(known.toSorted((a, b) => sign * (a - b)));
    }
  });

  it('sorts by the day on which a certificate runs out, with unknown days last', async () => {
    for (const key of ['gasSafety', 'electrical'] as const) {
      const days = (await listOf(`?sort=${key}`)).data.map(({ figures }) => figures[key]?.dueOn ?? null);
      expect(days.at(-1)).toBeNull();
      const known = days.filter((day) => day !== null);
      expect(days.slice(0, known.length)).toEqual(known.toSorted());
    }
  });

  it.each([
    ['?status=void', ['WA1 3PX']],
    ['?model=hmo', ['M14 6RA', 'NG7 2BY']],
    ['?type=end_terrace', ['L15 0EY', 'OL1 4JN']],
    ['?tag=Scotland', ['G42 8RB']],
    [`?owner=${uuidOf('company', 3)}`, ['YO1 6DS']],
    ['?query=egerton+MANCHESTER', ['M14 6RA']],
    ['?query=queen%E2%80%99s+park', ['G42 8RB']],
    ['?archived=true', []],
  ])('of %s shows %j', async (query, postcodes) => {
    const { data } = await listOf(query);
    expect(data.map(({ postcode }) => postcode).toSorted()).toEqual(postcodes);
  });

  it('of my own shares leaves out what only companies own', async () => {
    expect((await listOf('?owner=me')).total).toBe(10);
  });

  it('refuses filters that there cannot be', async () => {
    for (const query of ['?status=burnt', '?sort=colour', '?owner=you', '?page=0', '?archived=maybe']) {
      expect((await call('GET', `/properties${query}`)).status).toBe(400);
    }
  });
});

describe('the list of two hundred homes', () => {
  beforeEach(async () => {
    await server.reset({ size: 'large' });
    server.signInAs('hannah.okafor');
  });
  afterEach(() => server.reset({ size: 'default' }));

  it('comes in pages, with the totals of all', async () => {
    const first = await listOf('?summary=true');
    expect([first.total, first.totalPages, first.data.length]).toEqual([200, 4, 50]);
    expect((await listOf('?page=5')).data).toEqual([]);
    expect(first.summary?.properties).toBe(200);
  });

  it('has no address twice and none that the rules would refuse', async () => {
    const rows = server.world.db.property.by('ownerId', 1);
    expect(new Set(rows.map(addressKey)).size).toBe(rows.length);
    expect(rows.filter(({ postcode }) => tidyPostcode(postcode) !== postcode)).toEqual([]);
    expect(rows.filter((row) => fullAddressOf(row) !== row.fullAddress)).toEqual([]);
  });
});

describe('the totals', () => {
  it('are those of the homes that fit the filters, without what was sold', async () => {
    const all = (await listOf('?summary=true')).summary;
    const { data } = await listOf();
    const held = data.filter(({ status }) => status !== 'sold');
    expect(all?.value).toBe(held.reduce((sum, { currentValue }) => sum + (currentValue ?? 0), 0));
    expect(all?.valuedProperties).toBe(12);
    expect(all?.months).toHaveLength(12);
    expect(all?.months.at(-1)?.month).toBe('2026-05');
    const glasgow = (await listOf('?summary=true&tag=Scotland')).summary;
    expect(glasgow).toMatchObject({ properties: 1, value: 176_000 });
    expect((await listOf()).summary).toBeUndefined();
  });

  it('list what is not known instead of counting it as zero', async () => {
    const { summary } = await listOf('?summary=true&query=grosvenor');
    expect(summary).toMatchObject({ value: 0, valuedProperties: 0, ltv: null, netYield: null });
    expect(summary?.missing[0]?.fields).toContain('value');
  });
});
