import { Calculator } from 'lucide-react';
import { metricsOf } from '@/lib/evaluation/judgement/metrics';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/states/empty-state';
import { useEditor, useEvaluation } from '../page/editor/editor-context';
import { useFigures } from '../page/editor/use-figures';
import { ResultTiles } from '../page/results/result-tiles';
import { StickyFigures } from '../page/results/sticky-figures';

/** What the figures of a new deal wait for; null once there is one, or where something typed can’t be used. */
function useAwaited(): string | null {
  const { strategy } = useEvaluation();
  const { figureOf } = useFigures();
  const isWrong = useEditor(({ wrong }) => Object.keys(wrong).length > 0);
  const [first, ...others] = metricsOf[strategy].map((metric) => figureOf(metric).why);
  return isWrong || others.includes(null) ? null : (first ?? null);
}

/** The figures that stay in view on a phone, once there are some. */
export function FirstFigures() {
  return useAwaited() === null ? <StickyFigures /> : null;
}

/** The results of a new deal; before there are any, one panel that says what they need. */
export function FirstResults() {
  const awaited = useAwaited();
  if (awaited === null) return <ResultTiles />;
  return (
    <Card as="section" aria-label="Results">
      <EmptyState
        icon={<Calculator />}
        title="Your results will appear here"
        text={`${awaited} to see cash flow, returns and stamp duty.`}
      />
    </Card>
  );
}
