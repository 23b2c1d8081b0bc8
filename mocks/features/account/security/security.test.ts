import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../../engine/contract/checked-server';
import type { Schema } from '../../../engine/contract/contract';
import { demoPassword } from '../seeds/accounts';
import { deviceName } from './devices';
import { codeAt } from './totp';

const start = new Date('2026-05-13T10:30:00Z');
const server = checkedServer({ now: start });
beforeEach(() => server.signInAs('hannah.okafor'));
afterEach(() => server.setNow(start));

const dayMs = 86_400_000;
const signIn = (more: object = {}) =>
  call('POST', '/auth/login', { identifier: 'hannah.okafor', password: demoPassword, ...more });
const mySessions = async () =>
  ((await call('GET', '/auth/sessions')).json as Schema<'DeviceSessionList'>).data;

describe('My sessions', () => {
  it('are listed with the one of the call first, and end one by one or all others at once', async () => {
    const listed = await mySessions();
    expect(listed.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['This device', true],
      ['Safari on iPhone', false],
      ['Edge on Windows', false],
    ]);
    expect((await call('DELETE', `/auth/sessions/${listed[1]?.id}`)).status).toBe(204);
    expect((await call('DELETE', `/auth/sessions/${listed[1]?.id}`)).status).toBe(404);
    expect((await call('DELETE', `/auth/sessions/${listed[0]?.id}`)).status).toBe(409);
    expect((await call('POST', '/auth/logout?others=true')).status).toBe(204);
    expect(await mySessions()).toHaveLength(1);
  });

  it('can’t be ended by anybody else', async () => {
    const [, phone] = await mySessions();
    server.signInAs('tom.whitfield');
    expect((await call('DELETE', `/auth/sessions/${phone?.id}`)).status).toBe(404);
    expect(await mySessions()).toHaveLength(1);
    server.world.sessions.switchTo(null);
    expect((await call('GET', '/auth/sessions')).status).toBe(401);
  });

  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
      'Edge on Windows',
    ],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Safari/604.1', 'Safari on iPhone'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on Linux'],
    ['curl/8', 'Unknown device'],
    [null, 'Unknown device'],
  ])('by %j are called %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});

describe('Two-step sign-in', () => {
  async function turnOn() {
    const begun = await call('POST', '/auth/two-step', { currentPassword: demoPassword });
    const { secret, uri } = begun.json as Schema<'TwoStepSetup'>;
    expect(uri).toBe(`otpauth://totp/Tiebeam:hannah.okafor%40post.example?secret=${secret}&issuer=Tiebeam`);
    const code = codeAt(secret, start.getTime());
    const on = await call('PUT', '/auth/two-step', { code });
    return { secret, recoveryCodes: (on.json as Schema<'RecoveryCodes'>).recoveryCodes };
  }

  it('asks for the password, and is on only after a code of the app', async () => {
    expect((await call('PUT', '/auth/two-step', { code: '123456' })).status).toBe(409);
    expect(await call('POST', '/auth/two-step', { currentPassword: 'no' })).toMatchObject({
      status: 422,
      json: { errors: { currentPassword: ['That isn’t your current password'] } },
    });
    await call('POST', '/auth/two-step', { currentPassword: demoPassword });
    expect((await call('PUT', '/auth/two-step', { code: '000000' })).status).toBe(422);
    expect((await signIn()).status).toBe(200);
    await turnOn();
    expect((await call('GET', '/auth/auth-user')).json).toMatchObject({ twoFactor: true });
  });

  it('wants a code at the sign-in, takes a recovery code once, and can be turned off', async () => {
    const { secret, recoveryCodes } = await turnOn();
    expect(await signIn()).toMatchObject({ status: 401, json: { code: 'two-step' } });
    expect(await signIn({ code: '000000' })).toMatchObject({ status: 401, json: { code: 'wrong-code' } });
    expect((await signIn({ code: codeAt(secret, start.getTime()) })).status).toBe(200);
    const [first, second] = recoveryCodes;
    expect((await signIn({ code: first })).status).toBe(200);
    expect((await signIn({ code: first })).status).toBe(401);
    expect((await call('POST', '/auth/two-step/off', { code: first })).status).toBe(422);
    expect((await call('POST', '/auth/two-step/off', { code: second })).status).toBe(204);
    expect((await signIn()).status).toBe(200);
  });

  it('lets nobody guess codes for long', async () => {
    await turnOn();
    for (let tries = 0; tries < 5; tries += 1) await signIn({ code: '000000' });
    expect((await signIn({ code: '000000' })).status).toBe(429);
  });
});

describe('Closing the account', () => {
  const close = (body: object) => call('POST', '/auth/closure', body);
  const whole = { username: 'hannah.okafor', currentPassword: demoPassword };

  it('wants the username and the password', async () => {
    expect((await close({ ...whole, username: 'hannah' })).status).toBe(422);
    expect((await close({ ...whole, currentPassword: 'no' })).status).toBe(422);
    expect((await close({ username: 'hannah.okafor' })).status).toBe(422);
    expect((await call('GET', '/auth/session')).status).toBe(200);
  });

  it('hides the member, ends the sessions and cancels the plan; a sign-in within 30 days opens it again', async () => {
    expect((await close(whole)).json).toEqual({ deletedAt: '2026-06-12T10:30:00.000Z' });
    expect((await call('GET', '/auth/session')).status).toBe(401);
    server.signInAs('priya.raman');
    expect((await call('GET', '/profiles/hannah.okafor')).status).toBe(404);
    server.world.sessions.switchTo(null);
    server.setNow(new Date(start.getTime() + 29 * dayMs));
    expect(await signIn()).toMatchObject({ status: 200, json: { userId: 1, reopened: true } });
    expect((await signIn()).json).toEqual({ userId: 1, startPage: '/' });
    server.signInAs('hannah.okafor');
    expect((await call('GET', '/subscriptions/user-subscription')).json).toMatchObject({
      subscription: { status: 'cancelling', pendingPlanId: 'free' },
    });
    expect((await call('GET', '/profiles/hannah.okafor')).status).toBe(200);
  });

  it('is for good after 30 days', async () => {
    await close(whole);
    server.setNow(new Date(start.getTime() + 30 * dayMs));
    expect(await signIn()).toMatchObject({ status: 401, json: { code: 'wrong-password' } });
  });
});
