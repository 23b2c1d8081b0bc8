import { afterEach, describe, expect, it, vi } from 'vitest';
import { call, checkedServer } from '../engine/contract/checked-server';
import type { Schema } from '../engine/contract/contract';

const server = checkedServer();

describe('faults', () => {
  it('fail an operation as often as they should, and others not', async () => {
    server.signInAs('hannah.okafor');
    server.fail('createPost', { status: 500, body: { message: 'No luck' }, times: 1 });
    expect(await call('POST', '/posts', { content: 'x' })).toMatchObject({
      status: 500,
      json: { message: 'No luck' },
    });
    expect((await call('POST', '/posts', { content: 'x' })).status).toBe(201);
    server.fail('GET /posts/{id}', { status: 500 });
    expect((await call('GET', '/posts/1')).status).toBe(500);
    expect((await call('GET', '/posts')).status).toBe(200);
    server.clearFaults();
    expect((await call('GET', '/posts/1')).status).toBe(200);
  });

  it('refuse in the words of their status', async () => {
    server.signInAs('hannah.okafor');
    const [evaluation] = server.world.db.evaluation.all();
    server.fail('getEvaluation', { status: 403 });
    expect(await call('GET', `/evaluations/${evaluation?.id}`)).toMatchObject({
      status: 403,
      json: { message: 'You don’t have access to this' },
    });
    server.fail('getEvaluation', { status: 503 });
    expect(await call('GET', `/evaluations/${evaluation?.id}`)).toMatchObject({
      status: 503,
      json: { message: 'Something went wrong on the server' },
    });
  });

  it('cut the network', async () => {
    server.fail('getSession', { status: 'network', times: 1 });
    await expect(call('GET', '/auth/session')).rejects.toThrow(TypeError);
  });

  it('cannot be set on what the contract does not have', () => {
    expect(() => server.fail('GET /nowhere', { status: 500 })).toThrow('no operation “GET /nowhere”');
  });
});

it('a reset brings the seed back, sessions and faults with it', async () => {
  server.signInAs('hannah.okafor');
  await call('POST', '/posts', { content: 'x' });
  server.fail('listPosts', { status: 500 });
  await server.reset();
  expect((await call('GET', '/posts')).status).toBe(401);
  expect(server.world.db.post.size).toBe(180);
});

it('a reset takes back a latency, a clock and neighbours that were set by hand', async () => {
  const ordinary = server.situation();
  server.setLatency(400);
  server.setNow('2026-06-01T09:00:00Z');
  server.setAlive(true);
  server.world.isDocumentedOnly = true;
  await server.reset();
  expect(server.situation()).toEqual(ordinary);
  expect(server.world.isAlive).toBe(false);
});

describe('the neighbours', () => {
  afterEach(() => vi.useRealTimers());

  it('react to a new post after a while, and then say something', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    server.setAlive(true);
    server.signInAs('hannah.okafor');
    const post = (await call('POST', '/posts', { content: 'Hello all' })).json as Schema<'Post'>;
    const unread = async () =>
      ((await call('GET', '/notifications')).json as Schema<'NotificationPage'>).unreadCount;
    const before = (await unread()) ?? 0;
    await vi.advanceTimersByTimeAsync(8000);
    expect(await unread()).toBe(before + 1);
    await vi.advanceTimersByTimeAsync(5000);
    expect((await call('GET', `/posts/${post.id}`)).json).toMatchObject({
      reactionCounts: { insightful: 1 },
      commentCount: 1,
    });
    server.setAlive(false);
  });

  it('stay away unless asked', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    server.signInAs('hannah.okafor');
    const post = (await call('POST', '/posts', { content: 'Hello all' })).json as Schema<'Post'>;
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await call('GET', `/posts/${post.id}`)).json).toMatchObject({ commentCount: 0 });
  });
});
