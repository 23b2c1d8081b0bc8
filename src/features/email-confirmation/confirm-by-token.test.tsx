import { act, render, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { read } from '@/api/queries';
import { testQueryClient } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
import { ToastRegion } from '@/ui/toast/toast-region';
// evaluated with the test file, so that only the clock decides when a toast is there
import '@/ui/toast/toast-stack';
import { confirmByToken } from './confirm-by-token';

let bodies: unknown[];
beforeEach(() => {
  bodies = [];
  mockServer.signInAs('aoife.brennan');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  render(<ToastRegion />);
});
afterEach(() => {
  act(() => toast.remove());
  vi.useRealTimers();
});

const answerWith = (status: number) =>
  mockServer.use(
    http.post('*/api/auth/confirm-email', async ({ request }) => {
      bodies.push(await request.json());
      return new HttpResponse(null, { status });
    }),
  );
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const standing = () => screen.queryAllByRole('listitem').filter((one) => !one.hasAttribute('inert'));

it.each([
  [204, 'Email confirmed'],
  [410, 'Confirmation failed. Please request a new confirmation email.'],
])('answered with %i says %j for 5 s', async (status, text) => {
  answerWith(status);
  await act(() => confirmByToken(testQueryClient(), 'a-token'));
  await pass(0);
  expect(bodies).toEqual([{ token: 'a-token' }]);
  expect(standing()).toHaveLength(1);
  expect(standing()[0]).toHaveTextContent(text);
  await pass(4900);
  expect(standing()).toHaveLength(1);
  await pass(200);
  expect(standing()).toHaveLength(0);
});

it('reads the member again once the address is confirmed', async () => {
  // Nothing of it goes by the clock.
  vi.useRealTimers();
  answerWith(204);
  const queryClient = testQueryClient();
  const member = read('/auth/auth-user');
  await queryClient.fetchQuery(member);
  await act(() => confirmByToken(queryClient, 'a-token'));
  expect(queryClient.getQueryState(member.queryKey)?.isInvalidated).toBe(true);
});
