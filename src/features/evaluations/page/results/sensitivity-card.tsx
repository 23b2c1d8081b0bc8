import { useState } from 'react';
import { percent } from '@/lib/evaluation/formulas/formula-step';
import { metricsOf } from '@/lib/evaluation/judgement/metrics';
import { sensitivity, type Turned } from '@/lib/evaluation/sensitivity';
import { formatWholePounds } from '@/lib/money/money';
import { termsOf } from '@/features/evaluations/model/deal';
import { metricNames } from '@/features/evaluations/model/fields';
import { useEvaluation, useSettledDeal } from '../editor/editor-context';
import { figureText } from './figure-text';
import { ResultCard } from './result-card';
import { ScrollBox } from '../fields/scroll-box';
import { Segments } from '@/ui/input/segments';

const pairs = { rent: ['rent', 'rate'], price: ['price', 'refurb'] } as const satisfies Record<
  string,
  readonly [Turned, Turned]
>;
const names: Readonly<Record<Turned, string>> = {
  rent: 'Rent',
  rate: 'Rate',
  price: 'Price',
  refurb: 'Works',
};

/** What two figures do to the deal when they turn out differently. */
export function SensitivityCard() {
  const { strategy } = useEvaluation();
  const deal = useSettledDeal();
  const isFlip = strategy === 'flip';
  const [chosen, setChosen] = useState<keyof typeof pairs>('rent');
  const pair = isFlip ? pairs.price : strategy === 'r2r' ? pairs.rent : pairs[chosen];
  // Rent-to-rent has no loan: its rent alone is turned.
  const isRentAlone = strategy === 'r2r';
  const all = sensitivity(deal.inputs, termsOf(deal, strategy), pair);
  const { rows } = all;
  const columns = isRentAlone ? all.columns.slice(all.base.column, all.base.column + 1) : all.columns;
  const cells = isRentAlone
    ? all.cells.map((row) => row.slice(all.base.column, all.base.column + 1))
    : all.cells;
  const base = isRentAlone ? { row: all.base.row, column: 0 } : all.base;
  const metric = pair[0] === 'price' ? 'roi' : (metricsOf[strategy][0] ?? 'roi');
  const said = (turned: Turned, value: number) =>
    turned === 'rate' ? percent(value) : formatWholePounds(value);
  return (
    <ResultCard
      title={
        isRentAlone
          ? 'If the rent changes'
          : `If the ${names[pair[0]].toLowerCase()} and ${names[pair[1]].toLowerCase()} change`
      }
      answer={
        isFlip || isRentAlone ? undefined : (
          <Segments
            label="What changes"
            isLabelHidden
            value={chosen}
            onChange={setChosen}
            options={[
              ['rent', 'Rent × rate'],
              ['price', 'Price × works'],
            ]}
          />
        )
      }
    >
      <ScrollBox label="Sensitivity">
        <table className="w-full text-sm">
          <caption className="pb-2 text-left text-xs text-ink-3">
            {`${metricNames[metric]}${metric === 'cashFlowPcm' ? ' per month' : ''} by ${names[pair[0]].toLowerCase()}${isRentAlone ? '' : ` (down) and ${names[pair[1]].toLowerCase()} (across)`}`}
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{names[pair[0]]}</span>
              </th>
              {columns.map((value) => (
                <th
                  key={value}
                  scope="col"
                  className="num px-2 py-1.5 text-right font-medium whitespace-nowrap text-ink-3"
                >
                  {isRentAlone ? metricNames[metric] : said(pair[1], value)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((value, row) => (
              <tr key={value}>
                <th
                  scope="row"
                  className="num py-1.5 pr-2 text-left font-medium whitespace-nowrap text-ink-3"
                >
                  {said(pair[0], value)}
                </th>
                {(cells[row] ?? []).map((headline, column) => {
                  const isBase = row === base.row && column === base.column;
                  const figure = headline[metric];
                  const isBad = typeof figure === 'number' && figure < 0;
                  const text =
                    metric === 'cashFlowPcm' && typeof figure === 'number'
                      ? formatWholePounds(figure)
                      : figureText(metric, headline);
                  return (
                    <td
                      key={column}
                      className={`num px-2 py-1.5 text-right whitespace-nowrap ${isBad ? 'text-red-ink' : ''} ${isBase ? 'rounded-md bg-teal-bg font-semibold' : ''}`}
                    >
                      {text}
                      {isBase && <span className="sr-only"> (current figures)</span>}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {rows.every((each) => each === 0) && (
        <p className="mt-2 text-xs text-ink-3">Enter a rent or price to see how changes affect the deal.</p>
      )}
    </ResultCard>
  );
}
