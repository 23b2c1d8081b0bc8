import { beforeEach, describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../../engine/contract/checked-server';
import type { Schema } from '../../../engine/contract/contract';
import { uuidOf } from '../../../engine/db/table-definition';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });

const home = (n: number) => uuidOf('property', n);
const contact = (n: number) => uuidOf('contact', n);
const manager = (n: number) => uuidOf('propertyManager', n);
const contacts = async (query = '') => (await call('GET', `/contacts${query}`)).json as Schema<'ContactPage'>;
const managers = async (query = '') =>
  (await call('GET', `/property-managers${query}`)).json as Schema<'PropertyManagerPage'>;

beforeEach(() => server.signInAs('hannah.okafor'));

it('people are their owner’s, who must be signed in', async () => {
  const mine = [`/contacts/${contact(1)}`, `/property-managers/${manager(1)}`];
  server.signInAs('ewan.macleod');
  expect((await contacts()).total).toBe(0);
  for (const path of mine) {
    expect((await call('GET', path)).status).toBe(403);
    expect((await call('PUT', path, { name: 'Mine' })).status).toBe(403);
    expect((await call('DELETE', path)).status).toBe(403);
  }
  expect((await call('GET', `/contacts?propertyId=${home(1)}`)).status).toBe(403);
  expect((await call('GET', `/property-managers?propertyId=${home(900)}`)).status).toBe(404);
  await call('POST', '/auth/logout');
  for (const path of ['/contacts', '/property-managers', ...mine]) {
    expect((await call('GET', path)).status).toBe(401);
  }
});

describe('contacts', () => {
  it('come by name, newest or by kind', async () => {
    const { data, total } = await contacts();
    expect(total).toBe(38);
    expect(data.map(({ name }) => name)).toEqual(
      data.map(({ name }) => name).toSorted(new Intl.Collator('en-GB').compare),
    );
    const newest = (await contacts('?sort=newest')).data.map(({ createdAt }) => createdAt);
    expect(newest).toEqual(newest.toSorted().toReversed());
    expect((await contacts('?kind=tenant')).total).toBe(20);
    expect((await contacts('?tag=Room%20F')).data[0]?.id).toBe(contact(16));
  });

  it('are found by name without accents, by firm and by number', async () => {
    expect((await contacts('?query=wisniewski')).data[0]?.id).toBe(contact(11));
    expect((await contacts('?query=ni+dhomhnaill')).data[0]?.id).toBe(contact(6));
    expect((await contacts('?query=okeford')).data[0]?.kind).toBe('agent');
    expect((await contacts('?query=07700+900112')).data[0]?.id).toBe(contact(1));
  });

  it('of a home are those who live there or see to it', async () => {
    const { data } = await contacts(`?propertyId=${home(7)}`);
    expect(data.map(({ id }) => id)).toEqual(
      expect.arrayContaining([contact(11), contact(21), contact(23), contact(26)]),
    );
    expect(data.map(({ id }) => id)).not.toContain(contact(1));
  });

  it('are added with what is known', async () => {
    const { status, json } = await call('POST', '/contacts', {
      kind: 'broker',
      name: 'Leila Farahani',
      userId: 23,
    });
    expect(status).toBe(201);
    expect(json).toMatchObject({ ownerId: 1, emails: [], company: null, userId: 23 });
    for (const [body, field] of [
      [{ kind: 'friend', name: 'X' }, 'kind'],
      [{ kind: 'other', name: ' ' }, 'name'],
      [{ kind: 'other', name: 'X', emails: ['nobody'] }, 'emails.0'],
      [{ kind: 'other', name: 'X', userId: 999 }, 'userId'],
      [{ kind: 'other', name: 'X', rating: 6 }, 'rating'],
      [{ kind: 'other', name: 'X', friends: 1 }, 'friends'],
    ] as const) {
      const refused = await call('POST', '/contacts', body);
      expect([refused.status, Object.keys((refused.json as Schema<'ApiError'>).errors ?? {})]).toEqual([
        422,
        [field],
      ]);
    }
  });

  it('change by the given fields, and not from an older state', async () => {
    const before = (await call('GET', `/contacts/${contact(38)}`)).json as Schema<'Contact'>;
    const { json } = await call('PUT', `/contacts/${contact(38)}`, {
      rating: 4,
      updatedAt: before.updatedAt,
    });
    expect(json).toMatchObject({ rating: 4, name: before.name, notes: before.notes });
    const stale = { rating: 1, updatedAt: before.updatedAt };
    expect((await call('PUT', `/contacts/${contact(38)}`, stale)).status).toBe(409);
    expect((await call('GET', `/contacts/${contact(900)}`)).status).toBe(404);
  });

  it('that are one person become one, with all links', async () => {
    const { status, json } = await call('PUT', `/contacts/${contact(37)}`, { mergeFrom: contact(21) });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      company: 'Walsh Plumbing',
      phones: ['07700 900311', '0161 496 0311'],
      tags: ['emergency', 'plumbing', 'Gas Safe'],
      rating: 5,
    });
    expect((await call('GET', `/contacts/${contact(21)}`)).status).toBe(404);
    const jobs = (await call('GET', `/property-maintenance?contractorId=${contact(37)}`)).json;
    expect(jobs).toMatchObject({ total: 2 });
    const rows = server.world.db.propertyMaintenance.by('ownerId', 1);
    expect(JSON.stringify(rows)).not.toContain(contact(21));
  });

  it('that are merged leave their tenancies, payments and papers to the one that stays', async () => {
    const { db } = server.world;
    const before = db.transaction.by('ownerId', 1).filter(({ contactId }) => contactId === contact(1)).length;
    expect(before).toBeGreaterThan(10);
    await call('PUT', `/contacts/${contact(38)}`, { mergeFrom: contact(1) });
    const after = db.transaction.by('ownerId', 1).filter(({ contactId }) => contactId === contact(38));
    expect(after).toHaveLength(before);
    expect(db.tenancy.get(uuidOf('tenancy', 1))?.tenantIds).toEqual([contact(38)]);
    for (const table of [db.tenancy, db.transaction, db.recurringPayment, db.document]) {
      expect(JSON.stringify(table.all())).not.toContain(contact(1));
    }
  });

  it('cannot become one with themselves or with nobody', async () => {
    const merge = (mergeFrom: string) => call('PUT', `/contacts/${contact(1)}`, { mergeFrom });
    expect((await merge(contact(1))).json).toMatchObject({
      errors: { mergeFrom: ['Choose a different contact to merge with'] },
    });
    expect((await merge(contact(900))).status).toBe(422);
  });

  it('that others need cannot go, and it is said who', async () => {
    const { status, json } = await call('DELETE', `/contacts/${contact(21)}`);
    expect(status).toBe(409);
    const { usedIn, message } = json as Schema<'InUseConflict'>;
    expect(usedIn).toContainEqual({ kind: 'propertyMaintenance', count: 3 });
    expect(message).toContain('Dermot Walsh is linked to');
    expect((await call('DELETE', `/contacts/${contact(38)}`)).status).toBe(204);
    expect((await call('GET', `/contacts/${contact(38)}`)).status).toBe(404);
  });
});

describe('property managers', () => {
  it('are listed with the homes in their charge', async () => {
    const { data } = await managers();
    expect(data.map(({ name, propertyIds }) => [name, propertyIds])).toEqual([
      ['Mersey & Wirral Homes', [home(6)]],
      ['Okeford Lettings', [home(2), home(4)]],
    ]);
    expect((await managers(`?propertyId=${home(2)}`)).data.map(({ id }) => id)).toEqual([manager(1)]);
    expect((await managers(`?propertyId=${home(1)}`)).total).toBe(0);
    expect((await managers('?query=chorlton')).total).toBe(1);
    expect((await managers('?sort=-name')).data[0]?.name).toBe('Okeford Lettings');
  });

  it('take homes over, and let go of those not named', async () => {
    const { json } = await call('PUT', `/property-managers/${manager(1)}`, {
      propertyIds: [home(1), home(6)],
    });
    expect((json as Schema<'PropertyManager'>).propertyIds.toSorted()).toEqual([home(1), home(6)]);
    const managerOf = async (n: number) =>
      ((await call('GET', `/properties/${home(n)}`)).json as Schema<'Property'>).managerId;
    expect([await managerOf(1), await managerOf(2), await managerOf(6)]).toEqual([
      manager(1),
      null,
      manager(1),
    ]);
    expect((await managers(`?query=mersey`)).data[0]?.propertyIds).toEqual([]);
  });

  it('are added with a fee, and with homes of mine only', async () => {
    const body = { name: 'Leeds Lets', service: 'let_only', feePct: 8, propertyIds: [home(5)] };
    const { status, json } = await call('POST', '/property-managers', body);
    expect(status).toBe(201);
    expect(json).toMatchObject({ vatPct: 20, minFee: null, propertyIds: [home(5)] });
    const refused = await call('POST', '/property-managers', { ...body, propertyIds: [home(15)] });
    expect(refused.json).toMatchObject({ errors: { propertyIds: ['We couldn’t find that property'] } });
    const dates = { contractStart: '2026-02-01', contractEnd: '2026-01-01' };
    expect((await call('POST', '/property-managers', { ...body, ...dates })).json).toMatchObject({
      errors: { contractEnd: ['Enter an end date after the start date'] },
    });
    expect((await call('PUT', `/property-managers/${manager(1)}`, { feePct: 101 })).status).toBe(422);
  });

  it('cannot go while homes are in their charge', async () => {
    const path = `/property-managers/${manager(1)}`;
    expect((await call('DELETE', path)).json).toMatchObject({
      message: 'Okeford Lettings manages 2 properties. Choose another manager first',
      usedIn: [{ kind: 'property', count: 2 }],
    });
    await call('PUT', path, { propertyIds: [] });
    expect((await call('DELETE', path)).status).toBe(204);
    expect((await call('GET', path)).status).toBe(404);
  });
});
