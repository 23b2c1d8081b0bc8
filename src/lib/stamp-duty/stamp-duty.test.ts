import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { periods } from './periods';
import { regionOf, regionOfNation, type Region } from './region';
import { stampDuty, stampDutyAmount } from './stamp-duty';

fc.configureGlobal({ seed: 20261121 });

describe('the tax', () => {
  it.each<[number, Region, string, number | null]>([
    [180_000, 'england-wales', '2025-04-01', 10_100],
    [180_000, 'england-wales', '2025-03-31', 9_000],
    [180_000, 'england-wales', '2024-10-31', 9_000],
    [180_000, 'england-wales', '2024-10-30', 5_400],
    [300_000, 'england-wales', '2025-06-01', 20_000],
    [2_000_000, 'england-wales', '2025-06-01', 253_750],
    [180_000, 'scotland', '2024-12-05', 15_100],
    [180_000, 'scotland', '2024-12-04', 11_500],
    [180_000, 'england-wales', '2010-06-01', null],
    [180_000, 'england-wales', '1999-12-31', null],
    [180_000, 'england-wales', '2000-01-01', 0],
    [180_000, 'england-wales', '2003-11-30', 0],
    [180_000, 'england-wales', '2003-12-01', null],
    [180_000, 'england-wales', '2016-03-31', null],
    [180_000, 'england-wales', '2016-04-01', 6_500],
    [180_000, 'scotland', '2015-03-31', null],
    [180_000, 'scotland', '2015-04-01', 700],
    [300_000, 'england-wales', '2020-07-07', 14_000],
    [300_000, 'england-wales', '2020-07-08', 9_000],
    [300_000, 'england-wales', '2021-06-30', 9_000],
    [300_000, 'england-wales', '2021-07-01', 11_500],
    [300_000, 'england-wales', '2021-09-30', 11_500],
    [300_000, 'england-wales', '2021-10-01', 14_000],
    [300_000, 'england-wales', '2022-09-22', 14_000],
    [300_000, 'england-wales', '2022-09-23', 11_500],
    [0, 'england-wales', '2026-01-01', 0],
    [-5, 'england-wales', '2026-01-01', 0],
  ])('on £%d in %s on %s is %s', (price, region, day, tax) => {
    expect(stampDutyAmount(price, region, day)).toBe(tax);
  });

  it('is rounded once, half a pound up', () => {
    // 5 % of £10 is 50p; two bands are never rounded apart.
    expect(stampDutyAmount(10, 'england-wales', '2026-01-01')).toBe(1);
    expect(stampDutyAmount(9, 'england-wales', '2026-01-01')).toBe(0);
    expect(stampDutyAmount(125_007, 'england-wales', '2026-01-01')).toBe(6_250);
  });

  it('is broken down by band', () => {
    expect(stampDuty(180_000, 'england-wales', '2025-06-02')?.bands.slice(0, 3)).toEqual([
      { from: 0, to: 125_000, rate: 5, slice: 125_000, tax: 6_250 },
      { from: 125_000, to: 250_000, rate: 7, slice: 55_000, tax: 3_850 },
      { from: 250_000, to: 925_000, rate: 10, slice: 0, tax: 0 },
    ]);
    expect(stampDuty(180_000, 'england-wales', '2025-06-02')?.bands.at(-1)?.to).toBeNull();
  });

  it.each(['2025-6-2', 'yesterday', '', '2025-06-02T00:00:00Z'])('is unknown on “%s”', (day) => {
    expect(stampDuty(180_000, 'scotland', day)).toBeNull();
  });

  it('is unknown for a price that is no number', () => {
    expect(stampDuty(Number.NaN, 'scotland', '2025-06-02')).toBeNull();
    expect(stampDuty(Infinity, 'scotland', '2025-06-02')).toBeNull();
  });
});

it.each(['2023-02-30', '2025-13-01', '2025-00-10', '2025-04-31', '2025-04-00', '2025-4-1', 'tomorrow', ''])(
  'is unknown on %j, a day that does not exist',
  (day) => expect(stampDuty(200_000, 'england-wales', day)).toBeNull(),
);

it('takes whatever is not Scotland for England and Wales', () => {
  expect(['scotland', 'wales', 'Scotland', ''].map(regionOf)).toEqual([
    'scotland',
    'england-wales',
    'england-wales',
    'england-wales',
  ]);
  expect(regionOfNation('northern_ireland')).toBe('england-wales');
});

const rows = Object.entries(periods).flatMap(([region, all]) =>
  all.map((period) => ({ region: regionOf(region), period })),
);

it('has periods in order that never overlap', () => {
  for (const all of Object.values(periods)) {
    all.slice(1).forEach(({ from }, index) => expect(from > (all[index]?.to ?? '')).toBe(true));
    expect(all.filter(({ to }) => to === null)).toEqual([all.at(-1)]);
  }
});

describe.each(rows)('in $region from $period.from', ({ region, period: { from } }) => {
  const price = fc.integer({ min: 0, max: 20_000_000 });

  it('never falls when the price rises', () => {
    fc.assert(
      fc.property(price, fc.integer({ min: 1, max: 1_000_000 }), (low, more) => {
        expect(stampDutyAmount(low + more, region, from)).toBeGreaterThanOrEqual(
          stampDutyAmount(low, region, from) ?? Infinity,
        );
      }),
    );
  });

  it('adds up: slices to the price, shares to the tax', () => {
    fc.assert(
      fc.property(price, (pounds) => {
        const duty = stampDuty(pounds, region, from);
        const total = (of: 'slice' | 'tax') => duty?.bands.reduce((sum, band) => sum + band[of], 0) ?? -1;
        expect(total('slice')).toBe(pounds);
        expect(Math.abs(total('tax') - (duty?.amount ?? -1))).toBeLessThanOrEqual(0.5);
        expect(Number.isInteger(duty?.amount)).toBe(true);
      }),
    );
  });
});
