import { describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';

const now = new Date('2026-05-13T10:30:00Z');
const server = checkedServer({ now });
const person = {
  fullName: 'Ada Obi',
  username: 'ada.obi',
  email: 'Ada.Obi@post.example',
  password: 'seven-quiet-otters',
  role: 'solicitor',
  termsAccepted: true,
};
const register = (more: object = {}) => call('POST', '/users', { ...person, ...more });
// Every answer is validated against the contract by the checked server.
const check = async (username: string) =>
  (await call('GET', `/profiles?username=${encodeURIComponent(username)}`))
    .json as Schema<'UsernameAvailability'>;

describe('registering', () => {
  it('opens an account and a session', async () => {
    const answer = await register({ uri: 'http://localhost:5173', newsletter: true });
    expect(answer).toMatchObject({
      status: 201,
      json: {
        username: 'ada.obi',
        email: 'ada.obi@post.example',
        emailConfirmed: false,
        userRole: { role: 'user' },
        plan: 'free',
        businessIds: [],
        providers: [],
        preferences: { theme: 'dark', showOnline: true },
      },
    });
    expect(answer.headers.get('set-cookie')).toMatch(/^session=/);
    expect((await call('GET', '/auth/auth-user')).json).toEqual(answer.json);
    expect((await call('GET', '/profiles/ada.obi')).json).toMatchObject({ user: { roles: ['solicitor'] } });
    const token = new URL(server.mails()[0]?.link ?? '').searchParams.get('token');
    expect((await call('POST', '/auth/confirm-email', { token })).status).toBe(204);
  });

  it('opens a business with a business account', async () => {
    const business = { businessName: 'Obi & Sons Law', businessType: 'Solicitors & conveyancers' };
    const { json } = await register(business);
    expect(json).toMatchObject({ businessIds: [expect.any(String)] });
    expect((await call('GET', '/businesses?username=obi.sons.law')).json).toMatchObject({
      data: [{ name: 'Obi & Sons Law', type: 'Solicitors & conveyancers', myRole: 'owner' }],
    });
  });

  it('names what another account has already', async () => {
    const answer = await register({ username: 'hannah.okafor', email: 'HANNAH.okafor@post.example' });
    expect(answer).toMatchObject({
      status: 422,
      json: {
        errors: {
          username: ['This username is taken'],
          email: ['Already registered – sign in instead?'],
        },
      },
    });
  });

  it.each([
    [{ username: 'admin' }, { username: ['This username isn’t available. Choose another.'] }],
    [{ username: 'robots.txt' }, { username: ['This username isn’t available. Choose another.'] }],
    [{ username: 'okafor.homes' }, { username: ['This username is taken'] }],
    [{ username: 'Ada' }, { username: ['This isn’t in the right format'] }],
    [{ username: '1ada' }, { username: ['This isn’t in the right format'] }],
    [{ password: 'welcome2026' }, { password: [expect.stringContaining('easy to guess')] }],
    [{ password: 'short' }, { password: ['Use at least 10 characters'] }],
    [{ password: undefined }, { password: ['This field is required'] }],
    [{ email: undefined }, { email: ['This field is required'] }],
    [{ email: 'nobody' }, { email: ['Enter an email address'] }],
    [{ termsAccepted: false }, { termsAccepted: [expect.any(String)] }],
    [{ businessName: 'Obi Law' }, { businessType: ['This field is required'] }],
    [
      { businessName: 'Obi Law', businessType: 'Bakers' },
      { businessType: ['Choose one of the business types'] },
    ],
    [{ fullName: ' ' }, { fullName: [expect.any(String)] }],
    [{ isAdmin: true }, { isAdmin: ['This field isn’t allowed'] }],
  ])('refuses %j', async (more, errors) => {
    expect(await register(more)).toMatchObject({ status: 422, json: { errors } });
    expect(server.world.db.user.size).toBe(60);
  });

  it('answers what is no request of ours', async () => {
    expect((await call('POST', '/users', '{"fullName":')).status).toBe(400);
    expect((await call('POST', '/users', { ...person, fullName: 'x'.repeat(1_000_001) })).status).toBe(413);
  });
});

describe('a username', () => {
  it('is free, or is not and says why', async () => {
    expect(await check('Ada.Obi')).toEqual({
      username: 'ada.obi',
      available: true,
      reason: null,
      message: null,
      suggestions: [],
    });
    expect(await check('hannah.okafor')).toMatchObject({ available: false, reason: 'taken' });
    expect(await check('okafor.homes')).toMatchObject({ available: false, reason: 'taken' });
    expect(await check('settings')).toMatchObject({ available: false, reason: 'reserved' });
    expect(await check('favicon.ico')).toMatchObject({ available: false, reason: 'reserved' });
    expect(await check('ßß')).toMatchObject({ available: false, reason: 'form' });
    expect((await call('GET', '/profiles')).status).toBe(400);
  });

  it.each(['hannah.okafor', 'admin', '7', '!!', 'x'.repeat(99)])(
    'that cannot be had as %s brings three that can',
    async (asked) => {
      const { suggestions } = await check(asked);
      expect(new Set(suggestions).size).toBe(3);
      for (const name of suggestions) expect(await check(name)).toMatchObject({ available: true });
    },
  );
});
