import { beforeEach, describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';
import { uuidOf } from '../../engine/db/table-definition';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });
beforeEach(() => server.signInAs('hannah.okafor'));

const application = {
  feature: 'portfolio',
  reason: 'Nine homes and three folders of certificates',
  portfolioBand: '4-10',
  strategies: ['btl', 'hmo'],
  testerConsent: true,
};
const list = async (query = '') =>
  (await call('GET', `/beta-applications${query}`)).json as Schema<'BetaApplicationPage'>;

describe('POST /beta-applications', () => {
  it('takes one for each feature', async () => {
    const { status, json } = await call('POST', '/beta-applications', application);
    expect(status).toBe(201);
    expect(json).toMatchObject({ ...application, status: 'applied', applicant: { id: 1 } });
    expect((await call('POST', '/beta-applications', application)).status).toBe(409);
    expect((await call('POST', '/beta-applications', { ...application, feature: 'pipeline' })).status).toBe(
      409,
    );
    expect((await list()).data.map(({ feature }) => feature)).toEqual(['portfolio', 'pipeline']);
  });

  it('says what is wrong', async () => {
    for (const wrong of [
      { feature: 'chat' },
      { reason: 'Because' },
      { portfolioBand: '5' },
      { strategies: ['btl', 'btl'] },
    ]) {
      expect((await call('POST', '/beta-applications', { ...application, ...wrong })).status).toBe(422);
    }
    server.world.sessions.switchTo(null);
    expect((await call('POST', '/beta-applications', application)).status).toBe(401);
  });
});

describe('GET /beta-applications', () => {
  it('shows mine, and everybody’s to an admin', async () => {
    expect((await list()).total).toBe(1);
    expect((await call('GET', '/beta-applications?scope=all')).status).toBe(403);
    server.signInAs('tom.whitfield');
    expect((await list('?scope=all')).total).toBe(7);
    expect((await list('?scope=all&status=waitlist')).total).toBe(2);
    expect((await list('?scope=all&feature=portfolio')).total).toBe(3);
  });
});

describe('PUT /beta-applications/{id}', () => {
  const path = `/beta-applications/${uuidOf('betaApplication', 6)}`;

  it('is an admin’s decision, and the member is told', async () => {
    expect((await call('PUT', path, { status: 'accepted' })).status).toBe(403);
    server.signInAs('tom.whitfield');
    expect((await call('PUT', path, { status: 'accepted' })).json).toMatchObject({ status: 'accepted' });
    expect(server.mails().at(-1)?.subject).toBe('You’re in: welcome to the beta');
    const mails = server.mails().length;
    await call('PUT', path, { status: 'accepted' });
    expect(server.mails()).toHaveLength(mails);
    expect((await call('PUT', path, { status: 'maybe' })).status).toBe(422);
    expect((await call('PUT', path, { status: 'waitlist', updatedAt: '2020-01-01T00:00:00Z' })).status).toBe(
      409,
    );
    expect(
      (await call('PUT', `/beta-applications/${uuidOf('betaApplication', 99)}`, { status: 'applied' }))
        .status,
    ).toBe(404);
  });
});
