import { describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../../engine/contract/checked-server';
import type { Schema } from '../../../engine/contract/contract';
import { uuidOf } from '../../../engine/db/table-definition';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });

// Every answer is validated against the contract by the checked server.
const list = async (query = '') => (await call('GET', `/tenancies${query}`)).json as Schema<'TenancyPage'>;
const tenancyOf = (json: unknown) => json as Schema<'Tenancy'>;
const errorOf = (json: unknown) => json as Schema<'ApiError'>;
const get = async (n: number) => (await list()).data.find(({ id }) => id === uuidOf('tenancy', n));
const put = (n: number, body: object) => call('PUT', `/tenancies/${uuidOf('tenancy', n)}`, body);
const draft = {
  propertyId: uuidOf('property', 11),
  type: 'assured_periodic',
  tenantIds: [uuidOf('contact', 1)],
  startDate: '2026-05-20',
  endDate: '2026-05-24',
  rent: 250,
  frequency: 'weekly',
  status: 'approved',
} as const;

describe('GET /tenancies', () => {
  it('is for members only', async () => expect((await call('GET', '/tenancies')).status).toBe(401));

  it('works out the rent a month, the cap, and what is owed by age', async () => {
    server.signInAs('hannah.okafor');
    expect(await get(2)).toMatchObject({
      rentPcm: 1083.33,
      depositCap: 1250,
      warnings: ['The deposit of £1,400 is above the cap of £1,250'],
    });
    const debtor = await get(18);
    expect(debtor?.arrears).toMatchObject({ total: 3120, days30: 780, months: 4 });
  });

  it('is narrowed by home, room, tenant, status and debt', async () => {
    server.signInAs('hannah.okafor');
    expect((await list(`?propertyId=${uuidOf('property', 3)}`)).total).toBe(5);
    expect((await list(`?roomId=${uuidOf('propertyRoom', 7)}`)).total).toBe(2);
    expect((await list(`?contactId=${uuidOf('contact', 19)}`)).total).toBe(2);
    expect((await list('?status=ending,approved')).data.map(({ status }) => status).toSorted()).toEqual([
      'approved',
      'ending',
    ]);
    const [all, owing, paid] = [await list(), await list('?inArrears=true'), await list('?inArrears=false')];
    expect(owing.total + paid.total).toBe(all.total);
    expect(owing.totals.arrears).toBe(all.totals.arrears);
  });

  it('is narrowed to the homes of an owner or with a tag', async () => {
    server.signInAs('hannah.okafor');
    const homes = (await call('GET', '/properties?tag=HMO')).json as Schema<'PropertyPage'>;
    const ids = new Set(homes.data.map(({ id }) => id));
    const all = (await list()).data;
    const tagged = await list('?tag=HMO');
    expect(tagged.data.map(({ id }) => id)).toEqual(
      all.filter(({ propertyId }) => ids.has(propertyId)).map(({ id }) => id),
    );
    expect(tagged.total).toBeGreaterThan(0);
    expect((await list('?owner=me')).total).toBeLessThan(all.length);
  });

  it('goes by rent a month, whatever the period', async () => {
    server.signInAs('hannah.okafor');
    const rents = (await list('?sort=-rent')).data.map(({ rentPcm }) => rentPcm);
    expect(rents).toEqual(rents.toSorted((a, b) => b - a));
    const starts = (await list('?sort=startDate')).data.map(({ startDate }) => startDate);
    expect(starts).toEqual(starts.toSorted());
  });
});

describe('POST /tenancies', () => {
  it('takes a deposit above the cap, with a warning that names it', async () => {
    server.signInAs('hannah.okafor');
    const { status, json } = await call('POST', '/tenancies', {
      ...draft,
      startDate: '2026-05-15',
      endDate: '2026-05-20',
      deposit: 1300.5,
    });
    expect(status).toBe(201);
    expect(tenancyOf(json).warnings).toEqual(['The deposit of £1,300.50 is above the cap of £1,250']);
    expect(tenancyOf(json).arrears.total).toBe(0);
  });

  it('refuses a home that is let on some of the days', async () => {
    server.signInAs('hannah.okafor');
    const { status, json } = await call('POST', '/tenancies', { ...draft, endDate: '2026-05-25' });
    expect(status).toBe(409);
    expect(errorOf(json).message).toBe('This property is already let from 25 May 2026 with no end date');
    expect((await call('POST', '/tenancies', { ...draft, endDate: null })).status).toBe(409);
    expect(
      (await call('POST', '/tenancies', { ...draft, startDate: '2027-01-01', endDate: null })).status,
    ).toBe(409);
    expect((await call('POST', '/tenancies', draft)).status).toBe(201);
  });

  it('refuses a room that is let, and the whole house while a room is', async () => {
    server.signInAs('hannah.okafor');
    const house = { ...draft, propertyId: uuidOf('property', 3) };
    expect((await call('POST', '/tenancies', { ...house, roomId: uuidOf('propertyRoom', 1) })).status).toBe(
      409,
    );
    expect((await call('POST', '/tenancies', house)).status).toBe(409);
    expect((await call('POST', '/tenancies', { ...house, status: 'prospective' })).status).toBe(201);
  });

  it('refuses what the law of the nation does not know', async () => {
    server.signInAs('hannah.okafor');
    const { status, json } = await call('POST', '/tenancies', {
      ...draft,
      propertyId: uuidOf('property', 13),
      depositScheme: 'safedeposits',
      rightToRentOn: '2026-05-01',
    });
    expect(status).toBe(422);
    expect(Object.keys(errorOf(json).errors ?? {}).toSorted()).toEqual([
      'depositScheme',
      'rightToRentOn',
      'type',
    ]);
  });

  it('refuses what the Renters’ Rights Act ended in England', async () => {
    server.signInAs('hannah.okafor');
    const { json } = await call('POST', '/tenancies', { ...draft, type: 'ast' });
    expect(errorOf(json).errors).toEqual({
      type: [
        'Assured shorthold tenancies can’t start on or after 1 May 2026. Choose an assured periodic tenancy',
      ],
    });
    const quarterly = await call('POST', '/tenancies', { ...draft, frequency: 'quarterly' });
    expect(errorOf(quarterly.json).errors).toEqual({
      frequency: ['Rent for an assured tenancy can be due monthly, or at intervals of up to 28 days'],
    });
  });

  it('refuses tenants, rooms and days that do not fit', async () => {
    server.signInAs('hannah.okafor');
    const stranger = '4d9a3f6e-8a31-4f6e-9d5c-0a6f3c6d1e11';
    const unknown = await call('POST', '/tenancies', { ...draft, tenantIds: [stranger] });
    expect(errorOf(unknown.json).errors).toEqual({ tenantIds: ['Choose one of your contacts'] });
    const { json } = await call('POST', '/tenancies', {
      ...draft,
      roomId: uuidOf('propertyRoom', 1),
      endDate: '2026-05-19',
      status: 'current',
      proposedRent: 300,
    });
    expect(Object.keys(errorOf(json).errors ?? {}).toSorted()).toEqual([
      'endDate',
      'proposedFrom',
      'roomId',
      'status',
    ]);
  });
});

describe('a rent review by PUT /tenancies/{id}', () => {
  it('is refused five months after the last rise, with the earliest day', async () => {
    server.signInAs('hannah.okafor');
    const { status, json } = await put(1, { proposedRent: 940, proposedFrom: '2026-08-01' });
    expect(status).toBe(422);
    expect(errorOf(json).errors?.['proposedFrom']?.[0]).toContain(
      'A rent of £940 can’t start before 1 January 2027',
    );
    expect((await put(1, { proposedRent: 940, proposedFrom: '2027-01-01' })).status).toBe(200);
  });

  it('is refused within a rent period in England, with the day of the next one', async () => {
    server.signInAs('hannah.okafor');
    const { status, json } = await put(1, { proposedRent: 940, proposedFrom: '2027-01-02' });
    expect(status).toBe(422);
    expect(errorOf(json).errors?.['proposedFrom']).toEqual([
      'A new rent must start on the first day of a rent period. The next one starts on 1 February 2027',
    ]);
  });

  it('goes by the law of the nation', async () => {
    server.signInAs('hannah.okafor');
    const { json } = await put(19, { proposedRent: 880, proposedFrom: '2026-08-13' });
    expect(errorOf(json).errors?.['proposedFrom']).toEqual([
      'A rent of £880 can’t start before 14 August 2026: rent can only go up once every 12 months, with three months’ notice',
    ]);
    expect((await put(19, { proposedRent: 880, proposedFrom: '2026-08-14' })).status).toBe(200);
  });

  it('ends when the new rent is taken over', async () => {
    server.signInAs('hannah.okafor');
    const proposed = await get(8);
    const { json } = await put(8, { rent: 1260 });
    expect(tenancyOf(json)).toMatchObject({
      rent: 1260,
      proposedRent: null,
      proposedFrom: null,
      lastIncreaseOn: proposed?.proposedFrom,
    });
  });
});

describe('PUT /tenancies/{id}', () => {
  it('ends a tenancy, keeps its ledger and ends its payments', async () => {
    server.signInAs('hannah.okafor');
    const ledger = () => server.world.db.transaction.by('tenancyId', uuidOf('tenancy', 1)).length;
    const before = ledger();
    const { status, json } = await put(1, { status: 'ended', endDate: '2026-05-12' });
    expect(status).toBe(200);
    expect(tenancyOf(json).status).toBe('ended');
    expect(ledger()).toBe(before);
    const payments = server.world.db.recurringPayment.by('tenancyId', uuidOf('tenancy', 1));
    expect(payments.map(({ endOn }) => endOn)).toEqual(['2026-05-12']);
  });

  it('refuses to end in the future, or without a day', async () => {
    server.signInAs('hannah.okafor');
    expect((await put(1, { status: 'ended', endDate: '2026-06-30' })).status).toBe(422);
    expect((await put(1, { status: 'ending' })).status).toBe(422);
    expect((await put(1, { status: 'ending', endDate: '2026-06-30' })).status).toBe(200);
  });

  it('refuses a status that cannot follow, an older state, and strangers', async () => {
    server.signInAs('hannah.okafor');
    expect((await put(20, { status: 'current' })).status).toBe(409);
    expect((await put(1, { pets: false, updatedAt: '2020-01-01T00:00:00.000Z' })).status).toBe(409);
    expect((await put(999, { pets: false })).status).toBe(404);
    server.signInAs('callum.reyes');
    expect((await put(1, { pets: false })).status).toBe(403);
  });
});

describe('DELETE /tenancies/{id}', () => {
  it('is refused once money was paid, and else takes what was to be paid', async () => {
    server.signInAs('hannah.okafor');
    expect((await call('DELETE', `/tenancies/${uuidOf('tenancy', 1)}`)).status).toBe(409);
    const { json } = await call('POST', '/tenancies', draft);
    const { id } = tenancyOf(json);
    await call('POST', '/transactions', {
      date: '2026-05-20',
      direction: 'in',
      amount: 250,
      category: 'rent',
      description: 'First week',
      tenancyId: id,
    });
    expect((await call('DELETE', `/tenancies/${id}`)).status).toBe(204);
    expect(server.world.db.transaction.by('tenancyId', id)).toEqual([]);
  });
});
