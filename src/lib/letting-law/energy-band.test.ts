import { expect, it } from 'vitest';
import { energyBand } from './energy-band';

it('A score belongs to the band whose least score it reaches', () => {
  const scores = [100, 92, 91, 81, 80, 69, 68, 55, 54, 39, 38, 21, 20, 1];
  expect(scores.map(energyBand).join('')).toBe('AABBCCDDEEFFGG');
});
