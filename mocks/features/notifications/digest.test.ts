import { afterEach, expect, it } from 'vitest';
import { call, checkedServer } from '../../engine/contract/checked-server';

/** A Wednesday, 11:30 in London. */
const now = new Date('2026-05-13T10:30:00Z');
const server = checkedServer({ now });
// The world is seeded anew by the clock.
afterEach(() => server.world.clock.setTo(now));
const digests = () => server.mails().filter(({ subject }) => subject.endsWith('you haven’t read'));
const askAt = async (moment: string) => {
  server.world.clock.setTo(new Date(moment));
  await call('GET', '/notifications');
};

it('A weekly digest comes once at eight on its day, with how many are unread', async () => {
  server.signInAs('hannah.okafor');
  await askAt('2026-05-18T06:59:00Z');
  expect(digests()).toEqual([]);
  await askAt('2026-05-18T07:00:00Z');
  await askAt('2026-05-18T12:00:00Z');
  expect(digests()).toEqual([
    { subject: '9 notifications you haven’t read', link: 'http://localhost:4000/notifications' },
  ]);
  await askAt('2026-05-25T07:00:00Z');
  expect(digests()).toHaveLength(2);
});

it('A daily digest begins on the day after it is set, and ends when it is turned off', async () => {
  server.signInAs('hannah.okafor');
  expect((await call('PUT', '/users/1', { preferences: { digest: 'daily' } })).status).toBe(200);
  await askAt('2026-05-13T22:00:00Z');
  expect(digests()).toEqual([]);
  await askAt('2026-05-14T07:00:00Z');
  await askAt('2026-05-15T07:00:00Z');
  expect(digests()).toHaveLength(2);
  await call('PUT', '/users/1', { preferences: { digest: 'off' } });
  await askAt('2026-05-16T07:00:00Z');
  expect(digests()).toHaveLength(2);
});

it('No digest is sent while nothing is unread', async () => {
  server.signInAs('hannah.okafor');
  await call('PUT', '/notifications/mark-all', {});
  await askAt('2026-05-18T07:00:00Z');
  expect(digests()).toEqual([]);
});
