import { describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';
import { uuidOf } from '../../engine/db/table-definition';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });

type Viewing = Schema<'PropertyViewing'>;
const deal = (n: number) => uuidOf('evaluation', n);
const path = (n: number) => `/property-viewings/${uuidOf('propertyViewing', n)}`;
const list = async (query = '') =>
  (await call('GET', `/property-viewings${query}`)).json as Schema<'PropertyViewingPage'>;
const put = (n: number, body: object) => call('PUT', path(n), body);
const book = async (body: object) => call('POST', '/property-viewings', body);
const free = { evaluationId: deal(5), startsAt: '2026-06-20T09:00:00Z', minutes: 45, kind: 'viewing' };

describe('GET /property-viewings', () => {
  it('lists mine, the earliest first, and those I attend', async () => {
    expect((await call('GET', '/property-viewings')).status).toBe(401);
    server.signInAs('hannah.okafor');
    const { data, total } = await list();
    expect(total).toBe(12);
    const starts = data.map(({ startsAt }) => startsAt);
    expect(starts).toEqual(starts.toSorted());
    expect((await list('?sort=-startsAt')).data.map(({ startsAt }) => startsAt)).toEqual(starts.toReversed());
    server.signInAs('callum.reyes');
    expect((await list()).data.map(({ evaluationId }) => evaluationId)).toEqual([deal(9)]);
  });

  it('filters by status, deal and time', async () => {
    server.signInAs('hannah.okafor');
    expect((await list('?status=done,no_show')).total).toBe(4);
    expect((await list(`?evaluationId=${deal(4)}`)).total).toBe(1);
    expect((await list('?from=2026-05-13T10:30:00Z&until=2026-05-15T10:30:00Z')).total).toBe(2);
    expect((await list(`?listingId=${deal(4)}`)).total).toBe(0);
    expect((await list(`?propertyId=${deal(4)}`)).total).toBe(0);
    expect((await call('GET', '/property-viewings?status=late')).status).toBe(400);
  });

  it('says where it is, who shows it and who comes along; a contact stays its owner’s', async () => {
    server.signInAs('hannah.okafor');
    const find = async () => (await list(`?evaluationId=${deal(9)}`)).data[0];
    const mine = await find();
    const row = server.world.db.evaluation.get(deal(9));
    expect(mine?.home).toMatchObject({ address: row?.address, outcode: row?.outcode });
    expect(mine?.home?.image).toMatch(/^1\/media\/./);
    expect(mine?.agent).toMatchObject({ name: 'Nicola Stamford', phone: '0161 496 0502' });
    expect(mine?.people.map(({ username }) => username)).toEqual(['callum.reyes']);
    server.signInAs('callum.reyes');
    expect(await find()).toMatchObject({ agent: null, owner: { username: 'hannah.okafor' } });
  });

  it('names the agent of a listing, and a home of the portfolio', async () => {
    server.signInAs('hannah.okafor');
    const { evaluationId: _deal, ...when } = free;
    const listing = (await book({ ...when, listingId: uuidOf('listing', 2) })).json as Viewing;
    expect(listing.agent?.name).toBeTruthy();
    expect(listing.home).toMatchObject({
      outcode: server.world.db.listing.get(uuidOf('listing', 2))?.outcode,
    });
    const property = server.world.db.property.by('ownerId', 1)[0];
    const owned = (await book({ ...when, propertyId: property?.id })).json as Viewing;
    expect(owned).toMatchObject({ agent: null, home: { address: property?.fullAddress } });
  });

  it('warns of clashes, and asks how the past ones went', async () => {
    server.signInAs('hannah.okafor');
    const { data } = await list();
    const clashing = data.filter(({ clash }) => clash !== null);
    expect(clashing.map(({ evaluationId }) => evaluationId)).toEqual([deal(9), deal(4)]);
    expect(data.filter(({ isOutcomeDue }) => isOutcomeDue).map(({ evaluationId }) => evaluationId)).toEqual([
      deal(3),
    ]);
  });
});

describe('POST /property-viewings', () => {
  it('books one, and writes it to the deal', async () => {
    server.signInAs('hannah.okafor');
    const { status, json } = await book({ ...free, startsAt: '2026-06-20T10:00:00+01:00' });
    expect(status).toBe(201);
    expect(json).toMatchObject({
      status: 'requested',
      clash: null,
      startsAt: '2026-06-20T09:00:00.000Z',
      title: 'Apartment 9, 26 Skeldergate, York YO1 6DX',
    });
    expect(server.world.db.propertyAction.by('evaluationId', deal(5)).at(-1)?.title).toBe('Viewing booked');
    expect((await book(free)).json).toMatchObject({ clash: { id: (json as Viewing).id } });
  });

  it('is not in each other’s way end to end', async () => {
    server.signInAs('hannah.okafor');
    await book(free);
    expect((await book({ ...free, startsAt: '2026-06-20T09:45:00Z' })).json).toMatchObject({ clash: null });
  });

  it('refuses what cannot be viewed, or by whom', async () => {
    server.signInAs('hannah.okafor');
    expect((await book({ ...free, evaluationId: null })).json).toMatchObject({
      errors: { evaluationId: ['Choose a deal, listing or property to view'] },
    });
    expect((await book({ ...free, attendees: [7] })).status).toBe(422);
    expect((await book({ ...free, minutes: 4 })).status).toBe(422);
    expect((await book({ ...free, evaluationId: deal(29) })).status).toBe(403);
    expect((await book({ ...free, evaluationId: deal(25) })).status).toBe(403);
    expect((await book({ ...free, evaluationId: deal(99) })).status).toBe(404);
    expect((await book({ ...free, listingId: deal(99) })).status).toBe(404);
    expect((await book({ ...free, propertyId: deal(99) })).status).toBe(404);
  });
});

describe('GET /property-viewings/{id}', () => {
  it('shows a viewing to its owner and to those who attend it', async () => {
    server.signInAs('hannah.okafor');
    expect(await call('GET', path(1))).toMatchObject({ status: 200, json: { evaluationId: deal(9) } });
    expect((await call('GET', path(99))).status).toBe(404);
    server.signInAs('callum.reyes');
    expect((await call('GET', path(1))).status).toBe(200);
    expect((await call('GET', path(2))).status).toBe(403);
  });
});

describe('PUT /property-viewings/{id}', () => {
  it('goes from requested by confirmed to done, with a score and a summary', async () => {
    server.signInAs('hannah.okafor');
    expect((await put(3, { status: 'confirmed' })).json).toMatchObject({ status: 'confirmed' });
    const outcome = { status: 'done', score: 5, summary: 'Take it', checklist: [] };
    expect((await put(3, outcome)).json).toMatchObject({
      errors: { status: ['This viewing hasn’t started yet'] },
    });
    const past = await put(7, outcome);
    expect(past.json).toMatchObject({ ...outcome, isOutcomeDue: false });
    expect((await put(7, { status: 'no_show' })).status).toBe(200);
    const titles = server.world.db.propertyAction.by('evaluationId', deal(3)).map(({ title }) => title);
    expect(titles).toEqual(['Viewing done', 'Viewing missed']);
  });

  it('takes no impossible step, nor an older state', async () => {
    server.signInAs('hannah.okafor');
    expect((await put(8, { status: 'requested' })).json).toMatchObject({
      message: 'You can’t change a viewing from done to requested',
    });
    expect((await put(12, { status: 'done' })).status).toBe(409);
    expect((await put(12, { status: 'requested' })).status).toBe(200);
    expect((await put(1, { minutes: 30, updatedAt: '2020-01-01T00:00:00.000Z' })).status).toBe(409);
    expect((await put(1, { score: 6 })).status).toBe(422);
    expect((await put(99, { score: 5 })).status).toBe(404);
  });

  it('makes a change once, however often it is sent, and answers it as it stands', async () => {
    server.signInAs('hannah.okafor');
    const [before] = (await list('?status=done')).data;
    const change = { clientId: 'w1', updatedAt: before?.updatedAt, score: 2 };
    const path7 = `/property-viewings/${before?.id ?? ''}`;
    expect(await call('PUT', path7, change)).toMatchObject({ status: 200, json: { score: 2 } });
    expect((await call('PUT', path7, { summary: 'Damp', clientId: 'w2' })).status).toBe(200);
    const again = await call('PUT', path7, change);
    expect(again).toMatchObject({ status: 200, json: { score: 2, summary: 'Damp' } });
    expect(again.json).not.toHaveProperty('changeIds');
    expect((await call('PUT', path7, { ...change, clientId: 'w3' })).status).toBe(409);
  });

  it('keeps the works of the deal in step with the costs of the checklist, and no other lines', async () => {
    server.signInAs('hannah.okafor');
    const worksOf = () => server.world.db.evaluation.get(deal(3))?.inputs.refurb.items ?? [];
    const lines = [...worksOf()];
    const check = { item: 'New boiler', room: 'Refurbishment', state: 'issue', note: '', image: null };
    await put(7, { checklist: [{ ...check, cost: 2600 }] });
    expect(worksOf()).toEqual([...lines, { name: 'New boiler', qty: 1, rate: 2600, vatPct: 0 }]);
    await put(7, { checklist: [{ ...check, cost: 2600 }], score: 3 });
    expect(worksOf()).toHaveLength(lines.length + 1);
    await put(7, { checklist: [] });
    expect(worksOf()).toEqual(lines);
  });

  it('is its owner’s alone', async () => {
    server.signInAs('callum.reyes');
    expect((await put(1, { score: 1 })).status).toBe(403);
    expect((await call('DELETE', path(1))).status).toBe(403);
    server.signInAs('hannah.okafor');
    expect((await call('DELETE', path(1))).status).toBe(204);
    expect((await call('DELETE', path(1))).status).toBe(404);
  });
});
