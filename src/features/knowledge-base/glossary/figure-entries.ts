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
      'The tax on buying a home. Each slice of the price is taxed at the rate for its band on the day of completion. The figures here are for an additional home.',
    of: ['btl', 'stampDuty'],
  },
  {
    term: 'Total cost',
    meaning: 'Everything it costs to buy a home and get it ready to let, whether you or the lender pays.',
    of: ['btl', 'totalCost'],
  },
  {
    term: 'Cash needed',
    also: ['cash invested', 'cash in'],
    meaning: 'The money you put in yourself: the total cost less the loan.',
    of: ['btl', 'cashInvested'],
  },
  {
    term: 'Gross yield',
    meaning:
      'A year’s rent as a percentage of the price, before any costs. It’s a quick way to compare homes, but it ignores repairs, voids and the mortgage.',
    of: ['btl', 'grossYield'],
  },
  {
    term: 'Net yield',
    meaning: 'The rent left after running costs, as a percentage of the price. It leaves out the mortgage.',
    of: ['btl', 'netYield'],
  },
  {
    term: 'Net operating income',
    also: ['NOI'],
    meaning: 'The rent you actually receive less the running costs, before the mortgage and tax.',
    of: ['btl', 'netYield', 'Net operating income'],
  },
  {
    term: 'Void',
    also: ['voids'],
    meaning: 'Time without a tenant, and so without rent. Two weeks a year is about 4% of the rent.',
    of: ['btl', termSteps.lostToVoids],
  },
  {
    term: 'Management fee',
    meaning:
      'The share of the rent a letting agent keeps for managing the home. VAT is added to the quoted fee.',
    of: ['btl', 'netYield', 'Management'],
  },
  {
    term: 'Cash flow',
    meaning: 'The money left each month after running costs and the mortgage, before tax.',
    of: ['btl', 'cashFlowPcm'],
  },
  {
    term: 'ROI',
    also: ['return on cash', 'cash-on-cash'],
    meaning:
      'What your own money earns in the first year, as a percentage. If you put in no money, there’s no return to calculate. If a refinance returns all your money and the cash flow is positive, the return is infinite.',
    of: ['btl', 'roi'],
  },
  {
    term: 'ROCE',
    also: ['return on capital employed'],
    meaning:
      'What all the money in a deal earns, yours and the lender’s. In your evaluation profile, you can change it to cash flow ÷ money left in.',
    of: ['btl', 'roce'],
  },
  {
    term: 'Payback',
    meaning:
      'How many years it takes for the cash flow to repay the cash you put in. If the cash flow isn’t positive, the cash is never repaid.',
    of: ['btl', 'paybackYears'],
  },
  {
    term: 'Interest cover',
    also: ['ICR', 'rental cover', 'interest cover ratio'],
    meaning:
      'The rent as a percentage of the interest at the lender’s stress rate. Lenders usually want 125–145%.',
    of: ['btl', 'icr'],
  },
  {
    term: 'Monthly mortgage',
    also: ['mortgage payment'],
    meaning:
      'What you pay the lender each month: interest only, or capital and interest over the term. This example is interest-only.',
    of: ['btl', 'cashFlowPcm', 'Monthly mortgage'],
  },
  {
    term: 'Loan to value',
    also: ['LTV'],
    meaning: 'The loan as a percentage of the price or value.',
    of: ['btl', termSteps.loanToValue],
  },
  {
    term: 'After-tax cash flow',
    meaning:
      'A year’s cash flow less the tax on it. An individual is taxed on the profit before interest, then gets a credit of 20% of the interest. A company is taxed on the profit after interest.',
    of: ['btl', 'afterTax'],
  },
  {
    term: 'Bridging costs',
    also: ['bridging'],
    meaning:
      'The arrangement fee, exit fee and monthly interest on a short-term loan that you repay when you sell or refinance.',
    of: ['brrr', 'moneyLeftIn', 'Bridging costs'],
  },
  {
    term: 'Cash released',
    meaning: 'What’s left of the new loan after repaying the bridging loan and paying the fees.',
    of: ['brrr', 'moneyLeftIn', 'Cash released'],
  },
  {
    term: 'Money left in',
    meaning:
      'How much of your own money stays in a project after the refinance. If none is left and the cash flow is positive, the return is infinite.',
    of: ['brrr', 'moneyLeftIn'],
  },
  {
    term: 'Profit on a sale',
    meaning: 'The sale price less everything spent on buying, improving and selling, before tax.',
    of: ['flip', 'profit'],
  },
  {
    term: 'Shared house rent',
    meaning: 'The total rent from all the rooms. If one of five rooms is empty, the void is 20%.',
    of: ['hmo', 'netYield', 'Annual rent'],
  },
  {
    term: 'Occupancy',
    meaning:
      'The share of nights that are booked. Check the winter months on their own as well as the whole year.',
    of: ['sa', termSteps.occupancy],
  },
  {
    term: 'Booking site commission',
    also: ['OTA commission'],
    meaning: 'The share of a booking that the booking site keeps.',
    of: ['sa', 'netYield', 'Booking site commission'],
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
