import { expect, it } from 'vitest';
import { call, checkedServer } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });
const admin = () => server.signInAs('tom.whitfield');

/** Hannah reports it; the ticket as an admin reads it. */
async function report(kind: Schema<'ReportedKind'>, id: string) {
  server.signInAs('hannah.okafor');
  const context = { kind, id, reason: 'Spam or a scam' };
  const sent = await call('POST', '/support', { topic: 'report', consent: true, context });
  admin();
  return ticket((sent.json as Schema<'SupportReceipt'>).id);
}
const ticket = async (id: string) => (await call('GET', `/support/${id}`)).json as Schema<'SupportTicket'>;
const decide = (id: string, action: Schema<'ReportAction'>) => call('PUT', `/support/${id}`, { action });

it('A report tells an admin what was reported and who is behind it, and its reporter neither', async () => {
  const { id, reported } = await report('post', '23');
  expect(reported).toMatchObject({ isGone: false, isSuspended: false, earlierReports: 2 });
  expect(reported?.text).not.toBe('');
  expect(reported?.actions).toEqual(['dismiss', 'hide', 'remove', 'warn', 'suspend']);
  server.signInAs('hannah.okafor');
  expect((await ticket(id)).reported).toBeUndefined();
});

it('A report tells an admin how many others its reporter has sent', async () => {
  const first = (await report('user', '5')).reported?.reporterReports;
  const second = (await report('user', '7')).reported?.reporterReports;
  expect(second).toBe((first ?? 0) + 1);
});

it('A removed post is gone for everybody, and its report is closed', async () => {
  const { id } = await report('post', '23');
  expect((await decide(id, 'remove')).json).toMatchObject({ status: 'closed', action: 'remove' });
  expect((await call('GET', '/posts/23')).status).toBe(404);
  expect((await ticket(id)).reported).toMatchObject({ isGone: true, text: null });
});

it('A hidden post is its author’s alone', async () => {
  const { id } = await report('post', '23');
  await decide(id, 'hide');
  expect((await call('GET', '/posts/23')).status).not.toBe(200);
});

it('A report is decided once', async () => {
  const { id } = await report('post', '23');
  await decide(id, 'dismiss');
  expect((await decide(id, 'remove')).status).toBe(409);
  expect((await call('GET', '/posts/23')).status).toBe(200);
});

it('A member who is suspended by a report is signed out, and a listing can only be dismissed', async () => {
  const { id } = await report('user', '5');
  expect((await decide(id, 'hide')).status).toBe(422);
  await decide(id, 'suspend');
  expect((await ticket(id)).reported?.isSuspended).toBe(true);
  expect((await report('listing', '12')).reported?.actions).toEqual(['dismiss']);
});

it('A warned member gets an email, and nothing is taken away', async () => {
  const { id } = await report('post', '23');
  await decide(id, 'warn');
  expect(server.mails().at(-1)?.subject).toBe('A warning about what you shared on Tiebeam');
  expect((await call('GET', '/posts/23')).status).toBe(200);
});
