import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { metricsOf } from '@/lib/evaluation/judgement/metrics';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { metricName } from '@/features/evaluations/model/fields';
import { strategyNames } from '@/lib/evaluation/strategies/strategy-names';
import { stageNameOf } from '@/lib/pipeline/stage-names';
import { figureText } from '@/features/evaluations/page/results/figure-text';
import type { Summary } from './columns';
import { CriteriaBadge } from './criteria-badge';

/** A deal as a card: what it is, and the four figures its strategy is judged by. */
export function EvaluationCard({
  row,
  actions,
  select,
}: {
  row: Summary;
  actions?: ReactNode;
  /** The box by which it is selected. */
  select?: ReactNode;
}) {
  return (
    <Card className="relative hover:border-line-control">
      <Link
        to="/property-evaluations/$uuid"
        params={{ uuid: row.id }}
        className="line-clamp-4 font-semibold text-ink after:absolute after:inset-0 after:rounded-[14px] focus-visible:after:outline-2 focus-visible:after:outline-focus"
      >
        {row.title}
      </Link>
      <p className="line-clamp-2 text-xs text-ink-3">{row.address ?? row.outcode}</p>
      <div className="mt-2 flex flex-wrap gap-1.5">
        <Badge tone="teal">{strategyNames[row.primary]}</Badge>
        {row.pipeline && <Badge>{stageNameOf(row.pipeline.stage, row.nation)}</Badge>}
        <CriteriaBadge criteria={row.criteria} />
      </div>
      <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-2 text-sm">
        {metricsOf[row.primary].slice(0, 4).map((metric) => (
          <div key={metric}>
            <dt className="text-xs text-ink-3">{metricName(metric, row)}</dt>
            <dd className="num font-semibold">{figureText(metric, row.headline)}</dd>
          </div>
        ))}
      </dl>
      {(actions !== undefined || select !== undefined) && (
        <div className="relative z-1 mt-3 flex w-fit items-center gap-2">
          {select}
          {actions}
        </div>
      )}
    </Card>
  );
}
