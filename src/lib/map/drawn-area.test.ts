import { expect, it } from 'vitest';
import { isInside, readArea } from '@/lib/property-search/geo';
import { areaText, cornersOfLine, squareMiles } from './drawn-area';

/** A circle around Leeds, as a hand draws it. */
const circle = (points: number, radius = 0.1) =>
  Array.from({ length: points }, (_, at) => {
    const turn = (at / points) * Math.PI * 2;
    return { lat: 53.8 + Math.sin(turn) * radius, lng: -1.55 + Math.cos(turn) * radius * 1.7 };
  });

it('A long line becomes few corners that enclose the same', () => {
  const corners = cornersOfLine(circle(2000), 0.0005) ?? [];
  expect(corners.length).toBeGreaterThan(10);
  expect(corners.length).toBeLessThanOrEqual(60);
  expect(isInside({ lat: 53.89, lng: -1.55 }, corners)).toBe(true);
  expect(isInside({ lat: 53.91, lng: -1.55 }, corners)).toBe(false);
});

it('However wild the line, there are never more corners than a search takes', () => {
  const zigzag = Array.from({ length: 900 }, (_, at) => ({ lat: 50 + (at % 2), lng: -5 + at / 100 }));
  const corners = cornersOfLine(zigzag, 0.000_01) ?? [];
  expect(corners.length).toBeLessThanOrEqual(60);
});

it('What encloses nothing is no area', () => {
  expect(cornersOfLine([], 0.001)).toBeNull();
  expect(
    cornersOfLine(
      [
        { lat: 53, lng: -1 },
        { lat: 54, lng: -1 },
      ],
      0.001,
    ),
  ).toBeNull();
  expect(
    cornersOfLine(
      [
        { lat: 53, lng: -1 },
        { lat: 54, lng: -1 },
        { lat: 53.5, lng: -1 },
      ],
      0.001,
    ),
  ).toBeNull();
});

it('The text of an area fits the address and is read as the same corners', () => {
  const corners = cornersOfLine(circle(2000), 0.000_01) ?? [];
  const text = areaText(corners);
  expect(text.length).toBeLessThanOrEqual(2000);
  expect(readArea(text)).toHaveLength(corners.length);
  expect(areaText(readArea(text) ?? [])).toBe(text);
});

it('Measures an area in square miles', () => {
  // A tenth of a degree of latitude is 6.9 miles, of longitude at Leeds 4.1.
  const box = [
    { lat: 53.75, lng: -1.6 },
    { lat: 53.85, lng: -1.6 },
    { lat: 53.85, lng: -1.5 },
    { lat: 53.75, lng: -1.5 },
  ];
  expect(squareMiles(box)).toBeCloseTo(28.2, 0);
});
