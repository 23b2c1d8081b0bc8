import { expect, it } from 'vitest';
import { badgeCount } from './badge-count';

it.each([
  [0, ''],
  [-3, ''],
  [Number.NaN, ''],
  [1, '1'],
  [19, '19'],
  [20, '20+'],
  [4000, '20+'],
  [Number.POSITIVE_INFINITY, '20+'],
])('%d unread reads %j', (count, text) => expect(badgeCount(count)).toBe(text));
