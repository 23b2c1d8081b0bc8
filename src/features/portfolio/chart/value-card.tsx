import { useState } from 'react';
import type { Schemas } from '@/api/contract';
import { monthText } from '@/lib/dates/dates';
import { formatWholePounds } from '@/lib/money/money';
import { Card } from '@/ui/card';
import { Summary } from '@/ui/disclosure/summary';
import { Segments } from '@/ui/input/segments';
import { spanOf, spans, type Span } from './spans';
import { ValueChart } from './value-chart';

/** Value, debt and equity over time (S43): as a chart, and as a table for whoever wants the figures. */
export function ValueCard({ history }: { history: readonly Schemas['PropertyHistoryMonth'][] }) {
  const [span, setSpan] = useState<Span>('2y');
  const months = spanOf(history, span);
  return (
    <Card as="section" aria-labelledby="value-over-time" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="value-over-time" className="text-md font-semibold">
          Value, debt and equity
        </h2>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p aria-hidden className="flex items-center gap-3 text-xs text-ink-2">
            <span className="flex items-center gap-1.5">
              <span className="size-2.5 rounded-[3px] bg-chart-1" /> Value
            </span>
            <span className="flex items-center gap-1.5">
              <span className="w-3 border-t-2 border-dashed border-chart-8" /> Debt
            </span>
          </p>
          <Segments label="Period" isLabelHidden options={spans} value={span} onChange={setSpan} />
        </div>
      </div>
      {months.length === 0 ? (
        <p className="py-10 text-center text-sm text-ink-2">
          Add a valuation to a property to see its value over time.
        </p>
      ) : (
        <>
          <ValueChart key={span} months={months} />
          <details className="text-sm">
            <Summary className="text-ink-2 hover:text-ink">Show as a table</Summary>
            <div className="mt-2">
              <table className="num w-full text-sm">
                <caption className="sr-only">Value, debt and equity by month</caption>
                <thead className="text-xs text-ink-3">
                  <tr>
                    {['Month', 'Value', 'Debt', 'Equity'].map((name) => (
                      <th key={name} scope="col" className="py-1.5 text-right font-medium first:text-left">
                        {name}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {months.toReversed().map(({ month, value, debt }) => (
                    <tr key={month} className="border-t border-line-subtle">
                      <th scope="row" className="py-1.5 text-left font-normal">
                        {monthText(month)}
                      </th>
                      <td className="text-right">{formatWholePounds(value)}</td>
                      <td className="text-right">{formatWholePounds(debt)}</td>
                      <td className="text-right">{formatWholePounds(value - debt)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </details>
        </>
      )}
    </Card>
  );
}
