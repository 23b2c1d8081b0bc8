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
  await call('PUT', '/users/5', { status: 'active' });
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
