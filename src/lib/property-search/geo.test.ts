import { describe, expect, it } from 'vitest';
import { isInside, milesBetween, milesInMinutes, readArea, readPoint } from './geo';

const leeds = { lat: 53.7997, lng: -1.5492 };
const manchester = { lat: 53.4794, lng: -2.2453 };

describe('distances', () => {
  it('are miles as the crow flies', () => {
    expect(milesBetween(leeds, manchester)).toBeCloseTo(36.1, 0);
    expect(milesBetween(leeds, leeds)).toBe(0);
  });

  it('grow with time, and a car is faster than feet', () => {
    expect(milesInMinutes(60, 'walking')).toBe(3);
    expect(milesInMinutes(20, 'driving')).toBeGreaterThan(milesInMinutes(20, 'cycling'));
  });
});

describe('points', () => {
  it('are read only when they are on the globe', () => {
    expect(readPoint('53.8,-1.55')).toEqual({ lat: 53.8, lng: -1.55 });
    for (const text of ['', '53.8', '91,0', '0,181', '1,2,3', ',', 'a,b']) expect(readPoint(text)).toBeNull();
  });
});

describe('areas', () => {
  const corners = readArea('53,-2;54,-2;54,-1;53,-1') ?? [];

  it('hold what is inside them', () => {
    expect(isInside(leeds, corners)).toBe(true);
    expect(isInside(manchester, corners)).toBe(false);
  });

  it('hold nothing in their bays', () => {
    const bay = readArea('0,0;10,0;10,10;9,10;9,1;0,1') ?? [];
    expect(isInside({ lat: 5, lng: 5 }, bay)).toBe(false);
    expect(isInside({ lat: 9.5, lng: 5 }, bay)).toBe(true);
  });

  it('need three corners that can be read', () => {
    expect(readArea('1,1;2,2')).toBeNull();
    expect(readArea('1,1;2,2;x,y')).toBeNull();
  });
});
