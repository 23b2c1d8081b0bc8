import { expect, it } from 'vitest';
import { indexPins, isCluster, type MapPin } from './cluster';

const pin = (id: string, lat: number, lng: number, rest: Partial<MapPin> = {}): MapPin => ({
  id,
  lat,
  lng,
  text: id,
  name: id,
  ...rest,
});
const uk = { north: 61, south: 49, east: 3, west: -9 };
const pins = [pin('a', 53.8, -1.55), pin('b', 53.801, -1.551), pin('c', 51.5, -0.1)];

it('Pins that would lie on each other are one cluster, which comes apart where they no longer do', () => {
  const index = indexPins(pins);
  const marks = index.marksIn(uk, 6);
  const [cluster] = marks.filter(isCluster);
  expect(marks).toHaveLength(2);
  expect(cluster?.count).toBe(2);
  const zoom = (cluster && index.apartAt(cluster)) ?? 0;
  expect(zoom).toBeGreaterThan(6);
  expect(index.marksIn(uk, zoom).filter(isCluster)).toEqual([]);
});

it('Only what lies within the bounds is found', () => {
  const south = { north: 52, south: 50, east: 1, west: -2 };
  expect(indexPins(pins).marksIn(south, 8)).toEqual([pins[2]]);
});

it('Homes at one place stay one, and are all told', () => {
  const index = indexPins([pin('a', 53.8, -1.55), pin('b', 53.8, -1.55)]);
  const [cluster] = index.marksIn(uk, 16).filter(isCluster);
  expect(cluster && index.apartAt(cluster)).toBeNull();
  expect(
    cluster &&
      index
        .pinsOf(cluster, 20)
        .map(({ id }) => id)
        .toSorted(),
  ).toEqual(['a', 'b']);
});

it('What stands for many counts as many', () => {
  const index = indexPins([pin('x', 53.8, -1.55, { count: 1200 }), pin('y', 53.81, -1.55, { count: 34 })]);
  const [cluster] = index.marksIn(uk, 5).filter(isCluster);
  expect(cluster?.count).toBe(1234);
});
