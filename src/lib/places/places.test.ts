import { expect, it } from 'vitest';
import { placeOf } from './outcode-places';
import { towns } from './towns';

it('Every town of the map has a name once and a place in these isles', () => {
  expect(towns.length).toBeGreaterThan(150);
  expect(new Set(towns.map(({ name }) => name)).size).toBe(towns.length);
  for (const { lat, lng } of towns) {
    expect(lat).toBeGreaterThan(49.8);
    expect(lat).toBeLessThan(61);
    expect(lng).toBeGreaterThan(-10.6);
    expect(lng).toBeLessThan(2);
  }
});

it('Finds outward postcodes and towns, and says so when it does not know one', () => {
  expect(placeOf('LS6')).toEqual([53.8, -1.55]);
  expect(placeOf('BD23')).toEqual([53.96, -2.02]);
  expect(placeOf('Milton Keynes')).toEqual([52.04, -0.76]);
  expect(placeOf('QQ1')).toBeUndefined();
});
