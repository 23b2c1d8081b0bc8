import type { Strategy } from '@/lib/evaluation/inputs/inputs';
import { metricsOf } from '@/lib/evaluation/judgement/metrics';
import { figureText } from '../page/results/figure-text';
import { headlineAs, termsOf, type Evaluation } from '../model/deal';
import { metricRow } from '../model/fields';
import { withValue } from '../model/paths';

interface Row {
  path: string;
  label: string;
  now: string;
  next: string;
  value: unknown;
}

interface ChangeTableProps {
  deal: Evaluation;
  /** Whose results are shown: the one that is looked at. */
  strategy: Strategy;
  changes: readonly Row[];
  caption: string;
  /** What the second column is called. */
  then?: string;
}

/** Figures as they are and as they would be, and what that makes of the deal. */
export function ChangeTable({ deal, strategy, changes, caption, then = 'After' }: ChangeTableProps) {
  const after = changes.reduce((whole, { path, value }) => withValue(whole, path, value), deal);
  const [before, changed] = [headlineAs(deal, strategy), headlineAs(after, strategy)];
  const results = (['cashInvested', 'cashFlowPcm', 'profit', 'roi'] as const)
    .filter((metric) => metricsOf[strategy].includes(metric))
    .map((metric) => ({
      path: metric,
      label: metricRow(metric, termsOf(deal, strategy)),
      now: figureText(metric, before),
      next: figureText(metric, changed),
    }));
  return (
    <table className="num w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-left text-xs text-ink-3">
          <th scope="col" className="py-1 pr-3 font-medium">
            Figure
          </th>
          <th scope="col" className="py-1 pr-3 text-right font-medium">
            Now
          </th>
          <th scope="col" className="py-1 text-right font-medium">
            {then}
          </th>
        </tr>
      </thead>
      <tbody>
        {[...changes, ...results].map(({ path, label, now, next }, index) => (
          <tr
            key={path}
            className={`border-t ${index === changes.length ? 'border-line' : 'border-line-subtle'} ${index >= changes.length ? 'font-medium' : ''}`}
          >
            <th scope="row" className="py-1.5 pr-3 text-left font-[inherit]">
              {label}
            </th>
            <td className="py-1.5 pr-3 text-right text-ink-2">{now}</td>
            <td className="py-1.5 text-right">{next}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
