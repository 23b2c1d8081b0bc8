import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judge } from '../judgement/criteria';
import { evaluate } from '../evaluate';
import { annualised } from '../strategies/flip';
import { isUndersized } from '../strategies/hmo';
import { internalRate } from '../strategies/hold';
import { yearlyRent } from '../strategies/income';
import { applyOverrides, mergeInputs, unknownPaths } from './overrides';
import { scenarioPresets } from '../scenarios';
import { itemTotal } from '../strategies/purchase';
import { isGreaterLondon } from '../strategies/serviced';
import type { Terms } from './terms';
import { brrrExample, btlExample } from '../worked-examples';

const terms: Terms = {
  region: 'england-wales',
  nation: 'england',
  outcode: null,
  strategies: ['btl'],
  primary: 'btl',
  roceBasis: 'totalCapital',
};

describe('criteria', () => {
  const none = {
    minGrossYield: null,
    minCashFlowPcm: null,
    maxCashIn: null,
    maxMoneyLeftIn: null,
    minIcr: null,
  };

  it('judge what was asked, and say when a figure is not known', () => {
    const { headline } = evaluate(btlExample, terms);
    const verdicts = judge(headline, {
      ...none,
      minRoi: 8,
      minGrossYield: 7,
      maxCashIn: 72_244,
      maxMoneyLeftIn: 1,
    });
    expect(verdicts.map(({ criterion, passes }) => [criterion, passes])).toEqual([
      ['minRoi', false],
      ['minGrossYield', true],
      ['maxCashIn', true],
      ['maxMoneyLeftIn', null],
    ]);
    expect(judge(headline, { ...none, minRoi: null })).toEqual([]);
  });

  it('an infinite return is enough for anybody', () => {
    const { headline } = evaluate(btlExample, terms);
    const [verdict] = judge({ ...headline, roi: 'infinite' }, { ...none, minRoi: 50 });
    expect(verdict).toMatchObject({ got: 'infinite', passes: true });
  });
});

describe('scenarios', () => {
  it('replace single figures, and follow the base in all others', () => {
    const overrides = { 'finance.rate': 7.25, 'income.rentPcm': 1_035 };
    const changed = applyOverrides({ ...btlExample, price: 170_000 }, overrides);
    expect(changed.finance).toEqual({ ...btlExample.finance, rate: 7.25 });
    expect(changed).toMatchObject({ price: 170_000, income: { rentPcm: 1_035 } });
    expect(btlExample.finance.rate).toBe(5.25);
  });

  it('know which paths lead nowhere, and leave them out', () => {
    const overrides = { rate: 7, 'finance.rate.x': 1, finance: 3, 'constructor.name': 'x', price: 1 };
    expect(unknownPaths(btlExample, overrides)).toEqual([
      'rate',
      'finance.rate.x',
      'finance',
      'constructor.name',
    ]);
    expect(applyOverrides(btlExample, overrides)).toEqual({ ...btlExample, price: 1 });
  });

  it('come ready made', () => {
    const [rates, rent, late, voids] = scenarioPresets(brrrExample).map(({ overrides }) =>
      applyOverrides(brrrExample, overrides),
    );
    expect([rates?.finance.rate, rates?.refi.rate]).toEqual([7.25, 7.25]);
    expect(rent?.income.rentPcm).toBe(855);
    expect(late?.refurb.contingencyPct).toBeCloseTo(37.5, 9);
    expect([late?.finance.bridge.months, late?.exit.months]).toEqual([8, 10]);
    expect(voids?.costs.voidPct).toBe(10);
  });

  it('merge fields at every depth, lists whole, and take up no unknown field', () => {
    const part = { price: 1, finance: { rate: 2, bridge: { months: undefined } }, income: { rooms: [] } };
    const merged = mergeInputs(btlExample, part, undefined, JSON.parse('{"nonsense":1}') as object);
    expect(merged).toEqual({
      ...btlExample,
      price: 1,
      finance: { ...btlExample.finance, rate: 2 },
    });
  });
});

describe('parts', () => {
  it('count rents by their rhythm', () => {
    expect([yearlyRent(100, 'weekly'), yearlyRent(100, 'four_weekly'), yearlyRent(100, 'monthly')]).toEqual([
      5_200, 1_300, 1_200,
    ]);
    expect(itemTotal({ name: 'Boiler', qty: 2, rate: 100, vatPct: 20 })).toBe(240);
  });

  it.each([
    [6.51, 1, false],
    [6.5, 1, true],
    [10.22, 2, false],
    [10.21, 2, true],
    [6, 0, false],
    [null, 2, false],
  ])('a room of %d m² for %d', (sqm, occupants, expected) => {
    expect(isUndersized({ name: '', rentPcm: 0, sqm, occupants })).toBe(expected);
  });

  it('know Greater London by the postcode', () => {
    const inside = ['SE15', 'w3', 'EC1A', 'CR0', 'EN5', 'KT1', 'IG11', 'RM14', 'DA15'];
    expect(inside.filter((outcode) => !isGreaterLondon(outcode))).toEqual([]);
    const outside = ['M14', 'EN6', 'KT10', 'DA1', 'WD17', 'S10', '', null];
    expect(outside.filter(isGreaterLondon)).toEqual([]);
  });

  it('find internal rates, or none', () => {
    expect(internalRate([-100, 110])).toBeCloseTo(10, 6);
    expect(internalRate([-100, 0, 121])).toBeCloseTo(10, 6);
    expect(internalRate([-100, 50])).toBeCloseTo(-50, 6);
    expect(internalRate([-100, 0, 0])).toBeNull();
    expect(internalRate([100, 10])).toBeNull();
  });

  it('find the internal rate of a deal that ends with a cost', () => {
    const flows = [-26_074, 31_084, 18_152, 18_152, -3_823];
    const rate = internalRate(flows) ?? Number.NaN;
    const worth = flows.reduce((total, flow, year) => total + flow / (1 + rate / 100) ** year, 0);
    expect(worth).toBeCloseTo(0, 4);
    expect(rate).toBeGreaterThan(0);
  });

  it('find an internal rate wherever the flows change sign within its range', () => {
    const flow = fc.integer({ min: -50_000, max: 50_000 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 90_000 }),
        fc.array(flow, { minLength: 1, maxLength: 25 }),
        (cashIn, later) => {
          const flows = [-cashIn, ...later];
          const worth = (rate: number) =>
            flows.reduce((total, each, year) => total + each / (1 + rate) ** year, 0);
          const found = internalRate(flows);
          if (found !== null) {
            // A hair to either side the worth has different signs.
            const rate = found / 100;
            const hair = (1 + rate) * 1e-6;
            expect(worth(rate - hair) > 0).not.toBe(worth(rate + hair) > 0);
          } else
            expect(new Set([-0.999, -0.9, -0.5, 0, 0.1, 1, 10, 99].map((rate) => worth(rate) > 0)).size).toBe(
              1,
            );
        },
      ),
      { numRuns: 500 },
    );
  });

  it('turn a return into a yearly one', () => {
    expect(annualised(10, 12)).toBeCloseTo(10, 9);
    expect(annualised(21, 24)).toBeCloseTo(10, 9);
    expect(annualised(10, 0)).toBeNull();
    expect(annualised(-120, 8)).toBeNull();
    expect(annualised(null, 8)).toBeNull();
  });
});
