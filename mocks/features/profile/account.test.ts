import { beforeEach, describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';
import { notificationType } from '../notifications/notification-types';
import { demoPassword } from '../account/seeds/accounts';

const now = new Date('2026-05-13T10:30:00Z');
const server = checkedServer({ now });
beforeEach(() => server.setNow(now));
const save = (body: object, id = 1) => call('PUT', `/users/${id}`, body);

describe('my account', () => {
  it('changes by what is given', async () => {
    expect((await save({ fullName: 'Hannah O.' })).status).toBe(401);
    server.signInAs('hannah.okafor');
    const saved = await save({ fullName: ' Hannah Ngozi Okafor ', phone: '0161 496 0182' });
    expect(saved).toMatchObject({
      status: 200,
      json: { fullName: 'Hannah Ngozi Okafor', phone: '0161 496 0182', username: 'hannah.okafor' },
    });
    expect((await save({ phone: null })).json).toMatchObject({ phone: null });
    expect((await save({})).status).toBe(422);
    expect((await save({ fullName: 'H' })).status).toBe(422);
    expect((await save({ password: 'x' })).json).toMatchObject({
      errors: { password: ['This field isn’t allowed'] },
    });
    expect((await save({ fullName: 'Callum R.' }, 2)).status).toBe(403);
    expect((await save({ fullName: 'Nobody' }, 999)).status).toBe(404);
  });

  it('asks for the password before a new e-mail address, which must be confirmed', async () => {
    server.signInAs('hannah.okafor');
    const email = 'Hannah@okaforhomes.example';
    expect((await save({ email })).json).toMatchObject({ errors: { currentPassword: [expect.any(String)] } });
    expect((await save({ email, currentPassword: 'nope' })).status).toBe(422);
    const taken = await save({ email: 'tom.whitfield@post.example', currentPassword: demoPassword });
    expect(taken.json).toMatchObject({ errors: { email: ['Already registered – sign in instead?'] } });
    expect((await save({ email, currentPassword: demoPassword })).json).toMatchObject({
      email: 'hannah@okaforhomes.example',
      emailConfirmed: false,
    });
  });

  it('may have another username once in 30 days, and the old one leads here', async () => {
    server.signInAs('hannah.okafor');
    expect((await save({ username: 'settings' })).json).toMatchObject({
      errors: { username: ['This username isn’t available. Choose another.'] },
    });
    expect((await save({ username: 'callum.reyes' })).status).toBe(422);
    expect((await save({ username: 'hannah.homes' })).json).toMatchObject({
      username: 'hannah.homes',
      usernameChangeableAt: '2026-06-12T10:30:00.000Z',
    });
    expect((await save({ username: 'hannah.lets' })).json).toMatchObject({
      errors: { username: ['You can change your username once every 30 days. Next change: 12 June'] },
    });
    expect((await call('GET', '/profiles/hannah.okafor')).json).toMatchObject({
      user: { username: 'hannah.homes' },
    });
    expect((await call('GET', '/profiles?username=hannah.okafor')).json).toMatchObject({ reason: 'taken' });
    server.setNow(new Date('2026-06-12T10:30:00Z'));
    expect((await save({ username: 'hannah.okafor' })).json).toMatchObject({ username: 'hannah.okafor' });
  });

  it('saves nothing when one field is wrong', async () => {
    server.signInAs('hannah.okafor');
    await save({ username: 'hannah.homes', providers: ['apple'] });
    expect((await call('GET', '/auth/auth-user')).json).toMatchObject({
      username: 'hannah.okafor',
      providers: ['google'],
    });
  });

  it('cannot make itself an admin', async () => {
    server.signInAs('hannah.okafor');
    expect((await save({ role: 'admin' })).status).toBe(403);
    expect((await save({ status: 'active' })).status).toBe(403);
  });
});

describe('preferences', () => {
  it('are merged, notifications by type', async () => {
    server.signInAs('hannah.okafor');
    const off = { inApp: false, email: false, sound: false };
    await save({ preferences: { theme: 'light', notification: { '5': off } } });
    await save({ preferences: { notification: { '9': off }, quietHours: { from: '22:00', to: '07:00' } } });
    expect((await call('GET', '/auth/auth-user')).json).toMatchObject({
      preferences: {
        theme: 'light',
        areaUnit: 'sqft',
        notification: { '5': off, '9': off },
        quietHours: { from: '22:00' },
      },
    });
    expect((await save({ preferences: { notification: { '12': off } } })).status).toBe(422);
    expect((await save({ preferences: { theme: 'pink' } })).status).toBe(422);
    expect((await save({ preferences: { quietHours: { from: '25:00', to: '07:00' } } })).status).toBe(422);
  });

  it('stop a type from arriving, and everything of who is muted; old ones stay', async () => {
    // What is switched off or muted is kept, but neither shown nor counted.
    const count = () =>
      server.world.db.notification.by('notifierId', 1).filter(({ wasInAppSent }) => wasInAppSent).length;
    const unread = async () =>
      ((await call('GET', '/notifications')).json as Schema<'NotificationPage'>).unreadCount;
    const before = count();
    server.sendNotification(notificationType.commentLike, 'hannah.okafor');
    expect(count()).toBe(before + 1);
    server.signInAs('hannah.okafor');
    await save({ preferences: { notification: { '9': { inApp: false, email: true, sound: false } } } });
    server.sendNotification(notificationType.commentLike, 'hannah.okafor');
    expect(count()).toBe(before + 1);
    server.sendNotification(notificationType.replyLike, 'hannah.okafor');
    expect(count()).toBe(before + 2);
    const counted = await unread();
    const sender = server.world.db.notification.by('notifierId', 1).at(-1)?.senderId;
    await save({ preferences: { mutedUserIds: [sender] } });
    server.sendNotification(notificationType.replyLike, 'hannah.okafor');
    expect(count()).toBe(before + 2);
    expect(await unread()).toBe(counted);
  });

  it('hide that I am online', async () => {
    server.signInAs('callum.reyes');
    await save({ preferences: { showOnline: false } }, 2);
    server.signInAs('hannah.okafor');
    expect((await call('GET', '/users?online=true&query=callum')).json).toMatchObject({ total: 0 });
    expect((await call('GET', '/users?online=true&query=priya')).json).toMatchObject({ total: 1 });
    expect((await call('GET', '/profiles/callum.reyes')).json).toMatchObject({ user: { lastSeenAt: null } });
  });
});

describe('an admin', () => {
  it('suspends with a reason, which ends the sessions, and restores with another', async () => {
    server.world.sessions.open(2);
    server.signInAs('tom.whitfield');
    expect((await save({ status: 'suspended' }, 2)).json).toMatchObject({
      errors: { reason: ['Enter a reason'] },
    });
    expect((await save({ status: 'suspended', reason: 'Spam' }, 2)).json).toMatchObject({
      id: 2,
      account: { status: 'suspended', suspendedReason: 'Spam' },
    });
    expect(server.world.db.session.by('userId', 2)).toEqual([]);
    const signIn = { identifier: 'callum.reyes', password: demoPassword };
    expect(await call('POST', '/auth/login', signIn)).toMatchObject({
      status: 403,
      json: { message: expect.stringContaining('Spam') as string },
    });
    expect((await save({ status: 'active' }, 2)).json).toMatchObject({
      errors: { reason: ['Enter a reason'] },
    });
    expect((await save({ status: 'active', reason: 'Proved who they are' }, 2)).json).toMatchObject({
      account: { suspendedReason: null },
    });
    expect((await call('GET', '/admin/audit?act=restore')).json).toMatchObject({
      data: [{ act: 'restore', after: 'Proved who they are' }],
    });
    expect((await save({ reason: 'Spam' }, 2)).status).toBe(422);
    expect((await call('POST', '/auth/login', signIn)).status).toBe(200);
  });

  it('gives and takes the role, of others only', async () => {
    server.signInAs('tom.whitfield');
    expect((await save({ role: 'admin' }, 2)).json).toMatchObject({ account: { role: 'admin' } });
    expect((await save({ role: 'user' }, 4)).status).toBe(403);
    expect((await save({ status: 'suspended', reason: 'Me' }, 4)).status).toBe(403);
    expect((await save({ fullName: 'Somebody Else' }, 2)).status).toBe(403);
  });
});
