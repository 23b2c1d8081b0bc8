import type { QueryClient } from '@tanstack/react-query';
import { valueText, type QuotedFigure } from '@/lib/evaluation/formulas/figure-token';
import { metricName } from '@/lib/evaluation/judgement/metrics';
import { headlineAs, termsOf, type Evaluation } from '../model/deal';
import { evaluationQueries } from '../queries';

/** A quoted figure that is no longer what it was, in words. */
export interface ChangedFigure {
  /** What it is, and of which deal. */
  name: string;
  quoted: string;
  now: string;
}

/** The figure as the deal has it now, in words. */
export function figureNow(deal: Evaluation, metric: QuotedFigure['metric']): string {
  const value = headlineAs(deal, deal.primary)[metric];
  if (value === null) return 'n/a';
  return typeof value === 'number' ? valueText(metric, value) : value;
}

/** Which of these figures have changed since they were quoted; of a deal that cannot be read nothing is known. */
export async function changedFigures(
  queryClient: QueryClient,
  figures: readonly QuotedFigure[],
): Promise<ChangedFigure[]> {
  const found = await Promise.all(
    figures.map(async ({ uuid, metric, value }) => {
      const deal = await queryClient.ensureQueryData(evaluationQueries.one(uuid)).catch(() => null);
      if (deal?.access !== 'full') return [];
      const now = figureNow(deal, metric);
      const quoted = valueText(metric, value);
      return now === quoted
        ? []
        : [{ name: `${metricName(metric, termsOf(deal))} for ${deal.title}`, quoted, now }];
    }),
  );
  return found.flat();
}
