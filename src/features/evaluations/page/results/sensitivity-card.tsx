import { useId, useState } from 'react';
import { percent } from '@/lib/evaluation/formulas/formula-step';
import { metricsOf } from '@/lib/evaluation/judgement/metrics';
import { sensitivity, type Turned } from '@/lib/evaluation/sensitivity';
import { withMinus } from '@/lib/money/minus';
import { formatPoundsCompact, formatWholePounds } from '@/lib/money/money';
import { hasMortgage, termsOf } from '@/features/evaluations/model/deal';
import { metricNames } from '@/features/evaluations/model/fields';
import { useEvaluation, useSettledDeal } from '../editor/editor-context';
import { sensitivityTitle, turnedName } from './card-titles';
import { figureText, missingText } from './figure-text';
import { ResultCard } from './result-card';
import { ScrollBox } from '../fields/scroll-box';
import { Segments } from '@/ui/input/segments';

/** What two figures do to the deal when they turn out differently, or the rent alone where there is no mortgage. */
export function SensitivityCard() {
  const { strategy } = useEvaluation();
  const deal = useSettledDeal();
  const title = useId();
  const isFlip = strategy === 'flip';
  const isMortgaged = hasMortgage(deal, strategy);
  const [chosen, setChosen] = useState<'rent' | 'price'>('rent');
  const isPrice = isFlip || (chosen === 'price' && strategy !== 'r2r');
  const row: Turned = isPrice ? 'price' : 'rent';
  const column: Turned | undefined = isPrice ? 'refurb' : isMortgaged ? 'rate' : undefined;
  const { rows, columns, cells, base } = sensitivity(deal.inputs, termsOf(deal, strategy), [row, column]);
  const metric = isPrice ? 'roi' : (metricsOf[strategy][0] ?? 'roi');
  const nameOf = (turned: Turned) => turnedName(turned, strategy);
  const said = (turned: Turned, value: number) =>
    turned === 'rate'
      ? { exact: percent(value) }
      : {
          exact: formatWholePounds(value),
          ...(isPrice && { short: formatPoundsCompact(value) }),
        };
  return (
    <ResultCard
      title={isPrice ? 'If the price and works change' : sensitivityTitle(strategy, isMortgaged)}
      answer={
        isFlip || strategy === 'r2r' ? undefined : (
          <Segments
            label="What changes"
            isLabelHidden
            value={chosen}
            onChange={setChosen}
            options={[
              ['rent', isMortgaged ? `${nameOf('rent')} × mortgage` : nameOf('rent')],
              ['price', 'Price × works'],
            ]}
          />
        )
      }
    >
      <p id={title} className="pb-2 text-xs text-pretty text-ink-3">
        {`${metricNames[metric]}${metric === 'cashFlowPcm' ? ' per month' : ''} by ${nameOf(row).toLowerCase()}${column ? ` (down) and ${nameOf(column).toLowerCase()} (across)` : ''}`}
      </p>
      <div className="@container">
        <ScrollBox label="Sensitivity">
          <table aria-labelledby={title} className="w-full text-xs @min-[300px]:text-sm">
            <thead>
              <tr>
                <th scope="col">
                  <span className="sr-only">{nameOf(row)}</span>
                </th>
                {(column
                  ? columns.map((value) => said(column, value))
                  : [{ exact: metricNames[metric] }]
                ).map((head) => (
                  <th
                    key={head.exact}
                    scope="col"
                    className="num px-1 py-1.5 text-right font-medium @min-[300px]:px-2 whitespace-nowrap text-ink-3"
                  >
                    <Turn {...head} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((value, at) => (
                <tr key={value}>
                  <th
                    scope="row"
                    className="num py-1.5 pr-2 text-left font-medium whitespace-nowrap text-ink-3"
                  >
                    <Turn {...said(row, value)} />
                  </th>
                  {(cells[at] ?? []).map((headline, across) => {
                    const isBase = at === base.row && across === base.column;
                    const figure = headline[metric];
                    const isBad = typeof figure === 'number' && figure < 0;
                    const text =
                      metric === 'cashFlowPcm' && typeof figure === 'number'
                        ? formatWholePounds(figure)
                        : figureText(metric, headline);
                    return (
                      <td
                        key={across}
                        className={`num px-1 py-1.5 text-right whitespace-nowrap @min-[300px]:px-2 ${isBad ? 'text-red-ink' : ''} ${isBase ? 'rounded-md bg-teal-bg font-semibold' : ''}`}
                      >
                        <Turn exact={text} {...(isPrice && shortShare(figure))} />
                        {isBase && <span className="sr-only"> (current figures)</span>}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      </div>
      {rows.every((each) => each === 0) && (
        <p className="mt-2 text-xs text-ink-3">
          {missingText(deal.inputs, strategy, 'to see how changes affect the deal')}
        </p>
      )}
    </ResultCard>
  );
}

/** `−21%`, `4.2%`: three figures are enough where the card is narrow. */
function shortShare(value: number | string | null): { short?: string } {
  if (typeof value !== 'number') return {};
  const places = Math.abs(value) < 9.95 ? 1 : 0;
  return { short: `${withMinus(value.toFixed(places))}%` };
}

/** A figure; shortened where the card is narrow, so that none is cut off. */
function Turn({ exact, short }: { exact: string; short?: string }) {
  if (short === undefined) return exact;
  return (
    <>
      <span aria-hidden className="@min-[300px]:hidden">
        {short}
      </span>
      <span className="sr-only @min-[300px]:not-sr-only">{exact}</span>
    </>
  );
}
