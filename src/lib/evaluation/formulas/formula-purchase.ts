import { percentOf } from '@/lib/money/percent';
import { chain, percent, pounds, type FormulaStep } from './formula-step';
import type { Figure } from '../figures';
import type { EvaluationInputs } from '../inputs/inputs';
import { dutyName, metricName } from '../judgement/metrics';
import type { Loan } from '../loan/loan';
import { bridge, feeTotal, purchase, refurbTotal, stampDutyOf } from '../strategies/purchase';
import { stampDuty } from '@/lib/stamp-duty/stamp-duty';
import type { Terms } from '../inputs/terms';

/** Stamp duty, band by band; or what was given in its place. */
export function dutyStep(inputs: EvaluationInputs, { region }: Terms): FormulaStep {
  const result = pounds(stampDutyOf(inputs, region));
  if (inputs.stampDutyOverride !== null) {
    return {
      name: metricName('stampDuty', { region }),
      words: 'entered manually',
      numbers: inputs.stampDutyReason ?? result,
      result,
    };
  }
  const duty = stampDuty(inputs.price, region, inputs.purchaseDate);
  const used = duty?.bands.filter(({ slice }) => slice > 0) ?? [];
  const numbers = used.map(({ slice, rate }) => `${pounds(slice)} × ${percent(rate)}`).join(' + ');
  return {
    name: metricName('stampDuty', { region }),
    words: 'each slice of the price × its band’s rate, rounded to the nearest pound',
    numbers: duty === null ? 'no rates available for this date' : numbers || pounds(0),
    result,
  };
}

/** Works and fees, when there are any. */
export function worksSteps(inputs: EvaluationInputs): FormulaStep[] {
  const { items, contingencyPct } = inputs.refurb;
  const works = refurbTotal(inputs.refurb);
  const before = works / (1 + contingencyPct / 100);
  const step: FormulaStep = {
    name: 'Works',
    words: `${items.length === 1 ? 'works' : `${items.length} items of work`} including VAT × (1 + contingency)`,
    numbers: `${pounds(before)} × (1 + ${percent(contingencyPct)})`,
    result: pounds(works),
  };
  return items.length > 0 ? [step] : [];
}

const feesStep = (inputs: EvaluationInputs): FormulaStep => {
  const { legal, survey, broker, mortgageArrangement, sourcing, auction, planning, other } = inputs.fees;
  return {
    name: 'Fees',
    words: 'legal + survey + broker + arrangement + sourcing + auction + planning + other',
    numbers: chain(
      legal,
      ['+', survey],
      ['+', broker],
      ['+', mortgageArrangement],
      ['+', sourcing],
      ['+', auction],
      ['+', planning],
      ['+', other],
    ),
    result: pounds(feeTotal(inputs.fees)),
  };
};

/** Up to the total cost of a purchase with a long loan. */
export function costSteps(inputs: EvaluationInputs, terms: Terms): FormulaStep[] {
  const { stampDuty: duty, refurbTotal: works, fees, totalCost } = purchase(inputs, terms.region);
  return [
    dutyStep(inputs, terms),
    ...worksSteps(inputs),
    feesStep(inputs),
    {
      name: 'Total cost',
      words: `price + ${dutyName(terms.region)} + works + fees + furnishing`,
      numbers: chain(inputs.price, ['+', duty], ['+', works], ['+', fees], ['+', inputs.furnishing]),
      result: pounds(totalCost),
    },
  ];
}

const leaseFeesStep = ({ fees }: EvaluationInputs): FormulaStep => ({
  name: 'Fees',
  words: 'legal + survey + sourcing + planning + other',
  numbers: chain(
    fees.legal,
    ['+', fees.survey],
    ['+', fees.sourcing],
    ['+', fees.planning],
    ['+', fees.other],
  ),
  result: pounds(feeTotal(fees)),
});

/** What rent-to-rent costs to set up, under the name it is asked for by. @param inputs without what only a buyer pays */
export function setUpSteps(inputs: EvaluationInputs, { region }: Terms, name: string): FormulaStep[] {
  const works = refurbTotal(inputs.refurb);
  const fees = feeTotal(inputs.fees);
  return [
    ...worksSteps(inputs),
    leaseFeesStep(inputs),
    {
      name,
      words: 'works + fees + furnishing',
      numbers: chain(works, ['+', fees], ['+', inputs.furnishing]),
      result: pounds(purchase(inputs, region).totalCost),
    },
  ];
}

/** The long loan on the price. */
export function loanStep(inputs: EvaluationInputs, loan: Loan): FormulaStep {
  const base = percentOf(inputs.finance.ltv, inputs.price);
  const added = loan.amount - base;
  const isCash = inputs.finance.kind === 'cash';
  return {
    name: 'Loan',
    words: isCash
      ? 'no loan: bought with cash'
      : `price × loan to value${added > 0 ? ' + arrangement fee' : ''}`,
    numbers: isCash
      ? pounds(0)
      : `${pounds(inputs.price)} × ${percent(inputs.finance.ltv)}${added > 0 ? ` + ${pounds(added)}` : ''}`,
    result: pounds(loan.amount),
  };
}

/** The cash that a purchase with a long loan takes. */
export function cashSteps(inputs: EvaluationInputs, terms: Terms, loan: Loan): FormulaStep[] {
  const { totalCost, cashInvested } = purchase(inputs, terms.region);
  return [
    ...costSteps(inputs, terms),
    loanStep(inputs, loan),
    {
      name: 'Cash needed',
      words: 'total cost − loan',
      numbers: chain(totalCost, ['−', loan.amount]),
      result: pounds(cashInvested),
    },
  ];
}

/** A purchase on a bridge, to the cash that is in at most (BRRR) or in all (flip). */
export function bridgeSteps(
  inputs: EvaluationInputs,
  terms: Terms,
  months: number,
  cash: Figure,
): FormulaStep[] {
  const { ltv, arrangementPct, exitPct, monthlyRate } = inputs.finance.bridge;
  const { loan, costs } = bridge(inputs, months);
  const duty = stampDutyOf(inputs, terms.region);
  const holding = inputs.holdingPcm * months;
  const works = refurbTotal(inputs.refurb);
  const fees = feeTotal(inputs.fees);
  const isCash = inputs.finance.kind === 'cash';
  return [
    dutyStep(inputs, terms),
    ...worksSteps(inputs),
    feesStep(inputs),
    {
      name: 'Bridging loan',
      words: isCash ? 'no loan: bought with cash' : 'price × bridging loan to value',
      numbers: isCash ? pounds(0) : `${pounds(inputs.price)} × ${percent(ltv)}`,
      result: pounds(loan),
    },
    {
      name: 'Bridging costs',
      words: 'bridging loan × (arrangement + exit + monthly rate × months)',
      numbers: `${pounds(loan)} × (${percent(arrangementPct)} + ${percent(exitPct)} + ${percent(monthlyRate)} × ${months})`,
      result: pounds(costs),
    },
    ...(holding > 0
      ? [
          {
            name: 'Holding costs',
            words: 'monthly costs × months',
            numbers: `${pounds(inputs.holdingPcm)} × ${months}`,
            result: pounds(holding),
          },
        ]
      : []),
    {
      name: 'Cash needed',
      words: `price + ${dutyName(terms.region)} + works + fees + furnishing + bridging costs + holding costs − bridging loan`,
      numbers: chain(
        inputs.price,
        ['+', duty],
        ['+', works],
        ['+', fees],
        ['+', inputs.furnishing],
        ['+', costs],
        ['+', holding],
        ['−', loan],
      ),
      result: pounds(cash),
    },
  ];
}
