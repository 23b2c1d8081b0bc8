import type { FormulaStep } from '@/lib/evaluation/formulas/formula-step';
import type { HeadlineMetric } from '@/lib/evaluation/judgement/metrics';
import { exampleNames, exampleStep, termSteps, type ExampleKind } from './example-deals';
import type { GlossaryEntry } from './glossary-entry';

interface FigureText {
  term: string;
  also?: readonly string[];
  meaning: string;
  /** The deal of the example, and the step of one of its figures, or the term's own. */
  of:
    | readonly [kind: ExampleKind, metric: HeadlineMetric, step?: string]
    | readonly [kind: ExampleKind, own: () => FormulaStep];
}

const texts: readonly FigureText[] = [
  {
    term: 'Stamp duty',
    also: ['SDLT', 'LBTT', 'LTT'],
    meaning:
      'The tax on buying a home. Each slice of the price is taxed at the rate of its band on the day of completion; the figures here are those for an additional home.',
    of: ['btl', 'stampDuty'],
  },
  {
    term: 'Total cost',
    meaning: 'Everything a purchase costs until the home can be let, whoever pays it: you or the bank.',
    of: ['btl', 'totalCost'],
  },
  {
    term: 'Cash needed',
    also: ['cash invested', 'cash in'],
    meaning: 'What you bring yourself: the total cost less the loan.',
    of: ['btl', 'cashInvested'],
  },
  {
    term: 'Gross yield',
    meaning:
      'A year’s rent measured by the price, before any cost. Good for comparing homes in seconds; it knows nothing of repairs, voids or the mortgage.',
    of: ['btl', 'grossYield'],
  },
  {
    term: 'Net yield',
    meaning:
      'What is left of the rent after running costs, measured by the price. The mortgage is not in it.',
    of: ['btl', 'netYield'],
  },
  {
    term: 'Net operating income',
    also: ['NOI'],
    meaning: 'The rent really received, less the costs of running the home and before the mortgage and tax.',
    of: ['btl', 'netYield', 'Net operating income'],
  },
  {
    term: 'Void',
    also: ['voids'],
    meaning: 'Time without a tenant, and so without rent. Two weeks of a year are about 4% of its rent.',
    of: ['btl', termSteps.lostToVoids],
  },
  {
    term: 'Management fee',
    meaning: 'What a letting agent takes of the rent they collect. VAT comes on top of the quoted fee.',
    of: ['btl', 'netYield', 'Management'],
  },
  {
    term: 'Cash flow',
    meaning: 'What a month leaves after running costs and the mortgage, before tax.',
    of: ['btl', 'cashFlowPcm'],
  },
  {
    term: 'Return on cash',
    also: ['ROI', 'cash-on-cash'],
    meaning: 'What your own money earns in the first year. It has no figure where none of it is in the deal.',
    of: ['btl', 'roi'],
  },
  {
    term: 'ROCE',
    also: ['return on capital employed'],
    meaning:
      'What all the money in a deal earns, yours and the bank’s. Your evaluation settings can make it cash flow over the cash left in instead.',
    of: ['btl', 'roce'],
  },
  {
    term: 'Payback',
    meaning:
      'How many years of cash flow bring back the cash you put in. Never, where there is no cash flow.',
    of: ['btl', 'paybackYears'],
  },
  {
    term: 'Interest cover',
    also: ['ICR', 'rental cover', 'interest cover ratio'],
    meaning:
      'How many times the rent covers the interest at the lender’s stress rate. Lenders commonly want 125% to 145%.',
    of: ['btl', 'icr'],
  },
  {
    term: 'Monthly mortgage',
    also: ['mortgage payment'],
    meaning:
      'The interest alone, or interest and capital over the term. This example pays the interest alone.',
    of: ['btl', 'cashFlowPcm', 'Monthly mortgage'],
  },
  {
    term: 'Loan to value',
    also: ['LTV'],
    meaning: 'The share of the price, or of the value, that is borrowed.',
    of: ['btl', termSteps.loanToValue],
  },
  {
    term: 'Left after tax',
    meaning:
      'A year’s cash flow less the tax on it. A person pays tax before interest and gets a credit of 20% of it; a company pays after interest.',
    of: ['btl', 'afterTax'],
  },
  {
    term: 'Bridging costs',
    also: ['bridging'],
    meaning:
      'Arrangement, exit and monthly interest of a short loan, kept until a sale or a refinance ends it.',
    of: ['brrr', 'moneyLeftIn', 'Bridge costs'],
  },
  {
    term: 'Cash released',
    meaning: 'What a refinance gives back once the bridge and the fees are paid from the new loan.',
    of: ['brrr', 'moneyLeftIn', 'Cash released'],
  },
  {
    term: 'Money left in',
    meaning:
      'What stays in a project of your own after the refinance. Nothing left in is no infinite wealth: the return then simply has no figure.',
    of: ['brrr', 'moneyLeftIn'],
  },
  {
    term: 'Profit on a sale',
    meaning: 'The sale price less all that was spent to buy, to improve and to sell. Before tax.',
    of: ['flip', 'profit'],
  },
  {
    term: 'Rent of a shared house',
    meaning: 'The rents of all rooms together. One empty room of five is a void of a fifth.',
    of: ['hmo', 'netYield', 'Annual rent'],
  },
  {
    term: 'Occupancy',
    meaning: 'The share of nights that are let. Look at the winter on its own, not only at the year.',
    of: ['sa', termSteps.occupancy],
  },
  {
    term: 'Booking commission',
    also: ['booking sites'],
    meaning: 'What booking sites take of the revenue that comes through them.',
    of: ['sa', 'netYield', 'Booking sites'],
  },
];

/** The figures of the product, each with its own formula and a sample deal. */
export const figureEntries: readonly GlossaryEntry[] = texts.map(({ term, also = [], meaning, of }) => {
  const [kind, figure, step] = of;
  return {
    term,
    also,
    meaning,
    formula: typeof figure === 'function' ? figure() : exampleStep(kind, figure, step),
    example: exampleNames[kind],
  };
});
