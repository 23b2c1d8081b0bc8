import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EvaluationInputs, Strategy } from './inputs/inputs';
import { mergeInputs } from './inputs/overrides';
import { maxOffer, meets, solveFor, withFigure, type Metric } from './solve';
import type { Terms } from './inputs/terms';
import { brrrExample, btlExample, flipExample, hmoExample } from './worked-examples';

fc.configureGlobal({ seed: 20261121 });

const as = (primary: Strategy): Terms => ({
  region: 'england-wales',
  nation: 'england',
  outcode: null,
  strategies: [primary],
  primary,
  roceBasis: 'totalCapital',
});

const percent = (max: number) => fc.double({ min: 0, max, noNaN: true });
const deals: fc.Arbitrary<EvaluationInputs> = fc
  .record({
    purchaseDate: fc.constantFrom('2002-05-01', '2018-06-01', '2025-06-02', '2028-01-01'),
    finance: fc.record({
      kind: fc.constantFrom('cash' as const, 'mortgage' as const),
      ltv: percent(100),
      rate: percent(12),
      method: fc.constantFrom('interest_only' as const, 'repayment' as const),
      addFee: fc.boolean(),
    }),
    income: fc.record({ rentPcm: fc.integer({ min: 0, max: 9_000 }) }),
    costs: fc.record({
      voidPct: percent(30),
      managementPct: percent(20),
      bills: fc.integer({ min: 0, max: 9_000 }),
    }),
  })
  .map((part) => mergeInputs(btlExample, part));

describe('the highest offer', () => {
  const metrics = fc.constantFrom<Metric>(
    'roi',
    'netYield',
    'grossYield',
    'icr',
    'cashFlowPcm',
    'cashInvested',
  );
  it('meets its target, and a pound more does not', () => {
    fc.assert(
      fc.property(deals, metrics, fc.integer({ min: 1, max: 400 }), (inputs, metric, value) => {
        const offer = maxOffer(inputs, as('btl'), [{ metric, value }]);
        const isMet = (price: number) => meets({ ...inputs, price }, as('btl'), [{ metric, value }]);
        if (offer === null) expect(isMet(1)).toBe(false);
        else {
          expect(isMet(offer)).toBe(true);
          if (offer < 100_000_000) expect(isMet(offer + 1)).toBe(false);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is right to the pound: the rent over the yield, worked out in whole numbers', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 9_000 }),
        fc.integer({ min: 100, max: 2_000 }),
        (rentPcm, hundredths) => {
          const inputs = mergeInputs(btlExample, { income: { rentPcm } });
          const exact = Number((BigInt(rentPcm) * 12n * 10_000n) / BigInt(hundredths));
          const target = { metric: 'grossYield', value: hundredths / 100 } as const;
          expect(maxOffer(inputs, as('btl'), [target])).toBe(exact);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('for several targets is the lowest of each alone', () => {
    const targets = [
      { metric: 'roi', value: 5 },
      { metric: 'icr', value: 145 },
      { metric: 'cashInvested', value: 60_000 },
    ] as const;
    const each = targets.map((target) => maxOffer(btlExample, as('btl'), [target]) ?? 0);
    expect(maxOffer(btlExample, as('btl'), targets)).toBe(Math.min(...each));
  });

  it('is none when no price would do', () => {
    expect(maxOffer(btlExample, as('btl'), [{ metric: 'cashFlowPcm', value: 99_999 }])).toBeNull();
    const unknown = { ...btlExample, purchaseDate: '2010-06-01' };
    expect(maxOffer(unknown, as('btl'), [{ metric: 'roi', value: 1 }])).toBeNull();
  });
});

describe('solving for another figure', () => {
  it.each([
    ['rentPcm', btlExample, 'btl', { metric: 'roi', value: 8 }],
    ['rentPcm', hmoExample, 'hmo', { metric: 'roi', value: 8 }],
    ['gdv', brrrExample, 'brrr', { metric: 'moneyLeftIn', value: 0 }],
    ['gdv', flipExample, 'flip', { metric: 'profit', value: 40_000 }],
  ] as const)('finds the lowest %s that will do', (unknown, inputs, primary, target) => {
    const found = solveFor(unknown, inputs, as(primary), [target]) ?? 0;
    const isMet = (pounds: number) => meets(withFigure(unknown, inputs, pounds), as(primary), [target]);
    expect([isMet(found - 1), isMet(found)]).toEqual([false, true]);
  });

  it('finds the dearest works a sale can bear', () => {
    const works = solveFor('refurb', flipExample, as('flip'), [{ metric: 'profit', value: 30_000 }]);
    // £1 of works costs £1 of profit.
    expect(works).toBe(35_200 + 33_619 - 30_000);
    const anyWorks = solveFor('refurb', btlExample, as('btl'), [{ metric: 'grossYield', value: 1 }]);
    expect(anyWorks).toBe(100_000_000);
  });
});
