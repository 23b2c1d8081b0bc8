import { bridgeSteps, dutyStep } from './formula-purchase';
import { incomeSteps, mortgageStep, taxStep, yearStep } from './formula-income';
import { chain, percent, share, pounds, type FormulaStep } from './formula-step';
import type { BrrrResults } from '../strategies/brrr';
import type { FlipResults } from '../strategies/flip';
import type { Headline } from '../judgement/headline';
import type { EvaluationInputs } from '../inputs/inputs';
import type { HeadlineMetric } from '../judgement/metrics';
import { firstYearInterest } from '../loan/loan';
import { tradingRate } from '../loan/tax';
import { longLoan } from '../projection';
import type { Terms } from '../inputs/terms';

/** A sale: from the purchase to the profit and what is measured by it. */
export function flipSteps(
  metric: HeadlineMetric,
  inputs: EvaluationInputs,
  terms: Terms,
  flip: FlipResults,
): FormulaStep[] {
  const { exit } = inputs;
  const cash = bridgeSteps(inputs, terms, exit.months, flip.cashIn);
  const sold: FormulaStep[] = [
    {
      name: 'Selling costs',
      words: 'sale price × estate agent’s fee × (1 + VAT) + legal',
      numbers: `${pounds(exit.salePrice)} × ${percent(exit.agentPct)} × (1 + ${percent(exit.agentVatPct)}) + ${pounds(exit.legal)}`,
      result: pounds(flip.sellingCosts),
    },
    {
      name: 'Total cost',
      words: 'cash needed + bridging loan + selling costs',
      numbers: chain(flip.cashIn, ['+', flip.loan], ['+', flip.sellingCosts]),
      result: pounds(flip.totalCost),
    },
    {
      name: 'Profit',
      words: 'sale price − total cost',
      numbers: chain(exit.salePrice, ['−', flip.totalCost]),
      result: pounds(flip.profit),
    },
  ];
  const last = (name: string, words: string, over: number | null, value: number | null): FormulaStep => ({
    name,
    words,
    numbers: `${pounds(flip.profit)} ÷ ${pounds(over)}`,
    result: share(value),
  });
  switch (metric) {
    case 'stampDuty':
      return [dutyStep(inputs, terms)];
    case 'cashInvested':
      return cash;
    case 'profit':
      return [...cash, ...sold];
    case 'roi':
      return [...cash, ...sold, last('ROI', 'profit ÷ cash needed', flip.cashIn, flip.roi)];
    case 'roce':
      return [
        ...cash,
        ...sold,
        last('Profit on cost', 'profit ÷ total cost', flip.totalCost, flip.profitOnCost),
      ];
    case 'afterTax':
      return [
        ...cash,
        ...sold,
        saleTaxStep(inputs, flip),
        {
          name: 'Profit after tax',
          words: 'profit − tax',
          numbers: chain(flip.profit, ['−', flip.tax]),
          result: pounds(flip.profitAfterTax),
        },
      ];
    case 'totalCost':
    case 'grossYield':
    case 'netYield':
    case 'cashFlowPcm':
    case 'paybackYears':
    case 'icr':
    case 'moneyLeftIn':
      return [];
  }
}

/** A sale is trading: a person pays income tax on it, a company corporation tax. */
function saleTaxStep({ tax }: EvaluationInputs, { profit, tax: due }: FlipResults): FormulaStep {
  const isCompany = tax.ownership === 'company';
  const name = isCompany ? 'Corporation tax' : 'Income tax';
  if (profit !== null && profit <= 0)
    return { name, words: 'no tax: no profit', numbers: pounds(0), result: pounds(due) };
  return {
    name,
    words: isCompany ? 'profit × the company’s rate' : 'profit × your tax rate',
    numbers: `${pounds(profit)} × ${percent(tradingRate(tax))}`,
    result: pounds(due),
  };
}

/** Buy, refurbish, rent, refinance. */
export function refinanceSteps(
  metric: HeadlineMetric,
  inputs: EvaluationInputs,
  terms: Terms,
  { project, income, returns, tax }: BrrrResults,
  shown: Headline,
): FormulaStep[] {
  const { refi } = inputs;
  const loan = longLoan(inputs, 'brrr') ?? { amount: 0, rate: refi.rate, termYears: 0, method: refi.method };
  const cash = bridgeSteps(inputs, terms, inputs.finance.bridge.months, project.peakCash);
  const refinance: FormulaStep = {
    name: 'New loan',
    words: 'value after works × new loan to value',
    numbers: `${pounds(refi.gdv)} × ${percent(refi.ltv)}`,
    result: pounds(project.refiLoan),
  };
  const left: FormulaStep[] = [
    refinance,
    {
      name: 'Cash released',
      words: 'new loan − bridging loan − refinancing fees',
      numbers: chain(project.refiLoan, ['−', project.bridgeLoan], ['−', refi.fees]),
      result: pounds(project.cashReleased),
    },
    {
      name: 'Money left in',
      words: 'cash needed − cash released',
      numbers: chain(project.peakCash, ['−', project.cashReleased]),
      result: pounds(project.moneyLeftIn),
    },
  ];
  const earned = incomeSteps(inputs, income, false);
  const rent = earned.slice(0, 1);
  const flow: FormulaStep[] = [
    ...earned,
    refinance,
    mortgageStep(loan, { isNew: true }),
    yearStep(returns.noi, returns.mortgagePcm, returns.annualCashFlow),
  ];
  const onLeft = (name: string, value: Headline['roi']): FormulaStep[] => [
    ...flow,
    ...cash,
    ...left,
    {
      name,
      words: 'annual cash flow ÷ money left in; infinite if no money is left in',
      numbers: `${pounds(returns.annualCashFlow)} ÷ ${pounds(project.moneyLeftIn)}`,
      result: share(value),
    },
  ];
  switch (metric) {
    case 'stampDuty':
      return [dutyStep(inputs, terms)];
    case 'cashInvested':
      return cash;
    case 'moneyLeftIn':
      return [...cash, ...left];
    case 'cashFlowPcm':
      return [
        ...flow,
        {
          name: 'Monthly cash flow',
          words: 'annual cash flow ÷ 12',
          numbers: `${pounds(returns.annualCashFlow)} ÷ 12`,
          result: pounds(returns.cashFlowPcm),
        },
      ];
    case 'roi':
      return onLeft('ROI', shown.roi);
    case 'roce':
      return terms.roceBasis === 'cashLeftIn'
        ? onLeft('ROCE', shown.roce)
        : [
            ...earned,
            ...cash,
            {
              name: 'Total cost',
              words: 'cash needed + bridging loan',
              numbers: chain(project.peakCash, ['+', project.bridgeLoan]),
              result: pounds(project.totalCost),
            },
            {
              name: 'ROCE',
              words: 'net operating income ÷ total cost',
              numbers: `${pounds(returns.noi)} ÷ ${pounds(project.totalCost)}`,
              result: share(shown.roce),
            },
          ];
    case 'grossYield':
      return [
        ...rent,
        {
          name: 'Gross yield',
          words: 'annual rent ÷ value after works',
          numbers: `${pounds(income.grossRent)} ÷ ${pounds(refi.gdv)}`,
          result: share(shown.grossYield),
        },
      ];
    case 'icr':
      return [
        ...rent,
        refinance,
        {
          name: 'Interest cover',
          words: 'annual rent ÷ (new loan × the lender’s stress rate)',
          numbers: `${pounds(income.grossRent)} ÷ (${pounds(project.refiLoan)} × ${percent(inputs.stress.rate)})`,
          result: share(shown.icr),
        },
      ];
    case 'afterTax':
      return [
        ...flow,
        taxStep(inputs, tax, returns.noi, firstYearInterest(loan)),
        {
          name: 'After-tax cash flow',
          words: 'annual cash flow − tax',
          numbers: chain(returns.annualCashFlow, [
            '−',
            inputs.tax.ownership === 'company' ? tax.companyTax : tax.section24Tax,
          ]),
          result: pounds(shown.afterTax),
        },
      ];
    case 'totalCost':
    case 'netYield':
    case 'paybackYears':
    case 'profit':
      return [];
  }
}
