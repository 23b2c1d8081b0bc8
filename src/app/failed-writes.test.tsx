import { act, render, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastRegion } from '@/ui/toast/toast-region';
import { createQueryClient } from './query-client';
// evaluated with the test file, so that only the clock decides when a toast is there
import '@/ui/toast/toast-stack';

beforeEach(() => {
  vi.useFakeTimers();
  render(<ToastRegion />);
});
afterEach(() => {
  act(() => toast.remove());
  vi.useRealTimers();
});

const messages = () =>
  screen.queryAllByRole('listitem').flatMap((one) => (one.hasAttribute('inert') ? [] : [one.textContent]));

it('The message of a failed write goes when the same record is written, and stays when another one is', async () => {
  const queryClient = createQueryClient(() => {});
  const write = (id: number, isRefused: boolean) =>
    act(async () => {
      const mutation = queryClient
        .getMutationCache()
        .build<null, Error, { path: { id: number } }, unknown>(queryClient, {
          mutationFn: () => (isRefused ? Promise.reject(new Error('Refused')) : Promise.resolve(null)),
          meta: { failureTitle: 'Couldn’t update the job' },
        });
      await mutation.execute({ path: { id } }).catch(() => {});
      await vi.advanceTimersByTimeAsync(0);
    });

  await write(1, true);
  expect(messages()).toEqual(['Couldn’t update the job']);
  await write(2, false);
  expect(messages()).toEqual(['Couldn’t update the job']);
  await write(1, false);
  expect(messages()).toEqual([]);
});
