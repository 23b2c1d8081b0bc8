import { expect, it } from 'vitest';
import { graphemes } from './graphemes';

it('keeps together what a reader sees as one character', () => {
  expect([...graphemes('aé👩‍👩‍👧🇬🇧')]).toEqual(['a', 'é', '👩‍👩‍👧', '🇬🇧']);
  expect([...graphemes('')]).toEqual([]);
});
