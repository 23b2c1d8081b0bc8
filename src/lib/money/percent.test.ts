import { expect, it } from 'vitest';
import { percentOf } from './percent';

it.each([
  [75, 200_000, 150_000],
  [0, 200_000, 0],
  [100, 180, 180],
  [5.5, 1000, 55],
  [-10, 50, -5],
])('%d%% of %d is %d', (percent, amount, share) => expect(percentOf(percent, amount)).toBeCloseTo(share, 9));
