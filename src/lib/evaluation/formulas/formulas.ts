import { cashSteps, costSteps, dutyStep, loanStep, setUpSteps } from './formula-purchase';
import { incomeSteps, mortgageStep, staySteps, taxStep, yearStep } from './formula-income';
import { chain, percent, pounds, share, yearsText, type FormulaStep } from './formula-step';
import { flipSteps, refinanceSteps } from './formula-projects';
import type { Headline } from '../judgement/headline';
import type { EvaluationInputs } from '../inputs/inputs';
import { firstYearInterest, type Loan } from '../loan/loan';
import { metricsOf, type HeadlineMetric } from '../judgement/metrics';
import { longLoan } from '../projection';
import type { StrategyResults } from '../inputs/strategies';
import { leased } from '../strategies/letting';
import type { Terms } from '../inputs/terms';

/**
 * How a figure of the headline is worked out, in steps with this deal's numbers, each once; the last step is the figure itself.
 * Empty when the strategy has no such figure, and while there is no price to work it out from.
 */
export function formulaOf(...given: Parameters<typeof stepsOf>): FormulaStep[] {
  const told = new Set<string>();
  // The loan is a step of the mortgage payments and of the cash.
  return stepsOf(...given).filter((step) => {
    const key = JSON.stringify(step);
    if (told.has(key)) return false;
    told.add(key);
    return true;
  });
}

function stepsOf(
  metric: HeadlineMetric,
  inputs: EvaluationInputs,
  terms: Terms,
  results: StrategyResults,
  shown: Headline,
): FormulaStep[] {
  if (shown[metric] === null && inputs.price <= 0 && terms.primary !== 'r2r') return [];
  if (metric === 'stampDuty') return [dutyStep(inputs, terms)];
  if (metric === 'totalCost' && terms.primary !== 'brrr' && terms.primary !== 'flip')
    return terms.primary === 'r2r'
      ? setUpSteps(leased(inputs), terms, 'Total cost')
      : costSteps(inputs, terms);
  if (!metricsOf[terms.primary].includes(metric)) return [];
  switch (terms.primary) {
    case 'flip':
      return results.flip ? flipSteps(metric, inputs, terms, results.flip) : [];
    case 'brrr':
      return results.brrr ? refinanceSteps(metric, inputs, terms, results.brrr, shown) : [];
    case 'btl':
    case 'hmo':
    case 'sa':
      return heldSteps(metric, inputs, terms, results, shown);
    case 'r2r':
      return heldSteps(metric, leased(inputs), terms, results, shown);
  }
}

function heldSteps(
  metric: HeadlineMetric,
  inputs: EvaluationInputs,
  terms: Terms,
  results: StrategyResults,
  shown: Headline,
): FormulaStep[] {
  const loan: Loan = longLoan(inputs, terms.primary) ?? {
    amount: 0,
    rate: 0,
    termYears: inputs.finance.termYears,
    method: 'interest_only',
  };
  const found =
    terms.primary === 'sa'
      ? results.sa
      : results[terms.primary === 'hmo' ? 'hmo' : terms.primary === 'r2r' ? 'r2r' : 'btl'];
  if (found === undefined) return [];
  const income = earned(inputs, terms, results);
  const { noi, mortgagePcm, annualCashFlow } = found.returns;
  // Rent-to-rent buys nothing, and so borrows nothing.
  const isLeased = terms.primary === 'r2r';
  const flow: FormulaStep[] = isLeased ? income : [...income, loanStep(inputs, loan), mortgageStep(loan)];
  // Up to what the year brings in.
  const takings = income.slice(0, terms.primary === 'sa' ? 2 : 1);
  const year: FormulaStep = isLeased
    ? {
        name: 'Annual cash flow',
        words: 'net operating income, as there’s no mortgage',
        numbers: pounds(noi),
        result: pounds(annualCashFlow),
      }
    : yearStep(noi, mortgagePcm, annualCashFlow);
  const cash = isLeased ? setUpSteps(inputs, terms, 'Cash needed') : cashSteps(inputs, terms, loan);
  const gross =
    terms.primary === 'sa'
      ? (results.sa?.stays.revenue ?? null)
      : 'income' in found
        ? found.income.grossRent
        : null;
  switch (metric) {
    case 'cashFlowPcm':
      return [
        ...flow,
        {
          name: 'Monthly cash flow',
          words: isLeased
            ? 'net operating income ÷ 12'
            : '(net operating income − mortgage payments for the year) ÷ 12',
          numbers: isLeased || mortgagePcm === 0 ? `${pounds(noi)} ÷ 12` : `(${year.numbers}) ÷ 12`,
          result: pounds(shown.cashFlowPcm),
        },
      ];
    case 'cashInvested':
      return cash;
    case 'grossYield':
      return [
        ...takings,
        {
          name: 'Gross yield',
          words: terms.primary === 'sa' ? 'annual revenue ÷ price' : 'annual rent ÷ price',
          numbers: `${pounds(gross)} ÷ ${pounds(inputs.price)}`,
          result: share(shown.grossYield),
        },
      ];
    case 'netYield':
      return [
        ...income,
        {
          name: 'Net yield',
          words: 'net operating income ÷ price',
          numbers: `${pounds(noi)} ÷ ${pounds(inputs.price)}`,
          result: share(shown.netYield),
        },
      ];
    case 'roi':
      return [
        ...flow,
        year,
        ...cash,
        {
          name: 'ROI',
          words: 'annual cash flow ÷ cash needed',
          numbers: `${pounds(annualCashFlow)} ÷ ${pounds(shown.cashInvested)}`,
          result: share(shown.roi),
        },
      ];
    case 'roce':
      return terms.roceBasis === 'cashLeftIn'
        ? [
            ...flow,
            year,
            ...cash,
            {
              name: 'ROCE',
              words: 'annual cash flow ÷ money left in, as set in your profile',
              numbers: `${pounds(annualCashFlow)} ÷ ${pounds(shown.cashInvested)}`,
              result: share(shown.roce),
            },
          ]
        : [
            ...income,
            ...(isLeased ? setUpSteps(inputs, terms, 'Total cost') : costSteps(inputs, terms)),
            {
              name: 'ROCE',
              words: 'net operating income ÷ total cost',
              numbers: `${pounds(noi)} ÷ ${pounds(shown.totalCost)}`,
              result: share(shown.roce),
            },
          ];
    case 'paybackYears':
      return [
        ...flow,
        year,
        ...cash,
        {
          name: 'Payback',
          words: 'cash needed ÷ annual cash flow',
          numbers: `${pounds(shown.cashInvested)} ÷ ${pounds(annualCashFlow)}`,
          result: paybackText(shown.paybackYears),
        },
      ];
    case 'icr':
      return [...takings, loanStep(inputs, loan), icrStep(inputs, gross, loan.amount, shown)];
    case 'afterTax':
      return [
        ...flow,
        year,
        taxStep(inputs, found.tax, noi, firstYearInterest(loan)),
        afterTaxStep(inputs, annualCashFlow, found.tax, shown),
      ];
    case 'stampDuty':
    case 'totalCost':
    case 'moneyLeftIn':
    case 'profit':
      return [];
  }
}

function earned(inputs: EvaluationInputs, { primary }: Terms, results: StrategyResults): FormulaStep[] {
  if (primary === 'sa') return results.sa ? staySteps(inputs, results.sa) : [];
  const found = primary === 'hmo' ? results.hmo : primary === 'r2r' ? results.r2r : results.btl;
  const ofRooms = primary === 'hmo' || (primary === 'r2r' && inputs.income.rooms.length > 0);
  return found ? incomeSteps(inputs, found.income, ofRooms) : [];
}

/** Years as a tile says them: `23.71 years`, `never`, `n/a`. */
export function paybackText(years: Headline['paybackYears']): string {
  if (years === null) return 'n/a';
  return years === 'never' ? years : yearsText(years);
}

/** The lender's test. */
export const icrStep = (
  { stress }: EvaluationInputs,
  gross: number | null,
  loan: number,
  { icr }: Headline,
): FormulaStep => ({
  name: 'Interest cover',
  words: 'annual rent ÷ (loan × the lender’s stress rate)',
  numbers: `${pounds(gross)} ÷ (${pounds(loan)} × ${percent(stress.rate)})`,
  result: share(icr),
});

export const afterTaxStep = (
  { tax: { ownership } }: EvaluationInputs,
  annualCashFlow: number | null,
  tax: { section24Tax: number | null; companyTax: number | null },
  { afterTax }: Headline,
): FormulaStep => ({
  name: 'After-tax cash flow',
  words: 'annual cash flow − tax',
  numbers: chain(annualCashFlow, ['−', ownership === 'company' ? tax.companyTax : tax.section24Tax]),
  result: pounds(afterTax),
});
