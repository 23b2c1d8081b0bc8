import { evaluate, type EvaluationResults } from '@/lib/evaluation/evaluate';
import { amount, percent, pounds, type FormulaStep } from '@/lib/evaluation/formulas/formula-step';
import { formulaOf } from '@/lib/evaluation/formulas/formulas';
import type { EvaluationInputs, Strategy } from '@/lib/evaluation/inputs/inputs';
import type { HeadlineMetric } from '@/lib/evaluation/judgement/metrics';
import { purchaseLoan } from '@/lib/evaluation/strategies/purchase';
import type { Terms } from '@/lib/evaluation/inputs/terms';
import {
  brrrExample,
  btlExample,
  flipExample,
  hmoExample,
  servicedExample,
} from '@/lib/evaluation/worked-examples';

export type ExampleKind = Exclude<Strategy, 'r2r'>;

/** The product's sample deals: what the formulas of the glossary are shown with. */
const deals: Readonly<Record<ExampleKind, EvaluationInputs>> = {
  btl: btlExample,
  brrr: brrrExample,
  hmo: hmoExample,
  sa: servicedExample,
  flip: flipExample,
};

/** What each of them is, in a sentence. */
export const exampleNames: Readonly<Record<ExampleKind, string>> = {
  btl: 'a £180,000 terrace let at £1,150 per month',
  brrr: 'a £95,000 house worth £165,000 after the works',
  hmo: 'a £260,000 house with five rooms',
  sa: 'a £210,000 flat let by the night',
  flip: 'a £140,000 house sold for £235,000',
};

const termsOf = (primary: ExampleKind): Terms => ({
  region: 'england-wales',
  nation: 'england',
  outcode: null,
  strategies: [primary],
  primary,
  roceBasis: 'totalCapital',
});

const worked = new Map<ExampleKind, EvaluationResults>();

function resultsOf(kind: ExampleKind): EvaluationResults {
  const known = worked.get(kind);
  if (known) return known;
  const made = evaluate(deals[kind], termsOf(kind));
  worked.set(kind, made);
  return made;
}

/**
 * A step of the product's own working of a figure, with the numbers of a sample deal; without a name the figure itself.
 * Throws where the product works nothing of that name out.
 */
export function exampleStep(kind: ExampleKind, metric: HeadlineMetric, name?: string): FormulaStep {
  const { headline, strategies } = resultsOf(kind);
  const steps = formulaOf(metric, deals[kind], termsOf(kind), strategies, headline);
  const step = name === undefined ? steps.at(-1) : steps.find((each) => each.name === name);
  if (!step) throw new Error(`The ${kind} example has no ${name ?? metric}`);
  return step;
}

/** Terms that the product works with but never out: their formulas, with the numbers of a sample deal. */
export const termSteps = {
  loanToValue: () => {
    const { price } = btlExample;
    const loan = purchaseLoan(btlExample).amount;
    return {
      name: 'Loan to value',
      words: 'loan ÷ price',
      numbers: `${pounds(loan)} ÷ ${pounds(price)}`,
      result: percent((loan / price) * 100),
    };
  },
  lostToVoids: () => {
    const income = resultsOf('btl').strategies.btl?.income;
    const [rent, received] = [income?.grossRent ?? 0, income?.effectiveRent ?? 0];
    return {
      name: 'Rent lost to voids',
      words: 'annual rent × share of the year without a tenant',
      numbers: `${pounds(rent)} × ${percent(btlExample.costs.voidPct)}`,
      result: pounds(rent - received),
    };
  },
  occupancy: () => {
    const nights = resultsOf('sa').strategies.sa?.stays.nights ?? 0;
    return {
      name: 'Occupancy',
      words: 'nights let ÷ nights in the year',
      numbers: `${amount(nights)} ÷ 365`,
      result: percent((nights / 365) * 100),
    };
  },
} satisfies Record<string, () => FormulaStep>;
