import { expect, it } from 'vitest';
import { headline } from './headline';
import type { EvaluationInputs, Strategy } from '../inputs/inputs';
import { metricsOf } from './metrics';
import { mergeInputs } from '../inputs/overrides';
import { reasonFor } from './reasons';
import { strategyResults } from '../inputs/strategies';
import type { Terms } from '../inputs/terms';
import { btlExample, brrrExample, flipExample } from '../worked-examples';

const as = (primary: Strategy): Terms => ({
  region: 'england-wales',
  nation: 'england',
  outcode: null,
  strategies: [primary],
  primary,
  roceBasis: 'totalCapital',
});

const reasons = (inputs: EvaluationInputs, primary: Strategy) => {
  const terms = as(primary);
  const shown = headline(inputs, terms, strategyResults(inputs, terms));
  return Object.fromEntries(
    metricsOf[primary].map((metric) => [metric, reasonFor(metric, inputs, terms, shown)?.kind ?? 'known']),
  );
};

it('gives none for what is known', () => {
  expect(new Set(Object.values(reasons(btlExample, 'btl')))).toEqual(new Set(['known']));
  expect(new Set(Object.values(reasons(flipExample, 'flip')))).toEqual(new Set(['known']));
});

it('names the inputs that are wanted', () => {
  const noRent = mergeInputs(btlExample, { income: { rentPcm: null } });
  expect(reasons(noRent, 'btl')).toMatchObject({
    cashFlowPcm: 'missing',
    icr: 'missing',
    cashInvested: 'known',
  });
  const terms = as('brrr');
  const blank = mergeInputs(brrrExample, { refi: { gdv: null } });
  const shown = headline(blank, terms, strategyResults(blank, terms));
  expect(reasonFor('moneyLeftIn', blank, terms, shown)).toEqual({ kind: 'missing', paths: ['refi.gdv'] });
});

it('says when no rates are on file, and leaves alone what does not rest on them', () => {
  expect(reasons({ ...btlExample, purchaseDate: '2010-06-01' }, 'btl')).toMatchObject({
    cashFlowPcm: 'known',
    grossYield: 'known',
    cashInvested: 'no-rates',
    roi: 'no-rates',
    paybackYears: 'no-rates',
  });
  expect(reasons({ ...flipExample, purchaseDate: '2010-06-01' }, 'flip')).toMatchObject({
    profit: 'no-rates',
    afterTax: 'no-rates',
  });
});

it('says when there is no loan, no term or no cash in', () => {
  expect(reasons(mergeInputs(btlExample, { finance: { kind: 'cash' } }), 'btl')).toMatchObject({
    icr: 'no-loan',
  });
  // A loan without a rate to test it at has something missing.
  expect(reasons(mergeInputs(btlExample, { stress: { rate: 0 } }), 'btl')).toMatchObject({ icr: 'missing' });
  expect(reasons(mergeInputs(brrrExample, { stress: { rate: 0 } }), 'brrr')).toMatchObject({
    icr: 'missing',
  });
  const endless = mergeInputs(btlExample, { finance: { method: 'repayment', termYears: 0 } });
  expect(reasons(endless, 'btl')).toMatchObject({
    cashFlowPcm: 'no-term',
    roi: 'no-term',
    grossYield: 'known',
  });
  const free = mergeInputs(btlExample, {
    finance: { ltv: 100 },
    stampDutyOverride: 0,
    refurb: { items: [] },
    fees: { legal: 0, survey: 0, broker: 0, mortgageArrangement: 0 },
  });
  expect(reasons(free, 'btl')).toMatchObject({ roi: 'no-cash-in' });
});

it('says what a strategy does not have', () => {
  const terms = as('flip');
  const shown = headline(flipExample, terms, strategyResults(flipExample, terms));
  expect(reasonFor('cashFlowPcm', flipExample, terms, shown)?.kind).toBe('not-of-strategy');
});
