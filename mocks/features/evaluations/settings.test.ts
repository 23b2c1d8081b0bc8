import { describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';
import { uuidOf } from '../../engine/db/table-definition';

const now = new Date('2026-05-13T10:30:00Z');
const server = checkedServer({ now });

type Setting = Schema<'EvaluationSetting'>;
const path = (n: number) => `/evaluation-settings/${uuidOf('evaluationSetting', n)}`;
const list = async () =>
  ((await call('GET', '/evaluation-settings')).json as Schema<'EvaluationSettingPage'>).data;
const defaults = async () => (await list()).filter(({ isDefault }) => isDefault).map(({ name }) => name);

describe('evaluation profiles', () => {
  it('are mine alone, the default one first', async () => {
    expect((await call('GET', '/evaluation-settings')).status).toBe(401);
    server.signInAs('hannah.okafor');
    expect((await list()).map(({ name }) => name)).toEqual([
      'BTL North',
      'HMO, by the room',
      'Scotland, through the company',
    ]);
    server.signInAs('callum.reyes');
    expect(await list()).toEqual([]);
    expect((await call('PUT', path(1), { name: 'Mine' })).status).toBe(403);
    expect((await call('DELETE', path(1))).status).toBe(403);
  });

  it('the first one made is the default', async () => {
    server.signInAs('callum.reyes');
    expect((await call('POST', '/evaluation-settings', { name: 'Sourcing' })).json).toMatchObject({
      isDefault: true,
      inputs: {},
      criteria: { minRoi: null },
    });
    await call('POST', '/evaluation-settings', { name: 'Second', isDefault: true });
    expect(await defaults()).toEqual(['Second']);
  });

  it('change without touching saved evaluations, and shape new ones', async () => {
    server.signInAs('hannah.okafor');
    const before = server.world.db.evaluation.get(uuidOf('evaluation', 1))?.inputs;
    const changed = await call('PUT', path(1), {
      inputs: { finance: { rate: 4.5, ltv: 60 } },
      isDefault: true,
    });
    expect(changed.json).toMatchObject({ name: 'BTL North', inputs: { finance: { rate: 4.5 } } });
    expect(server.world.db.evaluation.get(uuidOf('evaluation', 1))?.inputs).toEqual(before);
    const started = (await call('POST', '/evaluations', { title: 'New' })).json as Schema<'Evaluation'>;
    expect(started.inputs.finance).toMatchObject({ rate: 4.5, ltv: 60 });
  });

  it('give a strategy, a nation and inputs to a deal that names them', async () => {
    server.signInAs('hannah.okafor');
    const settingsId = uuidOf('evaluationSetting', 3);
    const deal = (await call('POST', '/evaluations', { title: 'New', settingsId }))
      .json as Schema<'Evaluation'>;
    expect(deal).toMatchObject({ nation: 'scotland', roceBasis: 'cashLeftIn', settingsId });
    expect(deal.inputs.tax.ownership).toBe('company');
  });

  it('leave the nation of a deal without an address to its owner’s preference', async () => {
    server.signInAs('zainab.hussain');
    const { id } = server.world.sessions.visitor() ?? { id: 0 };
    await call('PUT', `/users/${id}`, { preferences: { defaultNation: 'scotland' } });
    expect((await call('POST', '/evaluations', { title: 'New' })).json).toMatchObject({ nation: 'scotland' });
  });

  it('refuse a name twice, wrong fields and an older state', async () => {
    server.signInAs('hannah.okafor');
    expect((await call('POST', '/evaluation-settings', { name: 'btl north ' })).status).toBe(409);
    expect((await call('PUT', path(2), { name: 'BTL North' })).status).toBe(409);
    expect((await call('PUT', path(1), { name: 'BTL North' })).status).toBe(200);
    expect(
      (await call('PUT', path(1), { name: 'Later', updatedAt: '2020-01-01T00:00:00.000Z' })).status,
    ).toBe(409);
    const wrong = { name: 'x', inputs: { costs: { voidPct: 101 } }, criteria: { minRoi: 'much' } };
    expect((await call('POST', '/evaluation-settings', wrong)).json).toMatchObject({
      errors: { 'inputs.costs.voidPct': ['Enter 100 or less'], 'criteria.minRoi': ['Enter a number'] },
    });
    expect((await call('PUT', path(1), { isDefault: false })).status).toBe(422);
    expect((await call('PUT', path(99), { name: 'x' })).status).toBe(404);
  });

  it('go, the default one when another takes its place', async () => {
    server.signInAs('hannah.okafor');
    expect((await call('DELETE', path(1))).status).toBe(409);
    expect((await call('DELETE', `${path(1)}?newDefaultId=${uuidOf('evaluationSetting', 9)}`)).status).toBe(
      404,
    );
    expect((await call('DELETE', `${path(1)}?newDefaultId=x`)).status).toBe(400);
    expect((await call('DELETE', `${path(1)}?newDefaultId=${uuidOf('evaluationSetting', 2)}`)).status).toBe(
      204,
    );
    expect(await defaults()).toEqual(['HMO, by the room']);
    expect(server.world.db.evaluation.get(uuidOf('evaluation', 1))?.settingsId).toBeNull();
    expect((await call('DELETE', path(3))).status).toBe(204);
    expect((await call('DELETE', path(2))).status).toBe(204);
    expect(await list()).toEqual([] satisfies Setting[]);
  });
});
