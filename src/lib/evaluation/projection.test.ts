import { describe, expect, it } from 'vitest';
import { evaluate } from './evaluate';
import type { EvaluationInputs, Strategy } from './inputs/inputs';
import { mergeInputs } from './inputs/overrides';
import { firstMonths, projection } from './projection';
import { brrrExample, btlExample, flipExample, hmoExample, servicedExample } from './worked-examples';

const worked = (inputs: EvaluationInputs, primary: Strategy) =>
  evaluate(inputs, {
    region: 'england-wales',
    nation: 'england',
    outcode: null,
    strategies: [primary],
    primary,
    roceBasis: 'totalCapital',
  }).strategies;

const repaid = mergeInputs(btlExample, { finance: { method: 'repayment' } });
const cases: readonly [string, Strategy, EvaluationInputs][] = [
  ['a let home', 'btl', btlExample],
  ['a let home with a repayment loan', 'btl', repaid],
  ['a refinanced home', 'brrr', brrrExample],
  ['a house let by the room', 'hmo', hmoExample],
  ['a home let by the night', 'sa', servicedExample],
];

describe.each(cases)('the years of %s', (_, strategy, inputs) => {
  const results = worked(inputs, strategy);
  const years = projection(inputs, strategy, results);

  it('end where the hold ends', () => {
    const held = strategy === 'flip' ? undefined : results[strategy]?.hold;
    expect(years).toHaveLength(10);
    expect(years.at(-1)?.cashFlow).toBeCloseTo(held?.lastCashFlow ?? Number.NaN, 4);
    expect(years.at(-1)?.equity).toBeCloseTo(held?.equity ?? Number.NaN, 4);
    const total = years.reduce((all, { cashFlow }) => all + cashFlow, 0);
    expect(total).toBeCloseTo(held?.totalCashFlow ?? Number.NaN, 3);
  });

  it('add up: what comes in goes to costs, the lender and the owner', () => {
    for (const { income, costs, interest, capital, cashFlow } of years) {
      expect(costs + interest + capital + cashFlow).toBeCloseTo(income, 6);
    }
  });

  it('begin with twelve months that make the first year', () => {
    const months = firstMonths(inputs, strategy, results);
    const total = (of: 'cashFlow' | 'interest' | 'capital') =>
      months.reduce((all, each) => all + each[of], 0);
    expect(months).toHaveLength(12);
    expect(total('cashFlow')).toBeCloseTo(years[0]?.cashFlow ?? Number.NaN, 4);
    expect(total('interest')).toBeCloseTo(years[0]?.interest ?? Number.NaN, 4);
    expect(total('capital')).toBeCloseTo(years[0]?.capital ?? Number.NaN, 4);
  });
});

it('knows no years of a flip, nor of a deal without rent', () => {
  expect(projection(flipExample, 'flip', worked(flipExample, 'flip'))).toEqual([]);
  const unknown = mergeInputs(btlExample, { income: { rentPcm: null } });
  expect(projection(unknown, 'btl', worked(unknown, 'btl'))).toEqual([]);
  expect(firstMonths(unknown, 'btl', worked(unknown, 'btl'))).toEqual([]);
});
