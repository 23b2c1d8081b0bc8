import { useCallback } from 'react';
import { afterPaint } from '@/lib/timing/after-paint';
import type { DealCard, Stage } from '../model/deal-card';
import { columnOf, isSamePlace, positionAt, type Move, type Place } from '../model/moves';
import { nameFor, type StagePreference } from '../model/stages';
import { letGo } from './carry';
import type { Landing } from './use-move';
import { openLostDialog } from './lost-dialog';

interface DropOptions {
  /** All of the board, what a filter hides as well. */
  deals: readonly DealCard[];
  /** The deals that are seen. */
  shown: readonly DealCard[];
  views: readonly StagePreference[];
  move: (deal: DealCard, move: Move, landing: Landing) => void;
  /** Gives a deal the focus where it stands once it was asked why it was lost. */
  focus?: (id: string, stage: Stage) => void;
}

/** Drops a deal somewhere; false where it stays where it was. A loss asks for its reason first. */
export function useDrop({ deals, shown, views, move, focus }: DropOptions) {
  return useCallback(
    (deal: DealCard, place: Place): boolean => {
      const position = positionAt(deals, deal, place);
      if (isSamePlace(deal, place.stage, position)) {
        letGo();
        return false;
      }
      const wanted: Move = { id: deal.id, stage: place.stage, position, at: new Date().toISOString() };
      const go = (what: Move) => move(deal, what, landingOf(shown, deal, place, views));
      letGo(wanted);
      // It is shown already; what else a move does comes after that frame.
      if (place.stage !== 'lost' || deal.pipeline.stage === 'lost') afterPaint(() => go(wanted));
      else {
        openLostDialog(deal.title, {
          onReason: (lostReason) => {
            go({ ...wanted, lostReason });
            focus?.(deal.id, 'lost');
          },
          onCancel: () => {
            letGo();
            focus?.(deal.id, deal.pipeline.stage);
          },
        });
      }
      return true;
    },
    [deals, shown, views, move, focus],
  );
}

/** Where a deal would stand among the deals that are seen. */
export function landingOf(
  shown: readonly DealCard[],
  deal: DealCard,
  { stage, afterId }: Place,
  views: readonly StagePreference[],
): Landing {
  const others = columnOf(shown, stage).filter(({ id }) => id !== deal.id);
  return {
    stage: nameFor(views, stage, deal.nation),
    position: afterId === null ? 1 : others.findIndex(({ id }) => id === afterId) + 2,
    of: others.length + 1,
  };
}
