import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { share, yearsText } from '@/lib/evaluation/formulas/formula-step';
import type { HeadlineMetric } from '@/lib/evaluation/judgement/metrics';
import { classNames } from '@/ui/class-names';
import { figureText, metricUnit } from '../page/results/figure-text';
import { ScrollBox } from '../page/fields/scroll-box';
import { bestOf, comparedMetrics, comparedName, difference, isBetter, type Compared } from './comparison';

interface ComparisonTableProps {
  label: string;
  columns: readonly Compared[];
  /** Shows how each differs from the first instead of its own figures. */
  isDifference?: boolean;
  /** The head of a column; its title alone when left out. */
  renderHead?: (column: Compared) => ReactNode;
  /** Only these rows; all that the strategies have when left out. */
  metrics?: readonly HeadlineMetric[];
}

/** Room beyond the right edge for the ellipsis of a clamped title: right-aligned, it would be cut off. */
export const ellipsisRoom = '-mr-2.5 pr-2.5';

/** Figures of deals side by side, the best of each row marked by a star and a word. Its first column stays in view. */
export function ComparisonTable({
  label,
  columns,
  isDifference = false,
  renderHead,
  metrics,
}: ComparisonTableProps) {
  const [first] = columns;
  if (!first) return null;
  const rows = metrics ?? comparedMetrics(columns);
  const stuck = 'sticky left-0 z-1 bg-surface-1 text-left font-normal text-ink-2';
  return (
    <ScrollBox label={label}>
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{`${label}${isDifference ? `, differences from ${first.title === 'Current figures' ? 'current figures' : first.title}` : ''}`}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${stuck} border-b border-line`}>
              <span className="sr-only">Figure</span>
            </th>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className="min-w-28 border-b border-line px-2.5 py-2 text-right align-bottom font-semibold"
              >
                {renderHead ? (
                  renderHead(column)
                ) : (
                  <span className={`line-clamp-2 ${ellipsisRoom}`}>{column.title}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((metric, at) => {
            const best = bestOf(metric, columns);
            const edge = at < rows.length - 1 ? 'border-b border-line-subtle' : '';
            return (
              <tr key={metric}>
                <th scope="row" className={`${stuck} ${edge} py-2 pr-2.5`}>
                  {comparedName(metric, columns)}
                </th>
                {columns.map((column) => (
                  <td key={column.id} className={`num ${edge} px-2.5 py-2 text-right whitespace-nowrap`}>
                    {isDifference && column !== first ? (
                      <Difference metric={metric} first={first} column={column} />
                    ) : (
                      <Figure text={figureText(metric, column.headline)} />
                    )}
                    {best === column.id && (
                      <Star
                        aria-label="Best"
                        size={13}
                        className="ml-1.5 inline-block align-[-1px] text-teal-ink"
                        fill="currentColor"
                      />
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollBox>
  );
}

const Figure = ({ text }: { text: string }) => (
  <span
    className={classNames(
      text.startsWith('−') ? 'text-red-ink' : text === 'n/a' ? 'text-ink-3' : 'font-medium',
    )}
  >
    {text}
  </span>
);

function Difference({
  metric,
  first,
  column,
}: {
  metric: HeadlineMetric;
  first: Compared;
  column: Compared;
}) {
  const change = difference(metric, first.headline, column.headline);
  if (change === null) return <Figure text={figureText(metric, column.headline)} />;
  return <Change metric={metric} change={change} />;
}

interface ChangeProps {
  metric: HeadlineMetric;
  change: number;
  /** Behind the amount, where nothing else says of which time it is: `pcm`. */
  period?: string;
}

/** By how much a figure is more or less, in colour and in words. */
export function Change({ metric, change, period }: ChangeProps) {
  const verdict = isBetter(metric, change);
  if (verdict === null) return <span className="text-ink-3">no change</span>;
  // A change of 4.00% to 5.00% is one percentage point, not one per cent.
  const amount =
    metric === 'paybackYears'
      ? yearsText(Math.abs(change))
      : metricUnit(metric, 0).endsWith('%')
        ? share(Math.abs(change)).replace('%', ' points')
        : metricUnit(metric, Math.abs(change));
  return (
    <span className={verdict ? 'text-green-ink' : 'text-red-ink'}>
      {[`${change > 0 ? '+' : '−'}${amount}`, period].filter(Boolean).join(' ')}
      <span className="sr-only">{verdict ? ', better' : ', worse'}</span>
    </span>
  );
}
