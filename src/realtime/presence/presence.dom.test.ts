import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearPresence, presence, useIsOnline, watchPresence } from './presence';
import { presenceBatch } from './presence-batch';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  clearPresence();
});
afterEach(() => vi.useRealTimers());

const nextFrame = () => {
  act(() => {
    vi.advanceTimersToNextFrame();
  });
};

it('shows who is online, from the list and from single news', () => {
  const batch = presenceBatch();
  const { result } = renderHook(() => [1, 2, 3].map((id) => useIsOnline(id)));
  expect(result.current).toEqual([false, false, false]);
  batch.replace([1, 2]);
  batch.change(3, true);
  batch.change(2, false);
  nextFrame();
  expect(result.current).toEqual([true, false, true]);
  batch.replace([2]);
  nextFrame();
  expect(result.current).toEqual([false, true, false]);
});

it('knows nobody without an id', () => {
  const { result } = renderHook(() => [useIsOnline(null), useIsOnline(undefined)]);
  expect(result.current).toEqual([false, false]);
});

it('writes once per frame, however much was said', () => {
  const batch = presenceBatch();
  const written = vi.fn();
  const stop = presence.subscribe(written);
  for (let id = 1; id <= 500; id += 1) batch.change(id, true);
  expect(written).not.toHaveBeenCalled();
  nextFrame();
  expect(written).toHaveBeenCalledTimes(1);
  expect(presence.getState().online.size).toBe(500);
  stop();
});

it('takes the list as the last word on what was said before it', () => {
  const batch = presenceBatch();
  batch.change(7, true);
  batch.replace([1]);
  nextFrame();
  expect([...presence.getState().online]).toEqual([1]);
});

it('ignores what is no id and what is no list', () => {
  const batch = presenceBatch();
  batch.replace(null);
  batch.change('4', true);
  batch.change(undefined, true);
  batch.replace([1, '2', null, Number.NaN]);
  nextFrame();
  expect([...presence.getState().online]).toEqual([1]);
});

it('selects the online ones among those on screen, and only tells when they change', () => {
  const batch = presenceBatch();
  const { result } = renderHook(() => presence((state) => state.selected));
  act(() => watchPresence([5, 3, 9]));
  batch.replace([3, 5, 20]);
  nextFrame();
  expect(result.current).toEqual([5, 3]);
  const before = result.current;
  batch.change(21, true);
  nextFrame();
  expect(result.current).toBe(before);
});

it('drops what was not written when it ends', () => {
  const batch = presenceBatch();
  batch.change(1, true);
  batch.drop();
  nextFrame();
  expect(presence.getState().online.size).toBe(0);
});
