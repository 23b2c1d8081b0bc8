import type { Schemas } from '@/api/contract';
import { monthText } from '@/lib/dates/dates';
import { counted } from '@/lib/lists/counted';
import { formatPounds, formatWholePounds } from '@/lib/money/money';
import { sumOf, toHundredths } from '@/lib/money/pence';
import { Card } from '@/ui/card';
import { Summary } from '@/ui/disclosure/summary';
import { cashFlowId, withPcm } from '../overview/headline';
import { CashBars } from './cash-bars';

/** Cash flow of the portfolio by month (S43), of what was confirmed: as a chart, and as a table. */
export function CashFlowCard({ months }: { months: readonly Schemas['PropertyMonth'][] }) {
  const rows = months.map(({ month, income, costs }) => ({
    month,
    income,
    costs,
    cashFlow: toHundredths(income - costs),
  }));
  if (rows.every(({ income, costs }) => income === 0 && costs === 0)) return null;
  const sums = {
    income: sumOf(rows.map(({ income }) => income)),
    costs: sumOf(rows.map(({ costs }) => costs)),
    cashFlow: sumOf(rows.map(({ cashFlow }) => cashFlow)),
  };
  return (
    <Card as="section" aria-labelledby={cashFlowId} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={cashFlowId} className="scroll-mt-20 text-md font-semibold">
          Cash flow by month
        </h2>
        <p className="num text-sm text-ink-2">{`${formatWholePounds(sums.cashFlow)} after mortgages over ${counted(rows.length, 'month')}, ${withPcm(toHundredths(sums.cashFlow / rows.length))}`}</p>
      </div>
      <CashBars months={rows} />
      <details className="text-sm">
        <Summary className="text-ink-2 hover:text-ink">Show as a table</Summary>
        <table className="num mt-2 w-full text-sm">
          <caption className="sr-only">Cash flow by month</caption>
          <thead className="text-xs text-ink-3">
            <tr>
              {['Month', 'In', 'Out', 'Cash flow'].map((name) => (
                <th key={name} scope="col" className="py-1.5 text-right font-medium first:text-left">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.toReversed().map(({ month, income, costs, cashFlow }) => (
              <tr key={month} className="border-t border-line-subtle">
                <th scope="row" className="py-1.5 text-left font-normal">
                  {monthText(month)}
                </th>
                <td className="text-right">{formatPounds(income)}</td>
                <td className="text-right">{formatPounds(costs)}</td>
                <td className="text-right">{formatPounds(cashFlow)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="border-t border-line font-semibold">
              <th scope="row" className="py-1.5 text-left">
                {`All ${counted(rows.length, 'month')}`}
              </th>
              <td className="text-right">{formatPounds(sums.income)}</td>
              <td className="text-right">{formatPounds(sums.costs)}</td>
              <td className="text-right">{formatPounds(sums.cashFlow)}</td>
            </tr>
          </tfoot>
        </table>
      </details>
    </Card>
  );
}
