import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenSettled } from './when-settled';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const act = vi.fn();
afterEach(() => act.mockClear());

it('Late work begins with the first interaction, once', () => {
  whenSettled(act);
  vi.advanceTimersByTime(100);
  document.dispatchEvent(new Event('keydown'));
  document.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(60_000);
  expect(act.mock.calls).toEqual([['interaction']]);
});

it('acts 3 s after the browser is idle when nobody does anything', () => {
  whenSettled(act);
  vi.advanceTimersByTime(3000);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(act.mock.calls).toEqual([['idle']]);
});

it.each([0, 100])('does nothing once it was called off, after %i ms', (ms) => {
  const stop = whenSettled(act);
  vi.advanceTimersByTime(ms);
  stop();
  document.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(60_000);
  expect(act).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});
