import { expect, it } from 'vitest';
import { platformDefaults } from '../evaluation/inputs/platform-defaults';
import { forecastYears, keptForecast, lastMonths, scoreOf, type KeptForecast } from './forecast';

const inputs = { ...platformDefaults('2024-05-01'), price: 100_000 };
const content = (rentPcm: number) =>
  ({
    inputs: { ...inputs, income: { ...inputs.income, rentPcm } },
    nation: 'england',
    strategies: ['btl'],
    primary: 'btl',
    roceBasis: 'totalCapital',
  }) as KeptForecast['content'];
const kept = (version: number, rentPcm: number) => ({ version, content: content(rentPcm) });
const now = { version: 9, ...content(900) };
const rentOf = ({ content: { inputs: of } }: ReturnType<typeof keptForecast>) => of.income.rentPcm;

it('The forecast is that of the linked version, however much the evaluation was changed since', () => {
  const versions = [kept(8, 880), kept(5, 750), kept(3, 700)];
  expect(keptForecast(now, versions, 5)).toMatchObject({ isExact: true });
  expect(rentOf(keptForecast(now, versions, 5))).toBe(750);
  // What was not kept by itself is the next state that was.
  expect(keptForecast(now, versions, 4)).toMatchObject({ isExact: false });
  expect(rentOf(keptForecast(now, versions, 4))).toBe(750);
});

it('The evaluation itself is the forecast while it was not changed', () => {
  expect(keptForecast(now, [kept(3, 700)], 9)).toMatchObject({ isExact: true });
  expect(rentOf(keptForecast(now, [], null))).toBe(900);
  expect(keptForecast(now, [kept(3, 700)], 8)).toMatchObject({ isExact: false });
});

it('The years of the forecast are those of the evaluation engine', () => {
  const [first] = forecastYears(keptForecast(now, [], null), 3);
  // £900 a month less 4% voids.
  expect(first?.income).toBeCloseTo(900 * 12 * 0.96, 6);
  expect(forecastYears(keptForecast(now, [], null), 3)).toHaveLength(3);
});

it('The last twelve months end with that of today, at the end of a month as well', () => {
  expect(lastMonths('2026-03-31')).toEqual([
    ...['04', '05', '06', '07', '08', '09', '10', '11', '12'].map((month) => `2025-${month}`),
    '2026-01',
    '2026-02',
    '2026-03',
  ]);
});

it('The score of some months is the sum of each', () => {
  const month = (cashFlow: number, forecast: number) => ({
    month: '2026-05',
    actual: { income: cashFlow, costs: 0, finance: 0, cashFlow },
    forecast: { income: forecast, costs: 0, finance: 0, cashFlow: forecast },
    difference: 0,
    reason: null,
  });
  expect(scoreOf([month(0.1, 0.2), month(0.2, 0.4)])).toMatchObject({
    actual: { cashFlow: 0.3 },
    forecast: { cashFlow: 0.6 },
    difference: -0.3,
  });
});
