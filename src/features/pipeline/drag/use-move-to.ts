import type { DealCard } from '../model/deal-card';
import { columnOf } from '../model/moves';
import type { StagePreference } from '../model/stages';
import { letGo } from './carry';
import { columnSection } from './column-rows';
import { openMoveDialog } from './move-dialog';
import { useDrop } from './use-drop';
import type { useMove } from './use-move';

interface MoveToOptions {
  deals: readonly DealCard[];
  views: readonly StagePreference[];
  move: ReturnType<typeof useMove>;
}

/** Asks for a stage and moves a deal to its top, wherever the deal is shown beside the board. */
export function useMoveTo({ deals, views, move }: MoveToOptions): (deal: DealCard) => void {
  const drop = useDrop({ deals, shown: deals, views, move });
  return (deal) =>
    openMoveDialog({
      deal,
      views: views.filter(({ stage, isHidden }) => !isHidden || stage === deal.pipeline.stage),
      countOf: (stage) => columnOf(deals, stage).length,
      onStage: (stage) => {
        drop(deal, { stage, afterId: null });
        // Only a board shows what is pending, and takes it back.
        if (columnSection(stage) === null) letGo();
      },
    });
}
