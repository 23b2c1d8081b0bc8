import { metricsOf } from '@/lib/evaluation/judgement/metrics';
import { metricName } from '@/features/evaluations/model/fields';
import { useEvaluation } from '../editor/editor-context';
import { useFigures } from '../editor/use-figures';

/** On phones the first answers stay in view while figures are typed below them. Readers of the screen hear them from the tiles. */
export function StickyFigures() {
  const { strategy } = useEvaluation();
  const { figureOf } = useFigures();
  return (
    <div
      aria-hidden
      className="sticky top-(--topbar-h) z-(--z-sticky) -mx-(--gutter) mb-3 flex gap-4 overflow-x-auto border-y border-line bg-canvas px-(--gutter) py-2 [scrollbar-width:none] lg:hidden"
    >
      {metricsOf[strategy].slice(0, 5).map((metric) => (
        <span key={metric} className="shrink-0">
          <span className="block text-2xs text-ink-3">{metricName(metric, { primary: strategy })}</span>
          <span className="num block text-sm font-semibold">{figureOf(metric).text}</span>
        </span>
      ))}
    </div>
  );
}
