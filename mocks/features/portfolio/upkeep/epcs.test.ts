import { beforeEach, describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../../engine/contract/checked-server';
import type { Schema } from '../../../engine/contract/contract';
import { uuidOf } from '../../../engine/db/table-definition';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });

const home = (n: number) => uuidOf('property', n);
const epc = (n: number) => `/property-epcs/${uuidOf('propertyEpc', n)}`;
const listOf = async (query = '') =>
  (await call('GET', `/property-epcs${query}`)).json as Schema<'PropertyEpcPage'>;
const good = {
  propertyId: home(6),
  certificateNumber: '123456789012345678901234',
  current: 'F',
  currentScore: 30,
  potential: 'C',
  potentialScore: 72,
  lodgedOn: '2026-05-01',
};
const add = async (more: object = {}) => {
  const { status, json } = await call('POST', '/property-epcs', { ...good, ...more });
  return { status, epc: json as Schema<'PropertyEpc'>, error: json as Schema<'ApiError'> };
};

beforeEach(() => server.signInAs('hannah.okafor'));

it('certificates are their owner’s, who must be signed in', async () => {
  server.signInAs('ewan.macleod');
  expect((await call('GET', epc(1))).status).toBe(403);
  expect((await call('PUT', epc(1), {})).status).toBe(403);
  expect((await call('DELETE', epc(1))).status).toBe(403);
  expect((await add()).status).toBe(403);
  expect((await call('GET', `/property-epcs?propertyId=${home(1)}`)).status).toBe(403);
  await call('POST', '/auth/logout');
  expect((await call('GET', '/property-epcs')).status).toBe(401);
});

describe('the list', () => {
  it('comes last lodged first, or first to expire first', async () => {
    const lodged = (await listOf()).data.map(({ lodgedOn }) => lodgedOn);
    expect(lodged).toEqual(lodged.toSorted().toReversed());
    const expiring = (await listOf('?sort=expires')).data.map(({ expiresOn }) => expiresOn);
    expect(expiring).toEqual(expiring.toSorted());
  });

  it('tells a certificate that has run out from one that is missing', async () => {
    expect((await listOf('?expired=true')).data.map(({ propertyId }) => propertyId)).toEqual([home(4)]);
    expect((await listOf(`?propertyId=${home(4)}`)).total).toBe(1);
    expect((await listOf(`?propertyId=${home(6)}`)).total).toBe(0);
    expect((await listOf('?expired=false')).data.every(({ expired }) => !expired)).toBe(true);
  });

  it('says which homes cannot be let', async () => {
    const barred = (await listOf()).data.filter(({ mees }) => mees === 'cannot_let');
    expect(barred.map(({ propertyId, current }) => [propertyId, current])).toEqual([[home(11), 'F']]);
  });
});

it('The EPC of a home is due when its latest certificate runs out, whatever is added, changed or deleted', async () => {
  const dueOn = async () => {
    const { json } = await call('GET', `/renewal-dates?propertyId=${home(6)}&kind=epc`);
    return (json as Schema<'RenewalDatePage'>).data.map((row) => [row.issuedOn, row.dueOn]);
  };
  const { epc: latest } = await add();
  expect(await dueOn()).toEqual([['2026-05-01', '2036-05-01']]);
  const { epc: earlier } = await add({ certificateNumber: null, lodgedOn: '2019-02-01' });
  expect(await dueOn()).toEqual([['2026-05-01', '2036-05-01']]);
  await call('PUT', `/property-epcs/${latest.id}`, { expiresOn: '2036-04-30' });
  expect(await dueOn()).toEqual([['2026-05-01', '2036-04-30']]);
  await call('DELETE', `/property-epcs/${latest.id}`);
  expect(await dueOn()).toEqual([['2019-02-01', '2029-02-01']]);
  await call('DELETE', `/property-epcs/${earlier.id}`);
  expect(await dueOn()).toEqual([]);
});

describe('a certificate', () => {
  it('is good for five years in Scotland from 31 October 2026, and for ten before', async () => {
    server.world.clock.setTo(new Date('2026-11-25T10:30:00Z'));
    const scottish = { propertyId: home(12), certificateNumber: null };
    expect((await add({ ...scottish, lodgedOn: '2026-10-31' })).epc.expiresOn).toBe('2031-10-31');
    expect((await add({ ...scottish, lodgedOn: '2026-10-30' })).epc.expiresOn).toBe('2036-10-30');
    server.world.clock.setTo(new Date('2026-05-13T10:30:00Z'));
  });

  it('lasts ten years unless it says otherwise', async () => {
    const { status, epc: added } = await add();
    expect(status).toBe(201);
    expect(added).toMatchObject({
      expiresOn: '2036-05-01',
      expired: false,
      mees: 'cannot_let',
      projected: 'F',
    });
    expect((await add({ certificateNumber: null, expiresOn: '2030-01-01' })).epc.expiresOn).toBe(
      '2030-01-01',
    );
  });

  it('is kept once, but anybody may have theirs', async () => {
    await add();
    expect((await add()).status).toBe(409);
    const { epc: other } = await add({ certificateNumber: '999956789012345678901234' });
    const renamed = await call('PUT', `/property-epcs/${other.id}`, {
      certificateNumber: good.certificateNumber,
    });
    expect(renamed.status).toBe(409);
    server.signInAs('ewan.macleod');
    expect((await add({ propertyId: home(15) })).status).toBe(201);
  });

  it.each([
    [{ current: 'E' }, 'current', 'A score of 30 is an F'],
    [{ potential: 'B' }, 'potential', 'A score of 72 is a C'],
    [{ expiresOn: '2026-05-01' }, 'expiresOn', 'Enter an expiry date after the lodgement date'],
    [{ lodgedOn: '2026-05-14' }, 'lodgedOn', 'Enter a date that isn’t in the future'],
    [{ certificateNumber: '1234' }, 'certificateNumber', 'This isn’t in the right format'],
    [{ propertyId: home(900) }, 'propertyId', 'We couldn’t find that property'],
    [
      { recommendations: [{ text: 'x', costMin: 2, costMax: 1, points: 1, done: false }] },
      'recommendations',
      'Enter a highest cost above the lowest',
    ],
  ])('with %j is refused', async (more, field, message) => {
    expect((await add(more)).error.errors).toEqual({ [field]: [message] });
  });

  it('may be let with an exemption, and in Scotland without', async () => {
    expect((await add({ exemptionRef: 'PRS-1' })).epc.mees).toBe('exempt');
    expect((await add({ propertyId: home(12), certificateNumber: null })).epc.mees).toBe('not_applicable');
    expect((await add({ propertyId: null, certificateNumber: null })).epc.mees).toBe('cannot_let');
  });

  it('tells the cheapest way to a C, and the score once measures are done', async () => {
    const measure = (points: number, cost: number, done = false) => ({
      text: 'Measure',
      costMin: cost,
      costMax: cost,
      points,
      done,
    });
    const recommendations = [measure(10, 900), measure(30, 5_000), measure(9, 100), measure(40, 4_500)];
    const { epc: added } = await add({ recommendations });
    // 39 points are missing: the one measure of 40 is cheaper than 30 and 9 together.
    expect(added.stepsToC).toEqual({ points: 39, costMin: 4_500, costMax: 4_500, reachable: true });
    const done = recommendations.map((each, index) => ({ ...each, done: index === 1 }));
    const { json } = await call('PUT', `/property-epcs/${added.id}`, { recommendations: done });
    expect(json).toMatchObject({
      projectedScore: 60,
      projected: 'D',
      current: 'F',
      stepsToC: { points: 9, costMin: 100, costMax: 100, reachable: true },
    });
    const all = recommendations.map((each) => ({ ...each, done: true }));
    expect((await call('PUT', `/property-epcs/${added.id}`, { recommendations: all })).json).toMatchObject({
      projectedScore: 100,
      stepsToC: null,
    });
    const { epc: hopeless } = await add({ certificateNumber: null, recommendations: [measure(5, 200)] });
    expect(hopeless.stepsToC).toEqual({ points: 39, costMin: 200, costMax: 200, reachable: false });
  });

  it('changes from its present state only, and goes', async () => {
    const { updatedAt } = (await call('GET', epc(1))).json as Schema<'PropertyEpc'>;
    expect((await call('PUT', epc(1), { assessor: 'First', updatedAt })).status).toBe(200);
    expect((await call('PUT', epc(1), { assessor: 'Second', updatedAt })).status).toBe(409);
    expect((await call('DELETE', epc(1))).status).toBe(204);
    expect((await call('GET', epc(1))).status).toBe(404);
  });
});
