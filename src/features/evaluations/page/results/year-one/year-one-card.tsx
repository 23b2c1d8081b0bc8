import { pounds } from '@/lib/evaluation/formulas/formula-step';
import { useEvaluation, useSettledDeal } from '../../editor/editor-context';
import { headlineAs } from '@/features/evaluations/model/deal';
import { missingText } from '../figure-text';
import { ResultCard } from '../result-card';
import { yearOneLines } from './year-one-lines';

/** The first year, or the sale, line by line from what comes in to what is left: the waterfall as numbers and bars. */
export function YearOneCard() {
  const { strategy } = useEvaluation();
  const deal = useSettledDeal();
  const isFlip = strategy === 'flip';
  const { afterTax } = headlineAs(deal, strategy);
  if (afterTax === null && deal.inputs.price <= 0 && strategy !== 'r2r') {
    return (
      <ResultCard title={isFlip ? 'The sale' : 'Year 1'}>
        <p className="text-sm text-ink-2">
          {missingText(deal.inputs, strategy, isFlip ? 'to see the sale' : 'to see the first year')}
        </p>
      </ResultCard>
    );
  }
  const lines = yearOneLines(deal, strategy).filter(([, value, isTotal]) => value !== 0 || isTotal);
  const whole = Math.max(1, ...lines.map(([, value]) => Math.abs(value ?? 0)));
  return (
    <ResultCard title={isFlip ? 'The sale' : 'Year 1'} answer={isFlip ? undefined : 'Annual'}>
      <table className="w-full text-sm">
        <caption className="sr-only">
          {isFlip
            ? 'From sale price to profit after tax'
            : `From ${strategy === 'sa' ? 'revenue' : 'rent'} to after-tax cash flow in year 1`}
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
