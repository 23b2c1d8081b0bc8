import { createContext, use, type KeyboardEvent } from 'react';
import type { DealCard, Stage } from '../model/deal-card';
import type { StagePreference } from '../model/stages';

/** What every column and card of the board needs and none of them changes. */
export interface BoardTools {
  now: Date;
  views: readonly StagePreference[];
  /** The address that opens a deal. */
  searchOf: (id: string) => object;
  /** Asks where the deal shall go. */
  onMoveTo: (deal: DealCard) => void;
  onKey: (event: KeyboardEvent, deal: DealCard) => void;
  onBlur: (deal: DealCard) => void;
  onAdd: (stage: Stage) => void;
  onCollapse: (stage: Stage) => void;
  /** Heights of the cards that were drawn, px, by the id of the deal: a card comes to another column as high as it was. */
  heights: Map<string, number>;
  /** Id of the sentence on how a card is moved. */
  instructionsId: string;
}

export const BoardContext = createContext<BoardTools | null>(null);

export function useBoardTools(): BoardTools {
  const tools = use(BoardContext);
  if (!tools) throw new Error('A card stands outside the board');
  return tools;
}
