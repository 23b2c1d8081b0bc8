import { useMemo } from 'react';
import type { Headline } from '@/lib/evaluation/judgement/headline';
import type { HeadlineMetric } from '@/lib/evaluation/judgement/metrics';
import { reasonFor } from '@/lib/evaluation/judgement/reasons';
import { blockedFigures, headlineAs, termsOf } from '@/features/evaluations/model/deal';
import { useDeal, useEditor, useEvaluation } from './editor-context';
import { blockedText, figureText, reasonText } from '../results/figure-text';

interface Figure {
  text: string;
  /** Why it reads n/a; null when it does not. */
  why: string | null;
}

/** The figures of the strategy that is looked at, as they are shown. */
export function useFigures(): { headline: Headline; figureOf: (metric: HeadlineMetric) => Figure } {
  const deal = useDeal();
  const { strategy } = useEvaluation();
  const wrong = useEditor((state) => state.wrong);
  return useMemo(() => {
    const headline = headlineAs(deal, strategy);
    const paths = Object.keys(wrong);
    const blocked = paths.length > 0 ? blockedFigures(deal, strategy, paths) : null;
    const figureOf = (metric: HeadlineMetric): Figure => {
      const path = blocked?.get(metric);
      if (path !== undefined) return { text: 'n/a', why: blockedText(path) };
      const terms = termsOf(deal, strategy);
      const reason = reasonFor(metric, deal.inputs, terms, headline);
      // What is missing may have been entered, in a way that can’t be used.
      const refused =
        reason?.kind === 'missing' ? reason.paths.find((each) => `inputs.${each}` in wrong) : undefined;
      if (refused !== undefined) return { text: 'n/a', why: blockedText(`inputs.${refused}`) };
      return { text: figureText(metric, headline), why: reason && reasonText(reason, terms) };
    };
    return { headline, figureOf };
  }, [deal, strategy, wrong]);
}
