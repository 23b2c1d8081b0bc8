import { describe, expect, it } from 'vitest';
import { adjustedPrice, evidenceRef, passing, rentOf, valueOf } from './comparables';

describe('the value of a home by its sales', () => {
  it('Three sales give the middle one, each scaled to the floor area of the home', () => {
    const sales = [
      { price: 160_000, areaSqm: 80 },
      { price: 150_000, areaSqm: 100 },
      { price: 300_000, areaSqm: 100 },
    ];
    // £2,000, £1,500 and £3,000 a square metre.
    expect(valueOf(sales, 90)).toBe(180_000);
  });

  it('A sale without a floor area, or of quite another size, counts as it was sold', () => {
    expect(adjustedPrice({ price: 150_000, areaSqm: null }, 90)).toBe(150_000);
    expect(adjustedPrice({ price: 150_000, areaSqm: 90 }, null)).toBe(150_000);
    expect(adjustedPrice({ price: 150_000, areaSqm: 200 }, 90)).toBe(150_000);
    expect(adjustedPrice({ price: 150_000, areaSqm: 180 }, 90)).toBe(75_000);
  });

  it('Two sales give the middle between them, to £500', () => {
    expect(
      valueOf(
        [
          { price: 150_000, areaSqm: null },
          { price: 150_600, areaSqm: null },
        ],
        90,
      ),
    ).toBe(150_500);
  });

  it('No sale gives no value, and no let no rent', () => {
    expect(valueOf([], 90)).toBeNull();
    expect(rentOf([])).toBeNull();
    expect(rentOf([{ rentPcm: 901 }, { rentPcm: 950 }, { rentPcm: 1200 }])).toBe(950);
  });
});

describe('the filters of comparables', () => {
  const row = (id: string, distanceMiles: number, on: string, type = 'flat') => ({
    id,
    distanceMiles,
    on,
    type,
  });
  const rows = [
    row('a', 0.2, '2026-01-01'),
    row('b', 0.6, '2026-06-01', 'terraced'),
    row('c', 2, '2026-06-01'),
  ];

  it('Distance, age and kind each leave some out, and nothing is left out without them', () => {
    const ids = (...args: Parameters<typeof passing>) => passing(...args).map(({ id }) => id);
    expect(ids(rows, { miles: 0.6 }, undefined)).toEqual(['a', 'b']);
    expect(ids(rows, { type: 'flat' }, '2026-02-01')).toEqual(['c']);
    expect(ids(rows, {}, undefined)).toEqual(['a', 'b', 'c']);
  });
});

it('Evidence names whole comparables only, within what the contract takes', () => {
  expect(evidenceRef(['LS6-s1', 'LS6-s2'])).toBe('LS6-s1,LS6-s2');
  const long = evidenceRef(Array.from({ length: 40 }, (_, place) => `LS6-s${place}`));
  expect(long.length).toBeLessThanOrEqual(100);
  expect(long.split(',').at(-1)).toMatch(/^LS6-s\d+$/);
});
