// A write that the server says is done, is done: once, whatever its answer holds.
import { addressOf, operationIds } from '@mocks/engine/requests/addresses';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { testQueryClient } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
import type { WriteMethod } from '../contract';
import { UnexpectedAnswerError } from '../errors';
import { write } from '../queries';

const json = { headers: { 'Content-Type': 'application/json' } };
const untold = {
  'no content': () => new HttpResponse(null, { status: 204 }),
  'an empty body': () => new HttpResponse('', json),
  'an empty object': () => HttpResponse.json({}),
  'an empty list': () => HttpResponse.json([]),
  'a word': () => new HttpResponse('OK', { headers: { 'Content-Type': 'text/plain' } }),
  'a record without its id': () => HttpResponse.json({ id: null, note: 'saved' }),
};
const unreadable = {
  'a page of HTML': () => new HttpResponse('<p>Wi-Fi</p>', { headers: { 'Content-Type': 'text/html' } }),
  'JSON that breaks off': () => new HttpResponse('{"id": 4, "con', json),
};

const writes = operationIds.map((id) => addressOf[id].split(' ')).filter(([method]) => method !== 'GET');

/** Every write of the contract once; what each comes to, by its address. */
async function all(answer: () => Response) {
  const queryClient = testQueryClient();
  const asked = vi.fn(answer);
  mockServer.use(http.all('*/api/*', asked));
  const ends: Record<string, unknown> = {};
  for (const [method = '', path = ''] of writes) {
    // The paths come from the contract, as text; parameters and bodies are nothing to an answer.
    const send = write(queryClient, method.toLowerCase() as WriteMethod, path as never, {});
    ends[`${method} ${path}`] = await send.catch((error: unknown) => error);
  }
  expect(asked).toHaveBeenCalledTimes(writes.length);
  return ends;
}

it('An answer that is an id alone hands on no record, and tells its id', async () => {
  mockServer.use(http.post('*/api/reactions', () => HttpResponse.json({ id: 41 })));
  const onNamed = vi.fn();
  const args = { body: { postId: 1, type: 'like' as const }, onNamed };
  expect(await write(testQueryClient(), 'post', '/reactions', args)).toBeUndefined();
  expect(onNamed).toHaveBeenCalledExactlyOnceWith(41);
});

describe('a write answered with', () => {
  it.each(Object.entries(untold))('%s is done, and hands on no record', async (_name, answer) => {
    // An upload of images alone is answered with a list by the contract.
    const { 'POST /evaluations/images': images, ...others } = await all(answer);
    expect(images ?? []).toEqual([]);
    const told = Object.entries(others).filter(([, end]) => end !== undefined);
    expect(Object.fromEntries(told)).toEqual({});
  });

  it.each(Object.entries(unreadable))('%s is told as an unexpected answer, once', async (_name, answer) => {
    const others = Object.entries(await all(answer)).filter(
      ([, end]) => !(end instanceof UnexpectedAnswerError),
    );
    expect(Object.fromEntries(others)).toEqual({});
  });
});
