import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearPresence, presence } from '@/realtime/presence/presence';
import { presenceBatch } from '@/realtime/presence/presence-batch';
import { UserAvatar } from './user-avatar';

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

/** A hundred avatars, and whose were drawn since the last look: drawing one reads its member's id once. */
function showHundred() {
  const drawn: number[] = [];
  const members = Array.from({ length: 100 }, (_, index) => ({
    get id() {
      drawn.push(index + 1);
      return index + 1;
    },
    fullName: `Member ${index + 1}`,
    profileImage: null,
  }));
  render(members.map((user, index) => <UserAvatar key={index} user={user} size={30} hasPresence />));
  return { drawnSince: () => drawn.splice(0).toSorted((a, b) => a - b) };
}

it('draws a thousand events of one frame with one write, and only the avatars that they changed', () => {
  const { drawnSince } = showHundred();
  expect(drawnSince()).toHaveLength(100);
  const written = vi.fn();
  const stop = presence.subscribe(written);
  const batch = presenceBatch();
  // Everybody comes and goes again, but for three who stay; one of them said so ten times.
  for (let id = 1; id <= 500; id += 1) {
    batch.change(id, true);
    batch.change(id, false);
  }
  for (const id of [7, 40, 100, ...Array<number>(10).fill(7)]) batch.change(id, true);
  batch.change(9999, true);
  expect(written).not.toHaveBeenCalled();
  nextFrame();
  expect(written).toHaveBeenCalledOnce();
  expect(drawnSince()).toEqual([7, 40, 100]);
  expect(screen.getAllByLabelText(/, online$/)).toHaveLength(3);

  batch.replace([40, 41]);
  nextFrame();
  expect(written).toHaveBeenCalledTimes(2);
  expect(drawnSince()).toEqual([7, 41, 100]);
  stop();
});

it('draws nothing when a frame says what is known already, or speaks of members who are not shown', () => {
  const { drawnSince } = showHundred();
  const batch = presenceBatch();
  batch.change(3, true);
  nextFrame();
  drawnSince();
  batch.change(3, true);
  batch.change(4, false);
  batch.change(9999, true);
  nextFrame();
  expect(drawnSince()).toEqual([]);
});
