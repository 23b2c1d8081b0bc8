import { expect, it } from 'vitest';
import { truncate } from './truncate';

it('leaves 37 characters alone and cuts the 38th', () => {
  expect(truncate('x'.repeat(37))).toBe('x'.repeat(37));
  expect(truncate('x'.repeat(38))).toBe(`${'x'.repeat(37)}...`);
  expect(truncate('')).toBe('');
});

it('counts an emoji as one character and never cuts it', () => {
  const family = '👩‍👩‍👧';
  expect(truncate(family.repeat(37))).toBe(family.repeat(37));
  expect(truncate(family.repeat(38))).toBe(`${family.repeat(37)}...`);
});

it('takes another limit', () => expect(truncate('bridging loan', 8)).toBe('bridging...'));
