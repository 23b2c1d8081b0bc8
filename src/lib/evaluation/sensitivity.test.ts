import { describe, expect, it } from 'vitest';
import { headline } from './judgement/headline';
import type { Strategy } from './inputs/inputs';
import { sensitivity } from './sensitivity';
import { strategyResults } from './inputs/strategies';
import type { Terms } from './inputs/terms';
import { brrrExample, btlExample, hmoExample, servicedExample } from './worked-examples';

const as = (primary: Strategy): Terms => ({
  region: 'england-wales',
  nation: 'england',
  outcode: null,
  strategies: [primary],
  primary,
  roceBasis: 'totalCapital',
});

describe('turning rent and rate', () => {
  it('moves the cash flow as the worked example says', () => {
    const { columns, cells, base } = sensitivity(btlExample, as('btl'), ['rent', 'rate']);
    const row = cells[base.row] ?? [];
    expect(columns).toEqual([4.25, 5.25, 6.25, 7.25]);
    expect(row.map(({ cashFlowPcm }) => Math.round(cashFlowPcm ?? Number.NaN))).toEqual([366, 254, 141, 29]);
  });

  it('turns the refinance of a BRRR, the rooms of a shared house and the night of a serviced home', () => {
    const rate = sensitivity(brrrExample, as('brrr'), ['rent', 'rate']);
    expect(rate.columns).toEqual([4.25, 5.25, 6.25, 7.25]);
    expect(rate.cells[2]?.[2]?.cashFlowPcm).toBeLessThan(rate.cells[2]?.[1]?.cashFlowPcm ?? 0);
    expect(sensitivity(hmoExample, as('hmo'), ['rent', 'rate']).rows).toEqual([
      2_700, 2_850, 3_000, 3_150, 3_300,
    ]);
    expect(sensitivity(servicedExample, as('sa'), ['rent', 'rate']).rows[2]).toBe(118);
  });
});

it('turns price and works, stamp duty included', () => {
  const { rows, columns, cells } = sensitivity(btlExample, as('btl'), ['price', 'refurb']);
  expect(rows).toEqual([162_000, 171_000, 180_000, 189_000, 198_000]);
  expect(columns.map(Math.round)).toEqual([10_560, 13_200, 15_840, 18_480]);
  expect(cells[0]?.[1]?.stampDuty).toBe(8_840);
});

it('leaves the deal as it is where nothing is turned', () => {
  for (const [primary, inputs] of [
    ['btl', btlExample],
    ['hmo', hmoExample],
    ['sa', servicedExample],
    ['brrr', brrrExample],
  ] as const) {
    const { cells, base } = sensitivity(inputs, as(primary), ['rent', 'rate']);
    const now = headline(inputs, as(primary), strategyResults(inputs, as(primary)));
    expect(cells[base.row]?.[base.column]).toEqual(now);
  }
});

it('shows each value once where there is nothing to take from', () => {
  const free = sensitivity({ ...btlExample, finance: { ...btlExample.finance, rate: 0.5 } }, as('btl'), [
    'rent',
    'rate',
  ]);
  expect(free.columns).toEqual([0, 0.5, 1.5, 2.5]);
  const none = { ...btlExample, finance: { ...btlExample.finance, rate: 0 }, price: 0 };
  expect(sensitivity(none, as('btl'), ['rent', 'rate'])).toMatchObject({
    columns: [0, 1, 2],
    base: { row: 2, column: 0 },
  });
  expect(sensitivity(none, as('btl'), ['price', 'refurb'])).toMatchObject({ rows: [0], base: { row: 0 } });
});
