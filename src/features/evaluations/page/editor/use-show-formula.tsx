import { useCallback } from 'react';
import { formulaOf } from '@/lib/evaluation/formulas/formulas';
import type { Strategy } from '@/lib/evaluation/inputs/inputs';
import type { HeadlineMetric } from '@/lib/evaluation/judgement/metrics';
import { reasonFor } from '@/lib/evaluation/judgement/reasons';
import { openModal } from '@/ui/modal/modal-store';
import { headlineAs, termsOf, workedOut } from '@/features/evaluations/model/deal';
import type { Editor } from '@/features/evaluations/model/editor';
import { metricName } from '@/features/evaluations/model/fields';
import { blockedText, reasonText } from '../results/figure-text';
import { FormulaSteps } from '../results/formula-steps';
import { blockingPath } from './use-figures';

/**
 * Opens the working of a figure. Of one that hangs on a field with a text that can’t be used it says which, and works nothing out.
 * @param isQuick the short form is open
 */
export function useShowFormula(
  editor: Editor,
  strategy: Strategy,
  isQuick = false,
): (metric: HeadlineMetric) => void {
  return useCallback(
    (metric) => {
      const { deal, wrong } = editor.getState();
      const terms = termsOf(deal, strategy);
      const headline = headlineAs(deal, strategy);
      const blocking = blockingPath(metric, deal, strategy, wrong);
      const reason = reasonFor(metric, deal.inputs, terms, headline);
      openModal({
        id: 'formula',
        title: metricName(metric, terms),
        size: 'md',
        content:
          blocking === undefined ? (
            <FormulaSteps
              steps={formulaOf(metric, deal.inputs, terms, workedOut(deal).strategies, headline)}
              why={reason && reasonText(reason, terms)}
            />
          ) : (
            <FormulaSteps
              steps={[]}
              why={blockedText(blocking, { nation: deal.nation, strategy, isQuick })}
            />
          ),
      });
    },
    [editor, strategy, isQuick],
  );
}
