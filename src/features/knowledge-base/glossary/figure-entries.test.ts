import { describe, expect, it } from 'vitest';
import { evaluate } from '@/lib/evaluation/evaluate';
import { percent, pounds, share } from '@/lib/evaluation/formulas/formula-step';
import { paybackText } from '@/lib/evaluation/formulas/formulas';
import { yearlyRent } from '@/lib/evaluation/strategies/income';
import type { EvaluationInputs } from '@/lib/evaluation/inputs/inputs';
import { monthlyPayment } from '@/lib/evaluation/loan/loan';
import { bridge, purchaseLoan } from '@/lib/evaluation/strategies/purchase';
import {
  brrrExample,
  btlExample,
  flipExample,
  hmoExample,
  servicedExample,
} from '@/lib/evaluation/worked-examples';
import { figureEntries } from './figure-entries';

const worked = (primary: 'btl' | 'brrr' | 'hmo' | 'sa' | 'flip', inputs: EvaluationInputs) =>
  evaluate(inputs, {
    region: 'england-wales',
    nation: 'england',
    outcode: null,
    strategies: [primary],
    primary,
    roceBasis: 'totalCapital',
  });

const { headline: btl, strategies } = worked('btl', btlExample);
const income = strategies.btl?.income;
const { headline: flip } = worked('flip', flipExample);
const { project } = worked('brrr', brrrExample).strategies.brrr ?? {};
const { stays } = worked('sa', servicedExample).strategies.sa ?? {};
const loan = purchaseLoan(btlExample);
const nothing = null;

/** What each term is in its example, from the results of the evaluation and not from its formula. */
const known: Readonly<Record<string, string>> = {
  'Stamp duty': pounds(btl.stampDuty),
  'Total cost': pounds(btl.totalCost),
  'Cash needed': pounds(btl.cashInvested),
  'Gross yield': share(btl.grossYield),
  'Net yield': share(btl.netYield),
  'Net operating income': pounds(income?.noi ?? nothing),
  Void: '£552',
  'Management fee': pounds(income?.management ?? nothing),
  'Cash flow': pounds(btl.cashFlowPcm),
  ROI: share(btl.roi),
  ROCE: share(btl.roce),
  Payback: paybackText(btl.paybackYears),
  'Interest cover': share(btl.icr),
  'Monthly mortgage': pounds(monthlyPayment(loan)),
  'Loan to value': percent(btlExample.finance.ltv),
  'After-tax cash flow': pounds(btl.afterTax),
  'Bridging costs': pounds(bridge(brrrExample, brrrExample.finance.bridge.months).costs),
  'Cash released': pounds(project?.cashReleased ?? nothing),
  'Money left in': pounds(project?.moneyLeftIn ?? nothing),
  'Profit on a sale': pounds(flip.profit),
  'Shared house rent': pounds(
    yearlyRent(
      hmoExample.income.rooms.reduce((all, { rentPcm }) => all + (rentPcm ?? 0), 0),
      'monthly',
    ),
  ),
  Occupancy: percent(servicedExample.income.occupancyPct),
  'Booking site commission': pounds(stays?.ota ?? nothing),
};

/** `£13,248 × (1 − 4%)` worked out: sums of products, with brackets. */
function workOut(text: string): number {
  const tokens = text.replaceAll(/[£,]/g, '').match(/\d+(?:\.\d+)?%?|[()+−×÷]/g) ?? [];
  const next = () => tokens.shift() ?? '';
  function part(): number {
    const token = next();
    if (token !== '(') return token.endsWith('%') ? Number(token.slice(0, -1)) / 100 : Number(token);
    const inner = total();
    next();
    return inner;
  }
  function product(): number {
    let value = part();
    while (tokens[0] === '×' || tokens[0] === '÷') value = next() === '×' ? value * part() : value / part();
    return value;
  }
  function total(): number {
    let value = product();
    while (tokens[0] === '+' || tokens[0] === '−')
      value = next() === '+' ? value + product() : value - product();
    return value;
  }
  return total();
}

const factors = (text: string) => text.split(/[×÷]/).length;

describe.each(figureEntries.map((entry) => [entry.term, entry] as const))(
  'the formula of %s',
  (term, { formula }) => {
    const { words = '', numbers = '', result = '' } = formula ?? {};

    it('gives the term itself, as an evaluation of the example has it', () => {
      expect(result).toBe(known[term]);
    });

    it('has an example that comes to its result', () => {
      const shown = workOut(result);
      // What is shown is rounded to two places, and so are the parts.
      const half = result.endsWith('%') ? 0.000_05 : result.startsWith('£') ? 0.05 : 0.005;
      expect(Math.abs(workOut(numbers) - shown)).toBeLessThanOrEqual(half);
    });

    it('has as many factors in its words as in its example', () => {
      const isList = words.startsWith('each slice') || words.startsWith('total monthly room rents');
      expect(isList || factors(numbers) === factors(words)).toBe(true);
    });
  },
);
