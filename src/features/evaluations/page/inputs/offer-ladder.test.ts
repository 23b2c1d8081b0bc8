import { expect, it } from 'vitest';
import type { EvaluationInputs } from '@/lib/evaluation/inputs/inputs';
import { mergeInputs } from '@/lib/evaluation/inputs/overrides';
import { btlExample } from '@/lib/evaluation/worked-examples';
import type { Deal } from '@/features/evaluations/model/deal';
import { isTested, offerLadder } from './offer-ladder';

const letHome = (inputs: EvaluationInputs): Deal => ({
  inputs,
  nation: 'england',
  outcode: null,
  strategies: ['btl'],
  primary: 'btl',
  roceBasis: 'totalCapital',
});
const criteria = {
  minRoi: 8,
  minIcr: 145,
  minGrossYield: 6,
  minCashFlowPcm: null,
  maxCashIn: null,
  maxMoneyLeftIn: null,
};
const ladder = (inputs: EvaluationInputs) => offerLadder(letHome(inputs), 'btl', criteria);

it('The last rung is the offer that meets all that is asked, the lowest of the others', () => {
  const offers = ladder(btlExample).map(({ offer }) => offer ?? 0);
  expect(offers).toHaveLength(4);
  expect(offers.at(-1)).toBe(Math.min(...offers.slice(0, -1)));
});

it('Where nothing is borrowed no offer has to pass a lender, and the others still count together', () => {
  for (const finance of [{ kind: 'cash' }, { ltv: 0 }] as const) {
    const inputs = mergeInputs(btlExample, { finance });
    const rungs = ladder(inputs);
    expect(isTested(letHome(inputs), 'btl')).toBe(false);
    expect(rungs.map(({ name }) => name)).toEqual([
      'ROI at least 8%',
      'Gross yield at least 6%',
      'All of these',
    ]);
    expect(rungs.map(({ why }) => why)).toEqual([null, null, null]);
    expect(rungs.at(-1)?.offer).toBe(rungs[0]?.offer);
  }
});

it('A rent that is missing is asked for, whatever the targets', () => {
  const rungs = ladder(mergeInputs(btlExample, { income: { rentPcm: null } }));
  expect(new Set(rungs.map(({ why }) => why))).toEqual(new Set(['Enter a rent to see this offer']));
});
