import { expect, it } from 'vitest';
import type { EvaluationInputs, Strategy } from '@/lib/evaluation/inputs/inputs';
import { mergeInputs } from '@/lib/evaluation/inputs/overrides';
import {
  brrrExample,
  btlExample,
  flipExample,
  hmoExample,
  servicedExample,
} from '@/lib/evaluation/worked-examples';
import { yearOneLines } from './year-one-lines';

const linesOf = (inputs: EvaluationInputs, strategy: Strategy) =>
  yearOneLines(
    {
      inputs,
      nation: 'england',
      outcode: null,
      strategies: [strategy],
      primary: strategy,
      roceBasis: 'totalCapital',
    },
    strategy,
  );

it.each<[string, Strategy, EvaluationInputs]>([
  ['a let home', 'btl', btlExample],
  ['a home in a company', 'btl', mergeInputs(btlExample, { tax: { ownership: 'company' } })],
  ['a home bought with cash', 'btl', mergeInputs(btlExample, { finance: { kind: 'cash' } })],
  ['a home with a repayment mortgage', 'btl', mergeInputs(btlExample, { finance: { method: 'repayment' } })],
  ['a refinanced home', 'brrr', brrrExample],
  ['a sold home', 'flip', flipExample],
  ['a shared house', 'hmo', hmoExample],
  ['a home let by the night', 'sa', servicedExample],
  ['a home rented on', 'r2r', mergeInputs(btlExample, { costs: { headRent: 6_000 } })],
])('Each total of %s is the sum of the lines above it', (_, strategy, inputs) => {
  const lines = linesOf(inputs, strategy);
  expect(lines.filter(([, , isTotal]) => isTotal)).toHaveLength(2);
  let sum = 0;
  const sums = lines.map(([name, value, isTotal]) => {
    if (!isTotal) sum += value ?? Number.NaN;
    return [name, sum.toFixed(6)];
  });
  const totals = lines.map(([name, value, isTotal], at) => [
    name,
    isTotal ? value?.toFixed(6) : sums[at]?.[1],
  ]);
  expect(totals).toEqual(sums);
});

it('What rent-to-rent pays its landlord has a line of its own', () => {
  const lines = linesOf(mergeInputs(btlExample, { costs: { headRent: 6_000 } }), 'r2r');
  expect(lines).toContainEqual(['Rent to the landlord', -6_000]);
});
