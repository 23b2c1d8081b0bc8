import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mockServer } from '@/testing/setup';
import { request } from './client';
import { isPassing, NetworkError } from './errors';
import { isOffered, NotOfferedError } from './offers';

const nothingThere = () => HttpResponse.json({ message: 'Cannot GET it' }, { status: 404 });
const failure = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (error: unknown) => error,
  );

beforeEach(() => mockServer.signInAs('hannah.okafor'));

describe('an operation that the server does not have', () => {
  it.each([404, 405, 501])('answered with %i is asked for once, and never again', async (status) => {
    const asked = vi.fn(() => HttpResponse.json({}, { status }));
    mockServer.use(http.get('*/api/posts/tags', asked));
    const first = await failure(request('get', '/posts/tags'));
    expect(first).toBeInstanceOf(NotOfferedError);
    expect(await failure(request('get', '/posts/tags'))).toBeInstanceOf(NotOfferedError);
    expect(asked).toHaveBeenCalledOnce();
    expect(isOffered('get /posts/tags')).toBe(false);
    expect(isPassing(first)).toBe(false);
  });

  it('A record that is missing, in the contract’s words, is only missing', async () => {
    expect(await failure(request('get', '/evaluations/{id}', { path: { id: 'none' } }))).toMatchObject({
      status: 404,
    });
    expect(isOffered('get /evaluations/{id}')).toBe(true);
  });

  it('A record that is missing, in other words, is only missing where others were found', async () => {
    await request('get', '/profiles/{id}', { path: { id: 1 } });
    mockServer.use(http.get('*/api/profiles/:id', nothingThere));
    expect(await failure(request('get', '/profiles/{id}', { path: { id: 2 } }))).not.toBeInstanceOf(
      NotOfferedError,
    );
    expect(isOffered('get /profiles/{id}')).toBe(true);
  });

  it('A record of a path that the specification states is only missing', async () => {
    mockServer.use(http.get('*/api/posts/:id', nothingThere));
    expect(await failure(request('get', '/posts/{id}', { path: { id: 9 } }))).not.toBeInstanceOf(
      NotOfferedError,
    );
  });

  it('What the specification documents is asked for again', async () => {
    mockServer.use(http.get('*/api/notifications', nothingThere));
    expect(await failure(request('get', '/notifications'))).not.toBeInstanceOf(NotOfferedError);
    expect(isOffered('get /notifications')).toBe(true);
  });

  it('No answer at all switches nothing off', async () => {
    mockServer.use(http.get('*/api/posts/tags', () => HttpResponse.error()));
    expect(await failure(request('get', '/posts/tags'))).toBeInstanceOf(NetworkError);
    expect(isOffered('get /posts/tags')).toBe(true);
  });
});
