import { afterEach, expect, it, vi } from 'vitest';
import { readInWorker } from './worker-read';

const shape = { data: [{ name: '' }], total: 0, totalPages: 0 } as const;
const address = 'https://example.com/api/things?page=1';
const answerWith = (response: Response) => vi.stubGlobal('fetch', vi.fn().mockResolvedValue(response));

afterEach(() => vi.unstubAllGlobals());

it('A worker reads with the session’s cookie, and completes what the server leaves out', async () => {
  answerWith(Response.json({ data: [{ id: 'a' }, { id: 'b', name: 'Flat 2' }, null], totalPages: 1 }));
  const answer = await readInWorker(address, shape);
  expect(answer).toMatchObject({ data: [{ id: 'b', name: 'Flat 2' }], totalPages: 1 });
  expect(fetch).toHaveBeenCalledWith(address, { credentials: 'include' });
});

it.each([
  ['an ended session', () => Response.json({ message: 'Sign in' }, { status: 401 })],
  ['a failing server', () => new Response('', { status: 503 })],
  ['a proxy’s page', () => new Response('<!doctype html>')],
  ['an empty answer', () => Response.json({})],
])('A worker leaves %s to the page', async (_, response) => {
  answerWith(response());
  expect(await readInWorker(address, shape)).toBeUndefined();
});

it('A worker leaves a call without an answer to the page', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
  expect(await readInWorker(address, shape)).toBeUndefined();
});
