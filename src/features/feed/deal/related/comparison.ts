import type { Schemas } from '@/api/contract';
import type { Headline } from '@/lib/evaluation/judgement/headline';
import { metricsOf } from '@/lib/evaluation/judgement/metrics';
import { cardText } from '../card-text';

/** What a card may tell of a deal, as it names it, in its order. */
const told = [
  ['grossYield', 'Gross yield'],
  ['profit', 'Profit'],
  ['roi', 'ROI'],
  ['cashFlowPcm', 'Cash flow'],
  ['moneyLeftIn', 'Money left in'],
  ['cashInvested', 'Cash needed'],
  ['roce', 'ROCE'],
] as const;

export interface ComparedFigure {
  label: string;
  /** As its owner shows it; null when they keep it back. */
  theirs: string | null;
  mine: string;
}

/**
 * The figures of a shared deal beside my own: those of its strategy, whether its owner shows them or not.
 * @param mine undefined while something that all of them rest on is missing
 */
export function comparedFigures(
  { figures }: Pick<Schemas['Snapshot'], 'figures'>,
  { strategy }: Pick<Schemas['SharedDeal'], 'strategy'>,
  mine: Headline | undefined,
): ComparedFigure[] {
  return told.flatMap(([metric, label]) =>
    metricsOf[strategy].includes(metric)
      ? [
          {
            label,
            theirs: figures.find(({ field }) => field === metric)?.value ?? null,
            mine: mine ? cardText(metric, mine) : 'n/a',
          },
        ]
      : [],
  );
}
