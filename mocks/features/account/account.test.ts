import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, checkedServer } from '../../engine/contract/checked-server';
import { demoPassword } from './seeds/accounts';

const server = checkedServer();
const signIn = (identifier: string, password = demoPassword) =>
  call('POST', '/auth/login', { identifier, password });

describe('sign in', () => {
  it('opens a session by username or e-mail, whatever the case', async () => {
    expect((await call('GET', '/auth/session')).status).toBe(401);
    const answer = await signIn('Hannah.Okafor@post.example');
    expect(answer).toMatchObject({ status: 200, json: { userId: 1 } });
    expect((await call('GET', '/auth/session')).json).toEqual({ userId: 1, role: 'user' });
    expect((await call('GET', '/auth/auth-user')).json).toMatchObject({
      username: 'hannah.okafor',
      emailConfirmed: true,
      userRole: { role: 'user' },
    });
  });

  it('keeps the cookie only when it was asked to', async () => {
    const short = await signIn('hannah.okafor');
    expect(short.headers.get('set-cookie')).toMatch(/^session=[\d-]+; Path=\/; HttpOnly; SameSite=Lax$/);
    const long = await call('POST', '/auth/login', {
      identifier: 'hannah.okafor',
      password: demoPassword,
      remember: true,
    });
    expect(long.headers.get('set-cookie')).toContain('Max-Age=2592000');
  });

  it('never says which of the two was wrong', async () => {
    const message = 'Those details aren’t right. Check your email or username and password, then try again.';
    expect(await signIn('hannah.okafor', 'nope')).toMatchObject({ status: 401, json: { message } });
    expect(await signIn('nobody', 'nope')).toMatchObject({ status: 401, json: { message } });
  });

  it('names the fields that are missing', async () => {
    const answer = await call('POST', '/auth/login', { identifier: ' ' });
    expect(answer).toMatchObject({
      status: 422,
      json: { errors: { identifier: ['This can’t be empty'], password: ['This field is required'] } },
    });
  });

  describe('after five wrong passwords', () => {
    beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
    afterEach(() => vi.useRealTimers());

    it('asks to wait, even with the right one, and then lets in', async () => {
      for (let tries = 0; tries < 5; tries += 1) {
        expect((await signIn('hannah.okafor', 'nope')).status).toBe(401);
      }
      const refused = await signIn('hannah.okafor');
      expect(refused.status).toBe(429);
      expect(refused.headers.get('retry-after')).toBe('60');
      expect((await signIn('tom.whitfield')).status).toBe(200);
      vi.setSystemTime(Date.now() + 61_000);
      expect((await signIn('hannah.okafor')).status).toBe(200);
    });
  });
});

describe('sign out', () => {
  it('ends the session, and is no error without one', async () => {
    await signIn('hannah.okafor');
    expect((await call('POST', '/auth/logout')).status).toBe(204);
    expect((await call('GET', '/auth/session')).status).toBe(401);
    expect((await call('POST', '/auth/logout')).status).toBe(204);
  });
});

it('saves the assistant’s thread', async () => {
  expect((await call('PUT', '/auth/auth-user', { avaThreadId: 'thread_9' })).status).toBe(401);
  server.signInAs('zainab.hussain');
  expect((await call('GET', '/auth/auth-user')).json).toMatchObject({ avaThreadId: null });
  const saved = await call('PUT', '/auth/auth-user', { avaThreadId: 'thread_9' });
  expect(saved).toMatchObject({ status: 200, json: { avaThreadId: 'thread_9' } });
  expect((await call('PUT', '/auth/auth-user', { avaThreadId: '' })).status).toBe(422);
});

describe('confirming an e-mail address', () => {
  it('works by the link that was sent, once', async () => {
    server.signInAs('aoife.brennan');
    const sent = await call('POST', '/auth/email-confirmation', { uri: 'http://localhost:5173' });
    expect(sent.status).toBe(204);
    const link = new URL(server.mails()[0]?.link ?? '');
    expect(link.origin).toBe('http://localhost:5173');
    const token = link.searchParams.get('token');
    expect((await call('POST', '/auth/confirm-email', { token })).status).toBe(204);
    expect((await call('GET', '/auth/auth-user')).json).toMatchObject({ emailConfirmed: true });
    expect((await call('POST', '/auth/confirm-email', { token })).status).toBe(422);
  });

  it('is refused when sent too often, to nobody, or to a strange address', async () => {
    expect((await call('POST', '/auth/email-confirmation', { uri: 'http://localhost' })).status).toBe(401);
    server.signInAs('aoife.brennan');
    const strange = await call('POST', '/auth/email-confirmation', { uri: 'javascript:alert(1)' });
    expect(strange.status).toBe(422);
    for (let times = 0; times < 5; times += 1) {
      await call('POST', '/auth/email-confirmation', { uri: 'http://localhost' });
    }
    const refused = await call('POST', '/auth/email-confirmation', { uri: 'http://localhost' });
    expect(refused.status).toBe(429);
  });
});
