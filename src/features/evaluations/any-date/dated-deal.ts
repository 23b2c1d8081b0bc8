import type { Headline } from '@/lib/evaluation/judgement/headline';
import type { Strategy } from '@/lib/evaluation/inputs/inputs';
import type { HeadlineMetric } from '@/lib/evaluation/judgement/metrics';
import { reasonFor } from '@/lib/evaluation/judgement/reasons';
import { taxRulesFrom } from '@/lib/evaluation/loan/tax';
import { headlineAs, termsOf, type Evaluation } from '../model/deal';
import { withValue } from '../model/paths';
import { reasonText } from '../page/results/figure-text';

/** The whole deal as it would have come out, or will, on another day. */
export interface DatedDeal {
  headline: Headline;
  /** Why a figure is not known; undefined where it is. */
  why: (metric: HeadlineMetric) => string | undefined;
}

/** Whether the tax on the deal is income tax, whose rates depend on the date: a flip and a company pay another. */
export const paysIncomeTax = (deal: Evaluation, strategy: Strategy): boolean =>
  strategy !== 'flip' && deal.inputs.tax.ownership !== 'company';

/** Works the deal out with the stamp duty and tax rates of a day. What has no rates available is not known, and says so. */
export function dealOn(deal: Evaluation, day: string, strategy: Strategy): DatedDeal {
  const moved = withValue(deal, 'inputs.purchaseDate', day);
  const found = headlineAs(moved, strategy);
  const isUntaxed = day < taxRulesFrom && paysIncomeTax(deal, strategy);
  const headline: Headline = isUntaxed ? { ...found, afterTax: null } : found;
  return {
    headline,
    why: (metric) => {
      if (metric === 'afterTax' && isUntaxed && found.afterTax !== null)
        return 'No income tax rates available before 6 April 2020';
      const terms = termsOf(moved, strategy);
      const reason = reasonFor(metric, moved.inputs, terms, headline);
      return reason ? reasonText(reason, terms) : undefined;
    },
  };
}
