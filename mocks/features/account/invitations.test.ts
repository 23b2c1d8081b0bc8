import { beforeEach, describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';

const now = new Date('2026-05-13T10:30:00Z');
const server = checkedServer({ now });
beforeEach(() => server.setNow(now));
const uri = 'http://localhost:5173';
const invite = (emails: string[], more: object = {}) =>
  call('POST', '/auth/invite-user', { emails, uri, ...more });
// Every answer is validated against the contract by the checked server.
const list = async (query = '') =>
  (await call('GET', `/auth/invite-user${query}`)).json as Schema<'InvitationPage'>;

describe('inviting', () => {
  it('sends a link to each, and offers members to connect with instead', async () => {
    expect((await invite(['a@post.example'])).status).toBe(401);
    server.signInAs('hannah.okafor');
    const answer = await invite(['New.Person@post.example', 'zainab.hussain@post.example'], {
      message: 'Come',
    });
    expect(answer).toMatchObject({
      status: 201,
      json: {
        invitations: [{ email: 'new.person@post.example', status: 'sent', message: 'Come' }],
        members: [{ id: 7, connectionStatus: 'none' }],
      },
    });
    expect(server.mails().at(-1)).toMatchObject({ subject: 'Hannah Okafor invited you to Tiebeam' });
    expect(server.mails().at(-1)?.link).toContain(`${uri}/account/register?invite=invite-1-`);
    expect(server.mails()).toHaveLength(1);
  });

  it('tells nobody of a member who is not to be found by e-mail', async () => {
    server.signInAs('zainab.hussain');
    await call('PUT', '/users/7', { preferences: { findByEmail: false } });
    server.signInAs('hannah.okafor');
    expect((await invite(['zainab.hussain@post.example'])).json).toMatchObject({
      invitations: [{ email: 'zainab.hussain@post.example' }],
      members: [],
    });
  });

  it('again renews the same invitation', async () => {
    server.signInAs('hannah.okafor');
    const before = await list();
    const [expired] = before.data.filter(({ status }) => status === 'expired');
    await invite([expired?.email ?? '']);
    const after = await list();
    expect(after.total).toBe(before.total);
    expect(after.data[0]).toMatchObject({ code: expired?.code, status: 'sent' });
  });

  it('refuses too many, none, strange addresses and a flood', async () => {
    server.signInAs('hannah.okafor');
    const many = (count: number, from = 0) =>
      Array.from({ length: count }, (_, n) => `person${from + n}@post.example`);
    expect((await invite(many(21))).status).toBe(422);
    expect((await invite([])).status).toBe(422);
    expect((await invite(['nobody'])).json).toMatchObject({
      errors: { 'emails.0': ['Enter an email address'] },
    });
    for (let round = 0; round < 5; round += 1) expect((await invite(many(20, round * 20))).status).toBe(201);
    expect((await invite(['one.more@post.example'])).status).toBe(429);
    server.setNow(new Date(now.getTime() + 25 * 3_600_000));
    expect((await invite(['one.more@post.example'])).status).toBe(201);
  });
});

describe('the list', () => {
  it('is mine, newest first, by state', async () => {
    expect((await call('GET', '/auth/invite-user')).status).toBe(401);
    server.signInAs('hannah.okafor');
    const all = await list();
    expect(all).toMatchObject({ personalCode: 'hannah.okafor', inviter: { id: 1 } });
    expect(all.data.map(({ status }) => status)).toEqual(['sent', 'sent', 'expired', 'joined']);
    expect((await list('?status=joined')).data).toMatchObject([{ joinedUserId: 43 }]);
    server.signInAs('zainab.hussain');
    expect((await list()).total).toBe(0);
  });

  it('shows who invites by a code, to people without an account', async () => {
    const known = await list('?code=invite-1-1');
    expect(known).toMatchObject({
      data: [],
      inviter: { fullName: 'Hannah Okafor' },
      personalCode: 'hannah.okafor',
    });
    expect((await list('?code=callum.reyes')).inviter).toMatchObject({ id: 2 });
    for (const code of ['nobody.here', 'invite-1-3', 'invite-1-4', 'rebecca.stone']) {
      expect((await list(`?code=${code}`)).inviter).toBeNull();
    }
  });
});

describe('who comes by an invitation', () => {
  const register = (username: string, invitedBy: string) =>
    call('POST', '/users', {
      fullName: 'Ifeoma Okafor',
      username,
      email: `${username}@post.example`,
      password: 'seven-quiet-otters',
      role: 'investor',
      termsAccepted: true,
      invite: invitedBy,
    });

  it('is connected with the inviter, who is told', async () => {
    expect((await register('ifeoma.okafor', 'invite-1-1')).status).toBe(201);
    const { db } = server.world;
    const id = db.user.first('username', 'ifeoma.okafor')?.id;
    expect(db.notification.by('notifierId', 1).at(-1)).toMatchObject({ typeId: 2, senderId: id });
    expect((await call('GET', '/users?connected=true')).json).toMatchObject({ data: [{ id: 1 }], total: 1 });
    server.signInAs('hannah.okafor');
    await call('POST', '/auth/logout');
    server.signInAs('hannah.okafor');
    expect((await list('?status=joined')).data).toContainEqual(expect.objectContaining({ joinedUserId: id }));
    expect((await list('?code=invite-1-1')).inviter).toBeNull();
  });

  it('registers as well by a code that holds no more', async () => {
    expect((await register('ifeoma.okafor', 'invite-1-4')).status).toBe(201);
    expect((await call('GET', '/users?connected=true')).json).toMatchObject({ total: 0 });
  });
});
