import { expect, test } from 'vitest';
import { counted } from './counted';

test('A count of one has the singular, every other one the plural', () => {
  expect([0, 1, 2].map((count) => counted(count, 'comment'))).toEqual([
    '0 comments',
    '1 comment',
    '2 comments',
  ]);
  expect([1, 3].map((count) => counted(count, 'reply', 'replies'))).toEqual(['1 reply', '3 replies']);
});

test('A long count has its thousands apart', () => {
  expect(counted(10_000, 'home')).toBe('10,000 homes');
});
