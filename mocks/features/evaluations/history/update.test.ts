import { describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../../engine/contract/checked-server';
import type { Schema } from '../../../engine/contract/contract';
import { uuidOf } from '../../../engine/db/table-definition';

const now = new Date('2026-05-13T10:30:00Z');
const server = checkedServer({ now });

type Whole = Schema<'Evaluation'>;
const id = (n: number) => uuidOf('evaluation', n);
const put = (n: number, body: object) => call('PUT', `/evaluations/${id(n)}`, body);
const read = async (n: number) => (await call('GET', `/evaluations/${id(n)}`)).json as Whole;
const hannah = () => server.signInAs('hannah.okafor');
const username = (userId: number) => server.world.db.user.get(userId)?.username ?? '';
const ownerOf = (n: number) => username(server.world.db.evaluation.get(id(n))?.ownerId ?? 0);

describe('PUT /evaluations/{id}', () => {
  it('merges inputs one by one and works the deal out anew', async () => {
    hannah();
    const after = (await put(1, { version: 4, inputs: { finance: { rate: 6.25 } } })).json as Whole;
    expect(after.inputs.finance).toMatchObject({ rate: 6.25, ltv: 75 });
    expect(Math.round(after.results.headline.cashFlowPcm ?? 0)).toBe(141);
    expect(after).toMatchObject({ version: 5, updatedAt: now.toISOString() });
  });

  it('merges facts of the home one by one, also where none was known', async () => {
    hannah();
    const before = (await read(1)).home;
    const after = (await put(1, { home: { epcRating: 'C' } })).json as Whole;
    expect(after.home).toEqual({ ...before, epcRating: 'C' });
    await put(1, { home: null });
    expect(((await put(1, { home: { bedrooms: 4 } })).json as Whole).home).toMatchObject({
      bedrooms: 4,
      epcRating: null,
    });
  });

  it('moves a deal to Scotland', async () => {
    hannah();
    const after = (await put(1, { nation: 'scotland' })).json as Whole;
    expect(after.region).toBe('scotland');
    expect(after.results.headline).toMatchObject({ stampDuty: 15_100, cashInvested: 77_244 });
  });

  it('answers an edit of an older state with 409', async () => {
    hannah();
    const { version, updatedAt } = await read(1);
    expect((await put(1, { title: 'Mine', version, updatedAt })).status).toBe(200);
    expect((await put(1, { title: 'Yours', version })).status).toBe(409);
    expect((await put(1, { title: 'Yours', updatedAt })).status).toBe(409);
    expect((await read(1)).title).toBe('Mine');
  });

  it('keeps notes, tags, offers, evidence, home and publishing', async () => {
    hannah();
    const body = {
      notes: 'Ask about the wall',
      tags: ['one'],
      offers: [{ amount: 150_000, on: '2026-05-13', status: 'made', note: '' }],
      evidence: { price: { source: 'quote', refId: null, at: now.toISOString() } },
      home: null,
      address: null,
      isPublished: true,
      roceBasis: 'cashLeftIn',
    };
    expect((await put(2, body)).json).toMatchObject(body);
    const { db } = server.world;
    const log = db.propertyAction.by('evaluationId', id(2)).filter(({ kind }) => kind === 'log');
    expect(log.map(({ title }) => title)).toEqual(['Offer of £150,000 made']);
  });

  it('refuses scenarios that cannot be, and takes those that can', async () => {
    hannah();
    const errors = async (...scenarios: object[]) => (await put(1, { scenarios })).json;
    expect(await errors({ name: 'A', overrides: { 'finance.rates': 1 } })).toMatchObject({
      errors: { 'scenarios.0.overrides': ['“finance.rates” isn’t an input'] },
    });
    expect(await errors({ name: 'A', overrides: { 'finance.ltv': 120 } })).toMatchObject({
      errors: { 'scenarios.0.overrides.finance.ltv': ['Enter 100 or less'] },
    });
    expect(await errors({ name: 'A', overrides: {} }, { name: 'A', overrides: {} })).toMatchObject({
      errors: { 'scenarios.1.name': ['Another scenario already has this name'] },
    });
    const seven = Array.from({ length: 7 }, (_, index) => ({ name: `S${index}`, overrides: {} }));
    expect(await errors(...seven)).toMatchObject({ errors: { scenarios: ['Add no more than 6'] } });
    expect(await errors({ name: 'A', overrides: { 'finance.kind': 'cash', price: 1 } })).toMatchObject({
      version: 5,
    });
  });

  it('refuses what does not go together', async () => {
    hannah();
    const accepted = { amount: 1, on: '2026-05-13', status: 'accepted', note: '' };
    expect((await put(1, { offers: [accepted, accepted] })).status).toBe(422);
    expect((await put(1, { strategies: ['flip'] })).json).toMatchObject({
      errors: { primary: [expect.any(String)] },
    });
    expect((await put(1, { settingsId: id(1) })).status).toBe(422);
    expect((await put(1, { propertyId: uuidOf('nothing', 1) })).status).toBe(404);
    expect((await put(1, {})).status).toBe(422);
    expect((await put(99, { title: 'x' })).status).toBe(404);
  });

  it('is for members only, as are the others', async () => {
    expect((await put(1, { title: 'x' })).status).toBe(401);
    expect((await call('GET', `/evaluations/${id(1)}`)).status).toBe(401);
    expect((await call('DELETE', `/evaluations/${id(1)}`)).status).toBe(401);
  });
});

describe('roles', () => {
  it('a viewer changes nothing, a commenter the notes, an editor the figures', async () => {
    hannah();
    const status = async (n: number, body: object) => (await put(n, body)).status;
    expect(await status(25, { notes: 'Hello' })).toBe(403);
    expect(await status(26, { notes: 'Hello' })).toBe(200);
    expect(await status(26, { inputs: { price: 1 } })).toBe(403);
    expect(await status(27, { inputs: { price: 300_000 }, pipeline: { stage: 'sourced' } })).toBe(200);
    expect(await status(27, { collaborators: [] })).toBe(403);
    expect(await status(27, { archived: true })).toBe(403);
    expect(await status(29, { notes: 'Hello' })).toBe(403);
    expect((await call('DELETE', `/evaluations/${id(27)}`)).status).toBe(403);
  });

  it('are given to connections, each once', async () => {
    hannah();
    const share = (...collaborators: object[]) => put(1, { collaborators });
    const friend = server.world.db.user.first('username', 'callum.reyes')?.id ?? 0;
    expect((await share({ userId: 7, role: 'view' })).json).toMatchObject({
      errors: { 'collaborators.0.userId': ['Share with one of your connections'] },
    });
    expect((await share({ userId: friend, role: 'view' }, { userId: friend, role: 'edit' })).status).toBe(
      422,
    );
    expect((await share({ userId: friend, role: 'view' })).status).toBe(200);
    server.signInAs('callum.reyes');
    expect(await read(1)).toMatchObject({ access: 'full', myRole: 'view' });
    hannah();
    await share();
    server.signInAs('callum.reyes');
    expect(await read(1)).toMatchObject({ access: 'snapshot' });
  });

  it('the owner sees what an editor changed', async () => {
    hannah();
    await put(27, { title: 'Renamed by Hannah' });
    server.signInAs(ownerOf(27));
    expect(await read(27)).toMatchObject({ title: 'Renamed by Hannah', myRole: 'owner' });
  });
});

describe('DELETE /evaluations/{id}', () => {
  it('puts it in the trash, from which it comes back', async () => {
    hannah();
    expect((await call('DELETE', `/evaluations/${id(1)}`)).status).toBe(204);
    expect((await put(1, { title: 'x' })).status).toBe(409);
    expect((await read(1)).deletedAt).toBe(now.toISOString());
    server.signInAs('zainab.hussain');
    expect((await call('GET', `/evaluations/${id(1)}`)).status).toBe(403);
    hannah();
    expect((await put(1, { deleted: false })).json).toMatchObject({
      deletedAt: null,
      pipeline: { stage: 'offer_made' },
    });
  });

  it('is for good the second time, and after 30 days', async () => {
    hannah();
    expect((await call('DELETE', `/evaluations/${id(24)}`)).status).toBe(204);
    expect((await call('GET', `/evaluations/${id(24)}`)).status).toBe(404);
    server.world.db.evaluation.update(id(23), { deletedAt: '2026-04-01T00:00:00.000Z' });
    expect((await call('GET', `/evaluations/${id(23)}`)).status).toBe(404);
    expect((await call('DELETE', `/evaluations/${id(23)}`)).status).toBe(404);
  });
});
