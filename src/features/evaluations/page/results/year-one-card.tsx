import type { Strategy } from '@/lib/evaluation/inputs/inputs';
import { pounds } from '@/lib/evaluation/formulas/formula-step';
import { projection } from '@/lib/evaluation/projection';
import type { Figure } from '@/lib/evaluation/figures';
import { workedOut, type Evaluation } from '@/features/evaluations/model/deal';
import { useEvaluation, useSettledDeal } from '../editor/editor-context';
import { ResultCard } from './result-card';

type Line = readonly [name: string, value: Figure, isTotal?: boolean];

/** The first year, or the sale, line by line from what comes in to what is left: the waterfall as numbers and bars. */
export function YearOneCard() {
  const { strategy } = useEvaluation();
  const deal = useSettledDeal();
  const lines = linesOf(deal, strategy).filter(([, value, isTotal]) => value !== 0 || isTotal);
  const whole = Math.max(1, ...lines.map(([, value]) => Math.abs(value ?? 0)));
  return (
    <ResultCard
      title={strategy === 'flip' ? 'The sale' : 'Year 1'}
      answer={strategy === 'flip' ? undefined : 'Annual'}
    >
      <table className="w-full text-sm">
        <caption className="sr-only">
          {strategy === 'flip'
            ? 'From sale price to profit after tax'
            : 'From rent to after-tax cash flow in year 1'}
        </caption>
        <tbody>
          {lines.map(([name, value, isTotal]) => (
            <tr key={name} className={isTotal ? 'border-t border-line font-semibold' : ''}>
              <th
                scope="row"
                className={`py-1.5 pr-2 text-left ${isTotal ? 'font-semibold' : 'font-normal text-ink-2'}`}
              >
                {name}
              </th>
              <td aria-hidden className="w-[32%] py-1.5 max-[400px]:hidden">
                <span
                  className={`block h-1.5 rounded-full ${value !== null && value < 0 ? 'bg-chart-8' : 'bg-chart-1'}`}
                  style={{ width: `${(Math.abs(value ?? 0) / whole) * 100}%` }}
                />
              </td>
              <td
                className={`num py-1.5 pl-3 text-right whitespace-nowrap ${isTotal && (value ?? 0) < 0 ? 'text-red-ink' : ''}`}
              >
                {pounds(value)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ResultCard>
  );
}

const less = (value: Figure): Figure => (value === null ? null : -value + 0);

function linesOf(deal: Evaluation, strategy: Strategy): Line[] {
  const { strategies } = workedOut(deal);
  const { inputs } = deal;
  if (strategy === 'flip') {
    const { flip } = strategies;
    if (!flip) return [];
    return [
      ['Sale price', inputs.exit.salePrice],
      ['Price', -inputs.price],
      ['Stamp duty', less(flip.stampDuty)],
      ['Works', -flip.refurbTotal],
      ['Fees and furnishing', -flip.fees - inputs.furnishing],
      ['Bridging costs', -flip.financeCosts],
      ['Holding', -flip.holding],
      ['Selling costs', less(flip.sellingCosts)],
      ['Profit before tax', flip.profit, true],
      ['Estimated tax', less(flip.tax)],
      ['Profit after tax', flip.profitAfterTax, true],
    ];
  }
  const [year] = projection(inputs, strategy, strategies, 1);
  const loan: Line[] = [
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
      ['Booking sites', less(ota)],
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
    ['Insurance, certificates and other costs', -fixed],
    ...loan,
  ];
}

function taxLines({ inputs, ...deal }: Evaluation, strategy: Exclude<Strategy, 'flip'>): Line[] {
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

const workedOutTax = (deal: Evaluation, strategy: Exclude<Strategy, 'flip'>) =>
  workedOut(deal).strategies[strategy]?.tax;
