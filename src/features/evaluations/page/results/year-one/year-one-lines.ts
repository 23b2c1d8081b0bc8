import type { Figure } from '@/lib/evaluation/figures';
import type { Strategy } from '@/lib/evaluation/inputs/inputs';
import { projection } from '@/lib/evaluation/projection';
import { termsOf, workedOut, type Deal } from '@/features/evaluations/model/deal';
import { metricName } from '@/features/evaluations/model/fields';

type YearLine = readonly [name: string, value: Figure, isTotal?: boolean];

const less = (value: Figure): Figure => (value === null ? null : -value + 0);

/**
 * The first year of a home that is kept, or the sale of one that is sold, from what comes in to what is left (S33). Pounds; a total is the sum of the
 * lines above it; null where it cannot be worked out.
 */
export function yearOneLines(deal: Deal, strategy: Strategy): YearLine[] {
  const { strategies } = workedOut(deal);
  const { inputs } = deal;
  if (strategy === 'flip') {
    const { flip } = strategies;
    if (!flip) return [];
    return [
      ['Sale price', inputs.exit.salePrice],
      ['Price', -inputs.price],
      [metricName('stampDuty', termsOf(deal)), less(flip.stampDuty)],
      ['Works', -flip.refurbTotal],
      ['Fees and furnishing', -flip.fees - inputs.furnishing],
      ['Bridging costs', -flip.financeCosts],
      ['Holding costs', -flip.holding],
      ['Selling costs', less(flip.sellingCosts)],
      ['Profit before tax', flip.profit, true],
      ['Estimated tax', less(flip.tax)],
      ['Profit after tax', flip.profitAfterTax, true],
    ];
  }
  const [year] = projection(inputs, strategy, strategies, 1);
  const loan: YearLine[] = [
    ['Mortgage interest', less(year?.interest ?? null)],
    ['Capital repayment', less(year?.capital ?? null)],
    ['Cash flow before tax', year?.cashFlow ?? null, true],
    ...taxLines(deal, strategy),
  ];
  if (strategy === 'sa') {
    const { sa } = strategies;
    if (!sa) return [];
    const { revenue, ota, management, cleaning, fixed } = sa.stays;
    return [
      ['Revenue', revenue],
      ['Booking site commission', less(ota)],
      ['Management', less(management)],
      ['Cleaning', less(cleaning)],
      ['Fixed costs', -fixed],
      ...loan,
    ];
  }
  const income = strategies[strategy]?.income;
  if (!income) return [];
  const { grossRent, effectiveRent, otherIncome, management, maintenance, fixed } = income;
  const voids = grossRent === null || effectiveRent === null ? null : effectiveRent - grossRent;
  return [
    ['Rent', grossRent],
    ['Other income', otherIncome],
    ['Voids', voids],
    ['Management', less(management)],
    ['Maintenance', less(maintenance)],
    ...(strategy === 'r2r' ? [['Rent to the landlord', -inputs.costs.headRent] as const] : []),
    ['Fixed costs', strategy === 'r2r' ? inputs.costs.headRent - fixed : -fixed],
    ...loan,
  ];
}

function taxLines({ inputs, ...deal }: Deal, strategy: Exclude<Strategy, 'flip'>): YearLine[] {
  const tax = workedOutTax({ inputs, ...deal }, strategy);
  if (!tax) return [];
  const isCompany = inputs.tax.ownership === 'company';
  return [
    [
      isCompany ? 'Estimated corporation tax' : 'Estimated income tax',
      less(isCompany ? tax.companyTax : tax.section24Tax),
    ],
    ['After-tax cash flow', isCompany ? tax.afterTaxCompany : tax.afterTaxPersonal, true],
  ];
}

const workedOutTax = (deal: Deal, strategy: Exclude<Strategy, 'flip'>) =>
  workedOut(deal).strategies[strategy]?.tax;
