import { describe, expect, it } from 'vitest';
import { asSentence, pounds, share } from './formula-step';
import { formulaOf, paybackText } from './formulas';
import { headline, type Headline } from '../judgement/headline';
import type { EvaluationInputs, Strategy } from '../inputs/inputs';
import { mergeInputs } from '../inputs/overrides';
import { metricsOf, type HeadlineMetric } from '../judgement/metrics';
import { strategyResults } from '../inputs/strategies';
import type { Terms } from '../inputs/terms';
import { brrrExample, btlExample, flipExample, hmoExample, servicedExample } from '../worked-examples';

const as = (primary: Strategy): Terms => ({
  region: 'england-wales',
  nation: 'england',
  outcode: null,
  strategies: [primary],
  primary,
  roceBasis: 'totalCapital',
});

const shownOf = (inputs: EvaluationInputs, terms: Terms) =>
  headline(inputs, terms, strategyResults(inputs, terms));
const steps = (metric: HeadlineMetric, inputs: EvaluationInputs, terms: Terms) =>
  formulaOf(metric, inputs, terms, strategyResults(inputs, terms), shownOf(inputs, terms));

const yearly: ReadonlySet<HeadlineMetric> = new Set(['grossYield', 'netYield', 'roi', 'roce', 'icr']);
function written(metric: HeadlineMetric, shown: Headline): string {
  if (metric === 'paybackYears') return paybackText(shown.paybackYears);
  const value = shown[metric];
  return yearly.has(metric) || value === 'infinite' ? share(value) : pounds(value);
}

it.each([
  ['annual rent ÷ price', 'Annual rent ÷ price'],
  [
    '(net operating income − monthly mortgage × 12) ÷ 12',
    '(Net operating income − monthly mortgage × 12) ÷ 12',
  ],
  ['365 × occupancy', '365 × occupancy'],
])('“%s” by itself reads “%s”', (words, sentence) => {
  expect(asSentence(words)).toBe(sentence);
});

describe('the buy-to-let example', () => {
  it('shows the numbers of the deal in every step of its cash flow', () => {
    expect(
      steps('cashFlowPcm', btlExample, as('btl')).map(({ numbers, result }) => `${numbers} = ${result}`),
    ).toEqual([
      '£1,150 × 12 = £13,800',
      '£13,800 × (1 − 4%) = £13,248',
      '£13,248 × 10% × (1 + 20%) = £1,589.76',
      '£13,800 × 8% = £1,104',
      '£240 + £180 = £420',
      '£13,248 − £1,589.76 − £1,104 − £420 = £10,134.24',
      '£180,000 × 75% = £135,000',
      '£135,000 × 5.25% ÷ 12 = £590.63',
      '(£10,134.24 − £7,087.50) ÷ 12 = £253.90',
    ]);
  });

  it('breaks stamp duty down by band, and the return by what it is made of', () => {
    expect(steps('stampDuty', btlExample, as('btl'))[0]).toMatchObject({
      numbers: '£125,000 × 5% + £55,000 × 7%',
      result: '£10,100',
    });
    expect(steps('roi', btlExample, as('btl')).at(-1)).toMatchObject({
      numbers: '£3,046.74 ÷ £72,244',
      result: '4.22%',
    });
    expect(steps('icr', btlExample, as('btl')).at(-1)).toMatchObject({
      numbers: '£13,800 ÷ (£135,000 × 5.5%)',
      result: '185.86%',
    });
  });

  it('tells a step once, though several figures of the return rest on it', () => {
    const names = steps('roi', btlExample, as('btl')).map(({ name }) => name);
    expect(names.filter((name) => name === 'Loan')).toHaveLength(1);
  });

  it('says which loan is meant where there are two', () => {
    const words = steps('roi', brrrExample, as('brrr')).map((step) => step.words);
    expect(words).toContain('new loan × new rate ÷ 12');
    expect(words).toContain('bridging loan × (arrangement + exit + monthly rate × months)');
  });
});

const deals: readonly [string, Strategy, EvaluationInputs][] = [
  ['a let home', 'btl', btlExample],
  ['a refinanced home', 'brrr', brrrExample],
  ['a sold home', 'flip', flipExample],
  ['a shared house', 'hmo', hmoExample],
  ['a home let by the night', 'sa', servicedExample],
  ['a home rented on', 'r2r', mergeInputs(btlExample, { costs: { headRent: 6_000 } })],
  ['a deal without rates available', 'btl', { ...btlExample, purchaseDate: '2010-06-01' }],
  ['a deal that loses money', 'btl', mergeInputs(btlExample, { income: { rentPcm: 300 } })],
  [
    'a deal whose interest is more than its profit',
    'btl',
    mergeInputs(btlExample, { income: { rentPcm: 900 } }),
  ],
  ['a home in a company', 'btl', mergeInputs(btlExample, { tax: { ownership: 'company' } })],
];

/** What a line of figures comes to: `£13,800 × (1 − 4%)` is 13248. Null where it has words. */
function comesTo(numbers: string): number | null {
  const line = numbers.replace(/[£,\s]/g, '').replaceAll('−', '-');
  if (/[^\d.()+×÷%-]/.test(line)) return null;
  const tokens = line.match(/[\d.]+|[()+×÷%-]/g) ?? [];
  const take = (token: string) => tokens[0] === token && tokens.shift() !== undefined;
  const single = (): number => {
    if (take('-')) return -single();
    let value: number;
    if (take('(')) {
      value = sum();
      take(')');
    } else value = Number(tokens.shift());
    return take('%') ? value / 100 : value;
  };
  const product = (): number => {
    let value = single();
    for (;;) {
      if (take('×')) value *= single();
      else if (take('÷')) value /= single();
      else return value;
    }
  };
  const sum = (): number => {
    let value = product();
    for (;;) {
      if (take('+')) value += product();
      else if (take('-')) value -= product();
      else return value;
    }
  };
  return sum();
}

describe.each(deals)('of %s', (_, strategy, inputs) => {
  it.each(metricsOf[strategy])('the last step of %s is the figure itself', (metric) => {
    for (const roceBasis of ['totalCapital', 'cashLeftIn'] as const) {
      const terms = { ...as(strategy), roceBasis };
      const last = steps(metric, inputs, terms).at(-1);
      expect(last?.result).toBe(written(metric, shownOf(inputs, terms)));
      expect(last?.numbers).not.toMatch(/NaN|Infinity|undefined|null/);
    }
  });

  it.each(metricsOf[strategy])('whoever works out the lines of %s again comes to the same', (metric) => {
    for (const { name, numbers, result } of steps(metric, inputs, as(strategy))) {
      const [found, said] = [comesTo(numbers), comesTo(result.replace(/ years$/, ''))];
      if (found === null || said === null || !Number.isFinite(found)) continue;
      expect(Math.abs(found - said), `${name}: ${numbers} = ${result}`).toBeLessThan(0.02);
    }
  });

  it.each(metricsOf[strategy])('whoever reads %s finds where each of its figures comes from', (metric) => {
    for (const roceBasis of ['totalCapital', 'cashLeftIn'] as const) {
      const known = new Set(figuresOf(inputs).map((value) => pounds(value)));
      // A year is twelve months; a month is rounded to the penny.
      const isKnown = (text: string) =>
        known.has(text) || [...known].some((each) => Math.abs(12 * amountOf(each) - amountOf(text)) <= 0.06);
      for (const { name, numbers, result } of steps(metric, inputs, { ...as(strategy), roceBasis })) {
        const sums = name === 'Stamp duty' ? [] : (numbers.match(/£[\d,.]+\d/g) ?? []);
        expect(
          sums.filter((each) => !isKnown(each)),
          `${name}: ${numbers}`,
        ).toEqual([]);
        known.add(result.replace('−', ''));
      }
    }
  });
});

const amountOf = (text: string) => Number(text.replace(/[£,−]/g, ''));

/** Every figure that was entered, wherever it stands. */
function figuresOf(of: unknown): number[] {
  if (typeof of === 'number') return [of];
  return typeof of === 'object' && of !== null ? Object.values(of).flatMap(figuresOf) : [];
}
