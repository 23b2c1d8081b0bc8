import { expect, it } from 'vitest';
import { timeLeft } from './poll';

const now = new Date('2026-05-13T10:30:00Z');
const after = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();

it.each([
  // just asked; the server's clock is a moment ahead, or behind
  [7 * 24 + 0.001, '7 days left'],
  [7 * 24 - 0.001, '7 days left'],
  [3 * 24 - 2, '3 days left'],
  [24.6, '2 days left'],
  [24, '24 hours left'],
  [1.4, '1 hour left'],
  [0.01, '1 hour left'],
])('a poll with %f hours to go has %s', (hours, words) => {
  expect(timeLeft(after(hours), now)).toBe(words);
});

it.each([null, undefined, 'soon'])('A poll that ends at the moment %s has an unknown date', (endsAt) =>
  expect(timeLeft(endsAt, now)).toBe('Unknown date'),
);
