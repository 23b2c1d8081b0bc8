import { beforeEach, describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';

const now = new Date('2026-05-13T10:30:00Z');
const server = checkedServer({ now });
beforeEach(() => server.setNow(now));
const google = (credential: string) =>
  call('POST', '/auth/google-oauth', { credential, clientId: 'tiebeam', select_by: 'btn' });
const apple = (idToken: string, more: object = {}) =>
  call('POST', '/auth/apple-oauth', { idToken, code: 'c1', ...more });
const facebook = (accessToken: string) => call('POST', '/auth/facebook-oauth', { accessToken });
const tokenOf = (payload: object) =>
  `e30.${btoa(JSON.stringify(payload)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.x`;

describe('a linked sign-in', () => {
  it('opens a session, whichever form the token has', async () => {
    const answer = await google('mock:callum.reyes@post.example');
    expect(answer).toMatchObject({ status: 200, json: { userId: 2 } });
    expect(answer.headers.get('set-cookie')).toMatch(/^session=/);
    expect((await call('GET', '/auth/auth-user')).json).toMatchObject({ username: 'callum.reyes' });
    await call('POST', '/auth/logout');
    expect((await google(tokenOf({ email: 'Hannah.Okafor@post.example' }))).json).toEqual({
      userId: 1,
      startPage: '/',
    });
  });

  it('belongs to its provider alone', async () => {
    expect((await facebook('mock:marcus.adeyemi@post.example')).json).toEqual({ userId: 6, startPage: '/' });
    await call('POST', '/auth/logout');
    expect((await apple('mock:marcus.adeyemi@post.example')).status).toBe(409);
  });

  it('is refused when the provider stated nothing', async () => {
    for (const token of ['nonsense', 'a.b.c', 'mock:', 'mock:nobody', tokenOf({ email: 7 })]) {
      expect(await google(token)).toMatchObject({
        status: 401,
        json: { message: 'Couldn’t sign you in with Google. Try again.' },
      });
    }
    expect((await google('')).status).toBe(422);
  });

  it('never opens an account with a password by itself', async () => {
    expect(await google('mock:tom.whitfield@post.example')).toMatchObject({
      status: 409,
      json: {
        message:
          'You already have an account with tom.whitfield@post.example. Sign in with your password, then link Google in Settings',
      },
    });
  });
});

describe('somebody new', () => {
  it('registers with a username and the terms alone', async () => {
    const asked = await apple('mock:ada.obi@post.example', { user: { firstName: 'Ada', lastName: 'Obi' } });
    // The answer was validated against the contract.
    const proof = asked.json as Schema<'RegistrationNeeded'>;
    expect(proof).toMatchObject({
      needsRegistration: true,
      email: 'ada.obi@post.example',
      fullName: 'Ada Obi',
    });
    const { registrationToken, fullName } = proof;
    const given = { fullName, username: 'ada.obi', role: 'investor', termsAccepted: true, registrationToken };
    const registered = await call('POST', '/users', given);
    expect(registered).toMatchObject({
      status: 201,
      json: {
        email: 'ada.obi@post.example',
        emailConfirmed: true,
        providers: ['apple'],
        hasPassword: false,
      },
    });
    await call('POST', '/auth/logout');
    expect((await apple('mock:ada.obi@post.example')).status).toBe(200);
    const again = await call('POST', '/users', { ...given, username: 'ada.again' });
    expect(again.status).toBe(422);
  });

  it('has an hour for it', async () => {
    const { registrationToken } = (await google('mock:ada.obi@post.example'))
      .json as Schema<'RegistrationNeeded'>;
    server.setNow(new Date(now.getTime() + 3_600_000));
    const given = { fullName: 'Ada Obi', username: 'ada.obi', role: 'other', termsAccepted: true };
    expect((await call('POST', '/users', { ...given, registrationToken })).json).toMatchObject({
      errors: { registrationToken: [expect.stringContaining('took too long')] },
    });
  });
});

describe('linking in the settings', () => {
  it('adds a way to sign in', async () => {
    server.signInAs('tom.whitfield');
    expect((await facebook('mock:tom@other.example')).json).toEqual({ userId: 4, startPage: '/' });
    expect((await facebook('mock:tom@other.example')).status).toBe(200);
    expect((await call('GET', '/auth/auth-user')).json).toMatchObject({ providers: ['facebook'] });
    await call('POST', '/auth/logout');
    expect((await facebook('mock:tom@other.example')).json).toEqual({ userId: 4, startPage: '/' });
  });

  it('takes nobody else’s, and one of each', async () => {
    server.signInAs('tom.whitfield');
    expect((await google('mock:callum.reyes@post.example')).status).toBe(409);
    await google('mock:tom@one.example');
    expect((await google('mock:tom@two.example')).status).toBe(409);
  });

  it('is undone, but not of the only way to sign in', async () => {
    server.signInAs('hannah.okafor');
    expect((await call('PUT', '/users/1', { providers: [] })).json).toMatchObject({ providers: [] });
    expect((await call('PUT', '/users/1', { providers: ['apple'] })).status).toBe(422);
    server.signInAs('ravi.chandran');
    expect((await call('PUT', '/users/48', { providers: [] })).json).toMatchObject({
      errors: { providers: ['This is your only way to sign in. Set a password first'] },
    });
  });
});
