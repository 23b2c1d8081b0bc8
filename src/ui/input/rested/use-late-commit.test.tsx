import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLateCommit } from './use-late-commit';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A filter, whose address says what it is told as soon as `arrive` is called. */
function openFilter() {
  const told: string[] = [];
  const { result, rerender } = renderHook(
    ({ address }) => useLateCommit(address, (next) => void told.push(next)),
    { initialProps: { address: 'all' } },
  );
  return {
    told,
    shown: () => result.current[0],
    choose: (next: string) => act(() => result.current[1](next)),
    goTo: (address: string) => rerender({ address }),
    wait: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
  };
}

it('A choice shows at once, and the address follows a moment later, once for several quick choices', () => {
  const { told, shown, choose, goTo, wait } = openFilter();
  choose('repairs');
  expect(shown()).toBe('repairs');
  wait(350);
  choose('rent');
  wait(350);
  expect(told).toEqual([]);
  wait(50);
  expect(told).toEqual(['rent']);
  expect(shown()).toBe('rent');
  goTo('rent');
  expect(shown()).toBe('rent');
});

it('A choice made while the address follows the one before is not undone by it', () => {
  const { told, shown, choose, goTo, wait } = openFilter();
  choose('repairs');
  wait(400);
  choose('rent');
  goTo('repairs');
  expect(shown()).toBe('rent');
  wait(400);
  expect(told).toEqual(['repairs', 'rent']);
  goTo('rent');
  expect(shown()).toBe('rent');
});

it('An address that goes elsewhere meanwhile holds, and the choice is dropped', () => {
  const { told, shown, choose, goTo, wait } = openFilter();
  choose('repairs');
  goTo('legal');
  expect(shown()).toBe('legal');
  wait(1000);
  expect(told).toEqual([]);
});

it('Back to the first choice within a moment stays there', () => {
  const { shown, choose, wait } = openFilter();
  choose('repairs');
  choose('all');
  wait(400);
  expect(shown()).toBe('all');
  wait(1000);
  expect(shown()).toBe('all');
});
