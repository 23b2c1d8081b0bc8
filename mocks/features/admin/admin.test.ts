import { describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';
import { uuidOf } from '../../engine/db/table-definition';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });
const admin = () => server.signInAs('tom.whitfield');
const overview = async () => (await call('GET', '/admin/overview')).json as Schema<'AdminOverview'>;
const audit = async (query = '') =>
  ((await call('GET', `/admin/audit${query}`)).json as Schema<'AuditPage'>).data;

/** A question of another member, and a report of one's own. */
const [theirs, own] = [uuidOf('supportTicket', 4), uuidOf('supportTicket', 11)];
const [beta, type, business] = [
  uuidOf('betaApplication', 1),
  uuidOf('businessType', 1),
  uuidOf('business', 2),
];
const category = uuidOf('articleCategory', 1);
const post = { title: 'A post', body: 'Some words.', category: 'market' };

describe('What admins alone may do', () => {
  it.each([
    ['GET', '/admin/overview', undefined],
    ['GET', '/admin/audit', undefined],
    ['GET', '/admin/subscriptions', undefined],
    ['GET', '/admin/flags', undefined],
    ['PUT', '/admin/flags/registration', { isOn: false }],
    ['POST', '/users/5/email-confirmation', { uri: 'https://tiebeam.example' }],
    ['GET', '/users?admin=true', undefined],
    ['GET', '/users?status=suspended', undefined],
    ['GET', '/users?accountRole=admin', undefined],
    ['GET', '/users?plan=pro', undefined],
    ['PUT', '/users/5', { role: 'admin' }],
    ['PUT', '/users/5', { status: 'suspended', reason: 'Spam' }],
    ['PUT', '/users/1', { role: 'admin' }],
    ['GET', '/support?scope=all', undefined],
    ['GET', `/support/${theirs}`, undefined],
    ['PUT', `/support/${theirs}`, { reply: 'Done.' }],
    ['PUT', `/support/${own}`, { claim: true }],
    ['PUT', `/support/${own}`, { action: 'remove' }],
    ['GET', '/beta-applications?scope=all', undefined],
    ['PUT', `/beta-applications/${beta}`, { status: 'accepted' }],
    ['GET', '/mailing-list?scope=all', undefined],
    ['POST', '/business-types', { name: 'Damp Surveyors', group: 'professional' }],
    ['PUT', `/business-types/${type}`, { name: 'Others' }],
    ['DELETE', `/business-types/${type}`, undefined],
    ['PUT', `/businesses/${business}`, { verified: true }],
    ['PUT', `/businesses/${business}`, { declinedReason: 'Out of date' }],
    ['GET', '/businesses?unverified=true', undefined],
    ['POST', '/articles/categories', { name: 'Lettings' }],
    ['PUT', '/articles/categories', { categories: [{ id: category, name: 'Lettings' }] }],
    ['POST', '/blogs', post],
    ['PUT', '/blogs/what-the-renters-rights-act-changes', { title: 'Another' }],
    ['DELETE', '/blogs/what-the-renters-rights-act-changes', undefined],
  ] as const)('%s %s is refused to a member', async (method, path, body) => {
    server.signInAs('hannah.okafor');
    expect((await call(method, path, body)).status).toBe(403);
  });
});

it('The overview counts what waits, and a week of the site', async () => {
  admin();
  const before = await overview();
  expect(before).toMatchObject({ openReports: 4, openTickets: 3 });
  expect(before.members).toBeGreaterThan(before.active);
  expect(before.active).toBeGreaterThan(before.activeToday);
  expect(before.activeToday).toBeGreaterThan(0);
  server.signInAs('hannah.okafor');
  await call('POST', '/support', {
    topic: 'problem',
    message: 'The map of the search stays grey.',
    consent: true,
  });
  admin();
  expect((await overview()).problems).toBe(before.problems + 1);
  await call('PUT', '/users/5', { status: 'suspended', reason: 'Spam' });
  expect((await overview()).suspended).toBe(before.suspended + 1);
});

it('Every act of an admin is in the audit log with who did it and what changed, and can be filtered', async () => {
  admin();
  await call('PUT', '/users/5', { role: 'admin' });
  await call('PUT', '/users/5', { status: 'suspended', reason: 'Sells the same home twice' });
  await call('PUT', '/users/5', { status: 'active', reason: 'Sold one of them' });
  await call('PUT', `/beta-applications/${beta}`, { status: 'waitlist' });
  await call('PUT', `/beta-applications/${beta}`, { status: 'accepted' });
  await call('POST', '/articles/categories', { name: 'Surveys' });
  await call('POST', '/business-types', { name: 'Damp Surveyors', group: 'professional' });
  await call('POST', '/blogs', post);
  await call('PUT', `/support/${theirs}`, { reply: 'Done.' });
  const entries = await audit();
  const seen = entries.map(({ act, before, after, admin: { fullName } }) => [act, before, after, fullName]);
  expect(seen.slice(0, 4)).toEqual([
    ['ticket', 'open', 'answered', 'Tom Whitfield'],
    ['blog', null, 'added', 'Tom Whitfield'],
    ['business-type', null, 'added', 'Tom Whitfield'],
    ['article-category', null, 'added', 'Tom Whitfield'],
  ]);
  expect((await audit('?act=role')).map(({ before, after }) => [before, after])).toEqual([['user', 'admin']]);
  expect((await audit('?act=suspend'))[0]).toMatchObject({ after: 'Sells the same home twice' });
});

it('The session says what access its member has now', async () => {
  admin();
  expect((await call('GET', '/auth/session')).json).toMatchObject({ role: 'admin' });
});

describe('The subscriptions of members', () => {
  const list = async (query = '') =>
    ((await call('GET', `/admin/subscriptions${query}`)).json as Schema<'MemberSubscriptionPage'>).data;

  it('are found by name, username, email address, plan and state, each with its latest payment', async () => {
    admin();
    const all = await list();
    expect(all).toHaveLength(server.world.db.subscription.size);
    for (const query of [
      'HANNAH',
      'hannah.okafor',
      all.find(({ member }) => member.id === 1)?.email ?? '-',
    ]) {
      expect((await list(`?query=${query}`)).map(({ member }) => member.username)).toContain('hannah.okafor');
    }
    const due = await list('?status=past_due&planId=pro');
    expect(due.map(({ member, lastPayment }) => [member.username, lastPayment?.status])).toContainEqual([
      'grace.otieno',
      'failed',
    ]);
    expect(await list('?query=zainab.hussain')).toEqual([]);
  });

  it('are as they are now, with what was due until then done', async () => {
    admin();
    server.setNow(new Date('2026-07-20T10:30:00Z'));
    const [found] = await list('?query=callum.reyes');
    expect(Date.parse(found?.subscription.currentPeriodEnd ?? '')).toBeGreaterThan(Date.parse('2026-07-20'));
    server.setNow(new Date('2026-05-13T10:30:00Z'));
  });
});

it('A member who hasn’t confirmed gets the email again from an admin, which is in the audit log', async () => {
  admin();
  const { db } = server.world;
  const uri = 'https://tiebeam.example';
  const member = db.user.all().find(({ emailConfirmed, status }) => !emailConfirmed && status === 'active');
  const send = (id: number | undefined) => call('POST', `/users/${id}/email-confirmation`, { uri });
  const before = db.mail.by('userId', member?.id ?? 0).length;
  expect((await send(member?.id)).status).toBe(204);
  expect(db.mail.by('userId', member?.id ?? 0)).toHaveLength(before + 1);
  expect((await audit('?act=confirmation'))[0]).toMatchObject({
    subject: member?.fullName,
    after: member?.email,
  });
  expect((await send(2)).status).toBe(422);
  expect((await send(987_654)).status).toBe(404);
});

describe('A feature that an admin turned off', () => {
  const registration = {
    fullName: 'Nadia Rahman',
    username: 'nadia.rahman',
    email: 'nadia@post.example',
    password: 'a long pass phrase',
    role: 'investor',
    termsAccepted: true,
  };
  it.each([
    ['registration', 'POST', '/users', registration],
    ['ai-search', 'POST', '/ai/property-search', { query: 'Flats in Leeds' }],
    [
      'beta-applications',
      'POST',
      '/beta-applications',
      {
        feature: 'pipeline',
        reason: 'I track twenty deals in a sheet.',
        portfolioBand: '0',
        strategies: [],
        testerConsent: true,
      },
    ],
  ] as const)(
    '%s is refused to members and said to everyone, until it is on again',
    async (key, method, path, body) => {
      const turn = async (isOn: boolean) => {
        admin();
        return (await call('PUT', `/admin/flags/${key}`, { isOn })).json;
      };
      expect(await turn(false)).toMatchObject({ key, isOn: false, changedBy: { fullName: 'Tom Whitfield' } });
      server.world.sessions.switchTo(null);
      const off = (await call('GET', '/turned-off')).json as Schema<'TurnedOffFeatureList'>;
      server.signInAs('zainab.hussain');
      const refused = await call(method, path, body);
      expect(refused).toMatchObject({ status: 403, json: { code: 'turned-off' } });
      expect(refused.json).toMatchObject({ message: off.data.find((each) => each.key === key)?.message });
      await turn(true);
      expect((await call('GET', '/turned-off')).json).toEqual({ data: [] });
      server.signInAs('zainab.hussain');
      expect((await call(method, path, body)).status).toBeLessThan(300);
      const acts = server.world.db.auditEntry.all().filter(({ act }) => act === 'flag');
      expect(acts.map(({ before, after }) => [before, after])).toEqual([
        ['on', 'off'],
        ['off', 'on'],
      ]);
    },
  );
});
