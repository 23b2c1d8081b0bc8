import { useState } from 'react';
import { pounds, percent } from '@/lib/evaluation/formulas/formula-step';
import { firstMonths, projection } from '@/lib/evaluation/projection';
import { formatWholePounds } from '@/lib/money/money';
import { RentChart } from '@/features/evaluations/charts/rent-chart';
import { hasMortgage, workedOut } from '@/features/evaluations/model/deal';
import { growthText, holdTitle } from './card-titles';
import { counted } from '@/lib/lists/counted';
import { useEvaluation, useSettledDeal } from '../editor/editor-context';
import { missingText } from './figure-text';
import { ResultCard } from './result-card';
import { ScrollBox } from '../fields/scroll-box';
import { Segments } from '@/ui/input/segments';

type View = 'chart' | 'years' | 'months';

/** Where the rent goes over the years of the hold: as bars, as a table of years, and the first twelve months. */
export function HoldCard() {
  const { strategy } = useEvaluation();
  const deal = useSettledDeal();
  const [view, setView] = useState<View>('chart');
  const { strategies } = workedOut(deal);
  const years = projection(deal.inputs, strategy, strategies);
  const held = strategy === 'flip' ? undefined : strategies[strategy]?.hold;
  if (strategy === 'flip') return null;
  // What is owed on the price isn’t known before it.
  const isPriced = strategy === 'r2r' || deal.inputs.price > 0;
  const first = isPriced ? years[0] : undefined;
  const last = years.at(-1);
  const { growth } = deal.inputs;
  return (
    <ResultCard
      title={holdTitle(strategy)}
      answer={
        <Segments
          label="Show as"
          isLabelHidden
          value={view}
          onChange={setView}
          options={[
            ['chart', 'Chart'],
            ['years', 'Years'],
            ['months', '12 months'],
          ]}
        />
      }
    >
      {!first || !last ? (
        <p className="text-sm text-ink-2">
          {deal.inputs.exit.holdYears === 0
            ? 'Enter a holding period to see each year.'
            : missingText(deal.inputs, strategy, 'to see each year')}
        </p>
      ) : (
        <>
          {view === 'chart' && <RentChart years={years} />}
          {view === 'years' && <YearsTable deal={years} />}
          {view === 'months' && <MonthsTable months={firstMonths(deal.inputs, strategy, strategies)} />}
          <p className="mt-2 text-xs text-pretty text-ink-3">
            {last.year === first.year
              ? `Cash flow is ${formatWholePounds(first.cashFlow)} in year 1. `
              : `Cash flow goes from ${formatWholePounds(first.cashFlow)} in year 1 to ${formatWholePounds(last.cashFlow)} in year ${last.year}. `}
            {held &&
              held.irr !== null &&
              `If you sell after ${counted(last.year, 'year')}, your return is ${percent(held.irr)} per year before tax, with ${formatWholePounds(last.equity)} of equity. `}
            {growthText([
              [strategy === 'sa' ? 'revenue' : 'rent', growth.rent],
              ['costs', growth.cost],
              ...(strategy === 'r2r' ? [] : [['value', growth.value] as const]),
            ])}
            {hasMortgage(deal, strategy) && ' The mortgage rate stays the same.'}
            {view === 'years' && ' Rounded to the nearest pound.'}
          </p>
        </>
      )}
    </ResultCard>
  );
}

const cell = 'num px-2 py-1.5 text-right whitespace-nowrap';
const headCell = 'px-2 py-1.5 text-right font-medium whitespace-nowrap text-ink-3';

function YearsTable({ deal }: { deal: ReturnType<typeof projection> }) {
  return (
    <ScrollBox label="Year-by-year forecast">
      <table className="w-full text-xs">
        <caption className="sr-only">Year-by-year forecast, in pounds</caption>
        <thead>
          <tr className="border-b border-line">
            {['Year', 'Income', 'Costs', 'Mortgage', 'Cash flow', 'Value', 'Balance', 'Equity'].map(
              (name) => (
                <th key={name} scope="col" className={headCell}>
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {deal.map((year) => (
            <tr key={year.year} className="border-b border-line-subtle last:border-0">
              <th scope="row" className={`${cell} font-medium`}>
                {year.year}
              </th>
              {[
                year.income,
                year.costs,
                year.interest + year.capital,
                year.cashFlow,
                year.value,
                year.balance,
                year.equity,
              ].map((value, at) => (
                <td key={at} className={`${cell} ${value < 0 ? 'text-red-ink' : ''}`}>
                  {formatWholePounds(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function MonthsTable({ months }: { months: ReturnType<typeof firstMonths> }) {
  return (
    <ScrollBox label="First 12 months">
      <table className="w-full text-xs">
        <caption className="sr-only">First 12 months, in pounds</caption>
        <thead>
          <tr className="border-b border-line">
            {['Month', 'Income', 'Costs', 'Interest', 'Capital', 'Cash flow', 'Balance'].map((name) => (
              <th key={name} scope="col" className={headCell}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, income, costs, interest, capital, cashFlow, balance }) => (
            <tr key={month} className="border-b border-line-subtle last:border-0">
              <th scope="row" className={`${cell} font-medium`}>
                {month}
              </th>
              <td className={cell}>{pounds(income)}</td>
              <td className={cell}>{pounds(costs)}</td>
              <td className={cell}>{pounds(interest)}</td>
              <td className={cell}>{pounds(capital)}</td>
              <td className={`${cell} ${cashFlow < 0 ? 'text-red-ink' : ''}`}>{pounds(cashFlow)}</td>
              <td className={cell}>{pounds(balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
