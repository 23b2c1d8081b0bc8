import { HttpResponse, http } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { mockServer } from '@/testing/setup';
import { request } from './client';

afterEach(() => vi.useRealTimers());

it('waits for an answer as long as it takes', async () => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    mockServer.use(
      http.get('*/api/auth/session', async () => {
        resolve();
        await new Promise<void>((arrive) => {
          answer = arrive;
        });
        return HttpResponse.json({ userId: 7 });
      }),
    );
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const answered = request('get', '/auth/session');
  await asked;
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  answer();
  await expect(answered).resolves.toEqual({ userId: 7 });
});

it('asks once when no answer comes: whoever asked decides on another try', async () => {
  const asked = vi.fn(() => HttpResponse.error());
  mockServer.use(http.get('*/api/auth/session', asked));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const answered = request('get', '/auth/session').catch(() => 'failed');
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(answered).resolves.toBe('failed');
  expect(asked).toHaveBeenCalledOnce();
});

it('takes an answer that was asked for before this code came, unless something was written since', async () => {
  const early = () => Promise.resolve(Response.json({ userId: 7 }));
  const address = '/api/auth/session';
  mockServer.use(
    http.get('*/api/auth/session', () => HttpResponse.json({ userId: 8 })),
    http.post('*/api/auth/confirm-email', () => new HttpResponse(null, { status: 204 })),
  );
  window.earlyRequests = { [address]: early() };
  await expect(request('get', '/auth/session')).resolves.toEqual({ userId: 7 });
  window.earlyRequests = { [address]: early() };
  await request('post', '/auth/confirm-email', { body: { token: 'abc' } });
  await expect(request('get', '/auth/session')).resolves.toEqual({ userId: 8 });
});
