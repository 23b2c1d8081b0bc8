import { expect, it } from 'vitest';
import { leastSize, roomSizes } from './room-sizes';

it('A bedroom’s least size depends on the nation and on how many sleep there', () => {
  const [england] = roomSizes.england ?? [];
  const [scotland] = roomSizes.scotland ?? [];
  expect(england && [1, 2, 3, 0].map((people) => leastSize(england, people))).toEqual([
    6.51,
    10.22,
    null,
    null,
  ]);
  expect(scotland && leastSize(scotland, 1)).toBe(6.5);
  expect(roomSizes.northern_ireland).toBeUndefined();
});
