import { expect, it } from 'vitest';
import { isInside } from '@/lib/property-search/geo';
import { towns } from '@/lib/places/towns';
import { readOutline } from './outline';

const isOn = (kind: string, { lat, lng }: { lat: number; lng: number }) =>
  readOutline()
    .features.filter(({ properties }) => properties.kind === kind)
    .some(({ geometry }) =>
      geometry.coordinates.some(([outer = []]) =>
        isInside(
          { lat, lng },
          outer.map(([x, y]) => ({ lat: y, lng: x })),
        ),
      ),
    );

it('Cities of all four nations stand on the land of the United Kingdom, Dublin on its own, and the sea is free', () => {
  const inland = [
    'London',
    'Leeds',
    'Birmingham',
    'Cardiff',
    'Glasgow',
    'Inverness',
    'Belfast',
    'Omagh',
    'Derby',
  ];
  const wet = inland.filter((name) => !towns.some((town) => town.name === name && isOn('uk', town)));
  expect(wet).toEqual([]);
  expect(isOn('isles', { lat: 53.33, lng: -6.4 })).toBe(true);
  expect(isOn('uk', { lat: 53.33, lng: -6.4 })).toBe(false);
  expect(isOn('neighbours', { lat: 48.85, lng: 2.35 })).toBe(true);
  expect(isOn('uk', { lat: 54, lng: -4.2 })).toBe(false);
});
