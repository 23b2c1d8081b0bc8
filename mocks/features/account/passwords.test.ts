import { beforeEach, describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../engine/contract/checked-server';
import { demoPassword } from './seeds/accounts';
import { passwordProblem } from '@/lib/account/password-problem';

const now = new Date('2026-05-13T10:30:00Z');
const server = checkedServer({ now });
beforeEach(() => server.setNow(now));
const uri = 'http://localhost:5173';
const password = 'seven-quiet-otters';
const later = (minutes: number) => server.setNow(new Date(now.getTime() + minutes * 60_000));
const signIn = (secret: string) =>
  call('POST', '/auth/login', { identifier: 'hannah.okafor', password: secret });
const askFor = (email: string) => call('POST', '/auth/reset-password', { email, uri });

async function linkToken(email = 'hannah.okafor@post.example'): Promise<string> {
  await askFor(email);
  const link = new URL(server.mails().at(-1)?.link ?? '');
  expect(link.origin + link.pathname).toBe(`${uri}/account/reset-password`);
  return link.searchParams.get('token') ?? '';
}

describe('a forgotten password', () => {
  it('is answered alike whether the address has an account or not', async () => {
    expect((await askFor('nobody@post.example')).status).toBe(204);
    expect(server.mails()).toEqual([]);
    expect((await askFor('Hannah.Okafor@post.example')).status).toBe(204);
    expect(server.mails()).toHaveLength(1);
    for (const email of ['nobody@post.example', 'hannah.okafor@post.example']) {
      const again = await askFor(email);
      expect([again.status, again.headers.get('retry-after')]).toEqual([429, '60']);
    }
    later(1);
    expect((await askFor('hannah.okafor@post.example')).status).toBe(204);
    expect((await askFor('not an address')).status).toBe(422);
  });

  it('is replaced by the link, once, and all sessions end', async () => {
    await signIn(demoPassword);
    const token = await linkToken();
    expect((await call('POST', '/auth/new-password', { token, password })).status).toBe(204);
    expect((await call('GET', '/auth/session')).status).toBe(401);
    expect((await signIn(demoPassword)).status).toBe(401);
    expect((await signIn(password)).status).toBe(200);
    const again = await call('POST', '/auth/new-password', { token, password });
    expect(again).toMatchObject({ status: 422, json: { message: 'This link has expired' } });
  });

  it('is not replaced by a link of an hour ago, or a made-up one', async () => {
    const token = await linkToken();
    later(60);
    expect((await call('POST', '/auth/new-password', { token, password })).status).toBe(422);
    expect((await call('POST', '/auth/new-password', { token: 'reset-1-99', password })).status).toBe(422);
  });

  it('is never confirmed by the link of another kind', async () => {
    const token = await linkToken('aoife.brennan@post.example');
    expect((await call('POST', '/auth/confirm-email', { token })).status).toBe(422);
    const confirmation = { token: 'confirm-5-0', password };
    expect((await call('POST', '/auth/new-password', confirmation)).status).toBe(422);
  });
});

describe('a password changed in the settings', () => {
  const change = (body: object) => call('POST', '/auth/new-password', body);

  it('needs the current one, and ends the other sessions only', async () => {
    expect((await change({ currentPassword: demoPassword, password })).status).toBe(401);
    server.world.sessions.open(1);
    server.signInAs('hannah.okafor');
    expect((await change({ password })).json).toMatchObject({
      errors: { currentPassword: ['This field is required'] },
    });
    expect((await change({ currentPassword: 'nope', password })).json).toMatchObject({
      errors: { currentPassword: ['That isn’t your current password'] },
    });
    expect((await change({ currentPassword: demoPassword, password })).status).toBe(204);
    expect((await call('GET', '/auth/session')).status).toBe(200);
    expect(server.world.db.session.by('userId', 1)).toHaveLength(1);
  });

  it('may not be guessed for ever', async () => {
    server.signInAs('hannah.okafor');
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await change({ currentPassword: 'nope', password })).status).toBe(422);
    }
    expect((await change({ currentPassword: demoPassword, password })).status).toBe(429);
  });

  it('is set without a current one by who has none', async () => {
    server.signInAs('ravi.chandran');
    expect((await call('GET', '/auth/auth-user')).json).toMatchObject({ hasPassword: false });
    expect((await change({ password })).status).toBe(204);
    expect((await call('GET', '/auth/auth-user')).json).toMatchObject({ hasPassword: true });
  });

  it('is refused when it is short, common, or the same', async () => {
    server.signInAs('hannah.okafor');
    const currentPassword = demoPassword;
    expect((await change({ currentPassword, password: 'short' })).json).toMatchObject({
      errors: { password: ['Use at least 10 characters'] },
    });
    expect((await change({ currentPassword, password: 'Password2026!' })).json).toMatchObject({
      errors: { password: ['Choose a less common password: this one is easy to guess'] },
    });
    expect((await change({ currentPassword, password: demoPassword })).status).toBe(422);
  });
});

it.each([
  'password123',
  'P4ssw0rd2024!',
  '1234567890',
  'aaaaaaaaaaaa',
  'qwertyuiop',
  'manchester1',
  'landlordlandlord',
])('knows %s to be common', (word) => expect(passwordProblem(word, [])).toContain('easy to guess'));

it.each(['seven-quiet-otters', 'tiebeam-demo', 'kettle on by six', 'Ff9#kd02mmqLpz'])('takes %s', (word) =>
  expect(passwordProblem(word, ['Hannah Okafor'])).toBeUndefined(),
);

it('refuses the person’s own name', () => {
  expect(passwordProblem('hannah.okafor', ['Hannah.Okafor'])).toContain('isn’t your name');
});

describe('signing out', () => {
  it('of everywhere else keeps this session', async () => {
    expect((await call('POST', '/auth/logout?others=true')).status).toBe(401);
    server.world.sessions.open(1);
    server.world.sessions.open(2);
    server.signInAs('hannah.okafor');
    expect((await call('POST', '/auth/logout?others=true')).status).toBe(204);
    expect((await call('GET', '/auth/session')).status).toBe(200);
    expect(server.world.db.session.by('userId', 1)).toHaveLength(1);
    expect(server.world.db.session.by('userId', 2)).toHaveLength(1);
  });
});

it('lets nobody in whose account is suspended, and says why only to who knows the password', async () => {
  const signInAs = (secret: string) =>
    call('POST', '/auth/login', { identifier: 'rebecca.stone', password: secret });
  expect((await signInAs('nope')).status).toBe(401);
  expect(await signInAs(demoPassword)).toMatchObject({
    status: 403,
    json: { message: expect.stringContaining('redress scheme') as string },
  });
});
