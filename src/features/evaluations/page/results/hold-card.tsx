import { useState } from 'react';
import { pounds, share } from '@/lib/evaluation/formulas/formula-step';
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
  const isOwned = strategy !== 'r2r';
  const isPriced = !isOwned || deal.inputs.price > 0;
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
            ? 'Enter a holding period to see the yearly figures.'
            : missingText(deal.inputs, strategy, 'to see the yearly figures')}
        </p>
      ) : (
        <>
          {view === 'chart' && <RentChart years={years} />}
          {view === 'years' && <YearsTable years={years} isOwned={isOwned} />}
          {view === 'months' && (
            <MonthsTable months={firstMonths(deal.inputs, strategy, strategies)} isOwned={isOwned} />
          )}
          <p className="mt-2 text-xs text-pretty text-ink-3">
            {last.year === first.year
              ? `Cash flow is ${formatWholePounds(first.cashFlow)} in year 1. `
              : `Cash flow goes from ${formatWholePounds(first.cashFlow)} in year 1 to ${formatWholePounds(last.cashFlow)} in year ${last.year}. `}
            {held &&
              held.irr !== null &&
              (isOwned
                ? `If you sell after ${counted(last.year, 'year')}, your return is ${share(held.irr)} per year before tax, with ${formatWholePounds(last.equity)} of equity. `
                : `Over ${counted(last.year, 'year')}, your return is ${share(held.irr)} per year before tax. `)}
            {growthText([
              ['income', growth.rent],
              ['costs', growth.cost],
              ...(isOwned ? [['value', growth.value] as const] : []),
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

type Year = ReturnType<typeof projection>[number];
type Month = ReturnType<typeof firstMonths>[number];
/** A column: its name, its figure in £, and whether only what is owned has it. */
type Column<T> = readonly [name: string, of: (row: T) => number, isOfOwner?: true];

const yearColumns: readonly Column<Year>[] = [
  ['Income', ({ income }) => income],
  ['Costs', ({ costs }) => costs],
  ['Mortgage', ({ interest, capital }) => interest + capital, true],
  ['Cash flow', ({ cashFlow }) => cashFlow],
  ['Value', ({ value }) => value, true],
  ['Balance', ({ balance }) => balance, true],
  ['Equity', ({ equity }) => equity, true],
];

const monthColumns: readonly Column<Month>[] = [
  ['Income', ({ income }) => income],
  ['Costs', ({ costs }) => costs],
  ['Interest', ({ interest }) => interest, true],
  ['Capital', ({ capital }) => capital, true],
  ['Cash flow', ({ cashFlow }) => cashFlow],
  ['Balance', ({ balance }) => balance, true],
];

function YearsTable({ years, isOwned }: { years: readonly Year[]; isOwned: boolean }) {
  return (
    <PeriodTable
      label="Year-by-year forecast"
      period="Year"
      rows={years.map((year) => [year.year, year] as const)}
      columns={yearColumns.filter(([, , isOfOwner]) => isOwned || !isOfOwner)}
      format={formatWholePounds}
    />
  );
}

function MonthsTable({ months, isOwned }: { months: readonly Month[]; isOwned: boolean }) {
  return (
    <PeriodTable
      label="First 12 months"
      period="Month"
      rows={months.map((month) => [month.month, month] as const)}
      columns={monthColumns.filter(([, , isOfOwner]) => isOwned || !isOfOwner)}
      format={pounds}
    />
  );
}

interface PeriodTableProps<T> {
  label: string;
  /** What each row is. */
  period: string;
  rows: readonly (readonly [number: number, row: T])[];
  columns: readonly Column<T>[];
  format: (value: number) => string;
}

function PeriodTable<T>({ label, period, rows, columns, format }: PeriodTableProps<T>) {
  return (
    <ScrollBox label={label}>
      <table className="w-full text-xs">
        <caption className="sr-only">{label}, in pounds</caption>
        <thead>
          <tr className="border-b border-line">
            {[period, ...columns.map(([name]) => name)].map((name) => (
              <th key={name} scope="col" className={headCell}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([number, row]) => (
            <tr key={number} className="border-b border-line-subtle last:border-0">
              <th scope="row" className={`${cell} font-medium`}>
                {number}
              </th>
              {columns.map(([name, of]) => (
                <td key={name} className={`${cell} ${of(row) < 0 ? 'text-red-ink' : ''}`}>
                  {format(of(row))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
