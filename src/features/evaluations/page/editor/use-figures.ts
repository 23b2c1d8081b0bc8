import { useMemo } from 'react';
import type { Strategy } from '@/lib/evaluation/inputs/inputs';
import type { Headline } from '@/lib/evaluation/judgement/headline';
import type { HeadlineMetric } from '@/lib/evaluation/judgement/metrics';
import { reasonFor } from '@/lib/evaluation/judgement/reasons';
import { blockedFigures, headlineAs, termsOf, type Deal } from '@/features/evaluations/model/deal';
import { useDeal, useEditor, useEvaluation } from './editor-context';
import { blockedText, figureText, reasonText } from '../results/figure-text';

interface Figure {
  text: string;
  /** Why it reads n/a; null when it does not. */
  why: string | null;
}

/** The field with a text that can’t be used on which a figure hangs; undefined when there is none. */
export const blockingPath = (
  metric: HeadlineMetric,
  deal: Deal,
  strategy: Strategy,
  wrong: Readonly<Record<string, string>>,
): string | undefined => pathsBlocking(deal, strategy, wrong)(metric);

function pathsBlocking(deal: Deal, strategy: Strategy, wrong: Readonly<Record<string, string>>) {
  const paths = Object.keys(wrong);
  if (paths.length === 0) return () => undefined;
  const terms = termsOf(deal, strategy);
  const headline = headlineAs(deal, strategy);
  const blocked = blockedFigures(deal, strategy, paths);
  return (metric: HeadlineMetric) => {
    // What is missing may have been entered, in a way that can’t be used.
    const reason = reasonFor(metric, deal.inputs, terms, headline);
    const missing = reason?.kind === 'missing' ? reason.paths.map((each) => `inputs.${each}`) : [];
    return blocked.get(metric) ?? missing.find((each) => each in wrong);
  };
}

/** The figures of the strategy that is looked at, as they are shown. */
export function useFigures(): { headline: Headline; figureOf: (metric: HeadlineMetric) => Figure } {
  const deal = useDeal();
  const { strategy, isQuick = false } = useEvaluation();
  const wrong = useEditor((state) => state.wrong);
  return useMemo(() => {
    const headline = headlineAs(deal, strategy);
    const pathBlocking = pathsBlocking(deal, strategy, wrong);
    const figureOf = (metric: HeadlineMetric): Figure => {
      const path = pathBlocking(metric);
      if (path !== undefined)
        return { text: 'n/a', why: blockedText(path, { nation: deal.nation, strategy, isQuick }) };
      const terms = termsOf(deal, strategy);
      const reason = reasonFor(metric, deal.inputs, terms, headline);
      return { text: figureText(metric, headline), why: reason && reasonText(reason, terms) };
    };
    return { headline, figureOf };
  }, [deal, strategy, wrong, isQuick]);
}
