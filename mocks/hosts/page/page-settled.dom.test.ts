import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageSettled } from './page-settled';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watch(openCalls: () => number) {
  const seen = { isSettled: false };
  void pageSettled(openCalls).then(() => {
    seen.isSettled = true;
  });
  return seen;
}

it('a page has loaded when its calls are answered and it has been still for more than a second', async () => {
  let calls = 1;
  const page = watch(() => calls);
  await vi.advanceTimersByTimeAsync(3000);
  calls = 0;
  await vi.advanceTimersByTimeAsync(900);
  document.body.append('drawn');
  await vi.advanceTimersByTimeAsync(900);
  expect(page.isSettled).toBe(false);
  await vi.advanceTimersByTimeAsync(500);
  expect(page.isSettled).toBe(true);
});

it('one that asks for nothing is given four seconds, and one that never rests twelve', async () => {
  const still = watch(() => 0);
  await vi.advanceTimersByTimeAsync(3500);
  expect(still.isSettled).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(still.isSettled).toBe(true);
  const restless = watch(() => 1);
  await vi.advanceTimersByTimeAsync(11_800);
  expect(restless.isSettled).toBe(false);
  await vi.advanceTimersByTimeAsync(300);
  expect(restless.isSettled).toBe(true);
});
