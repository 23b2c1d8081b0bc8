import { describe, expect, it } from 'vitest';
import {
  boundsAround,
  boundsText,
  cornersOf,
  holds,
  isSamePosition,
  padded,
  positionText,
  readBounds,
  readPosition,
  snapped,
} from './bounds';

const leeds = { north: 53.86, south: 53.75, east: -1.4, west: -1.7 };

describe('bounds in an address', () => {
  it('are read as they were written', () => {
    expect(boundsText(leeds)).toBe('53.75,-1.7,53.86,-1.4');
    expect(readBounds(boundsText(leeds))).toEqual(leeds);
  });

  it('are rounded outwards, so that nothing at the edge is lost', () => {
    const exact = { north: 53.860_01, south: 53.749_99, east: -1.399_99, west: -1.700_01 };
    const read = readBounds(boundsText(exact));
    expect(read && holds(read, exact)).toBe(true);
  });

  it.each(['', '1,2,3', '53,-1,52,0', '53,0,54,-1', '-91,0,1,1', '0,0,1,181', '1,,2,3', 'a,b,c,d', 7, null])(
    'are left out when no map could show them: %j',
    (value) => expect(readBounds(value)).toBeUndefined(),
  );
});

describe('a position in an address', () => {
  it('is read as it was written, to eleven metres', () => {
    expect(positionText({ lat: 53.801_23, lng: -1.548_61, zoom: 11.234 })).toBe('53.8012,-1.5486,11.23');
    expect(readPosition('53.8012,-1.5486,11.23')).toEqual({ lat: 53.8012, lng: -1.5486, zoom: 11.23 });
    expect(isSamePosition({ lat: 53.801_23, lng: 0, zoom: 5 }, { lat: 53.801_21, lng: 0, zoom: 5.001 })).toBe(
      true,
    );
  });

  it.each(['53,-1', '86,0,5', '0,181,5', '0,0,-1', '0,0,23', 'x,0,5', undefined])(
    'is left out when it is nowhere: %j',
    (value) => expect(readPosition(value)).toBeUndefined(),
  );
});

it('The bounds around points hold all of them, and nothing holds none', () => {
  const points = [
    { lat: 51, lng: -3 },
    { lat: 55, lng: -4 },
    { lat: 53, lng: 1 },
  ];
  expect(boundsAround(points)).toEqual({ north: 55, south: 51, east: 1, west: -4 });
  expect(boundsAround([])).toBeUndefined();
});

it('Bounds grow by a part of their size, and stay on the globe', () => {
  expect(padded({ north: 54, south: 52, east: 2, west: -2 }, 0.5)).toEqual({
    north: 55,
    south: 51,
    east: 4,
    west: -4,
  });
  expect(padded({ north: 89, south: -89, east: 179, west: -179 }, 1)).toMatchObject({
    north: 90,
    west: -180,
  });
});

it('A map moved a little asks for the same snapped bounds, which hold what it shows', () => {
  const moved = { north: 53.861, south: 53.751, east: -1.399, west: -1.699 };
  expect(holds(snapped(leeds), leeds)).toBe(true);
  expect(snapped(moved)).toEqual(snapped(leeds));
});

it('The corners of bounds go round them', () => {
  expect(cornersOf(leeds).map(({ lat, lng }) => [lat, lng])).toEqual([
    [53.86, -1.7],
    [53.86, -1.4],
    [53.75, -1.4],
    [53.75, -1.7],
  ]);
});
