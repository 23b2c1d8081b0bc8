// Moves on the board: what a drop means for the server, and what the board looks like after it.
import type { DealCard, Stage } from './deal-card';

/** Where a deal is dropped: below another deal of the column, or at its top. */
export interface Place {
  stage: Stage;
  afterId: string | null;
}

/** A move as the server takes it. */
export interface Move {
  id: string;
  stage: Stage;
  /** From the top of the owner's column, from 0. */
  position: number;
  lostReason?: string;
  /** When the deal came into the stage, for a move that takes another back. ISO. */
  enteredAt?: string;
  /** When, ISO. */
  at: string;
}

/** As the server orders a column: deals of several owners share positions, and their ids decide. */
const fromTheTop = (a: DealCard, b: DealCard): number =>
  a.pipeline.position - b.pipeline.position || (a.id < b.id ? -1 : 1);

/** A column from the top. */
export const columnOf = (deals: readonly DealCard[], stage: Stage): DealCard[] =>
  deals.filter((deal) => deal.pipeline.stage === stage).toSorted(fromTheTop);

/** Every column that has deals, each from the top: the board is gone through once, however many columns there are. */
export function columnsOf(deals: readonly DealCard[]): ReadonlyMap<Stage, readonly DealCard[]> {
  const columns = new Map<Stage, DealCard[]>();
  for (const deal of deals) {
    const column = columns.get(deal.pipeline.stage);
    if (column) column.push(deal);
    else columns.set(deal.pipeline.stage, [deal]);
  }
  for (const column of columns.values()) column.sort(fromTheTop);
  return columns;
}

/**
 * The position in the owner's own column that a drop means: below so many of the owner's deals, those that a filter hides
 * among them.
 */
export function positionAt(deals: readonly DealCard[], deal: DealCard, { stage, afterId }: Place): number {
  const others = columnOf(deals, stage).filter(({ id }) => id !== deal.id);
  const end = afterId === null ? 0 : others.findIndex(({ id }) => id === afterId) + 1;
  return others.slice(0, end).filter(({ ownerId }) => ownerId === deal.ownerId).length;
}

/** Is the deal there already? */
export const isSamePlace = ({ pipeline }: DealCard, stage: Stage, position: number): boolean =>
  pipeline.stage === stage && pipeline.position === position;

/** The board after a move. Deals that stay where they are stay the same objects; the same move twice changes nothing more. */
export function moved(deals: readonly DealCard[], move: Move): DealCard[] {
  const deal = deals.find(({ id }) => id === move.id);
  if (!deal) return [...deals];
  const isOfOwner = ({ id, ownerId }: DealCard) => id !== move.id && ownerId === deal.ownerId;
  const target = columnOf(deals, move.stage).filter(isOfOwner);
  const position = Math.min(move.position, target.length);
  const places = new Map(target.map(({ id }, at) => [id, at < position ? at : at + 1]));
  if (deal.pipeline.stage !== move.stage) {
    columnOf(deals, deal.pipeline.stage)
      .filter(isOfOwner)
      .forEach(({ id }, at) => places.set(id, at));
  }
  return deals.map((each) => {
    if (each.id === move.id) return placed(each, move, position);
    const to = places.get(each.id);
    return to === undefined || to === each.pipeline.position
      ? each
      : { ...each, pipeline: { ...each.pipeline, position: to } };
  });
}

/**
 * The board with a deal where it was dropped, until the move is in the cache: half a position below the deal above it. Its neighbours stay
 * the same objects, so that nothing else is drawn in the frame of the drop.
 */
export function dropped(deals: readonly DealCard[], move: Move): readonly DealCard[] {
  const deal = deals.find(({ id }) => id === move.id);
  if (!deal) return deals;
  const others = columnOf(deals, move.stage).filter(
    ({ id, ownerId }) => id !== move.id && ownerId === deal.ownerId,
  );
  const above = others[Math.min(move.position, others.length) - 1];
  const position = (above?.pipeline.position ?? -1) + 0.5;
  return deals.map((each) => (each === deal ? placed(deal, move, position) : each));
}

function placed(deal: DealCard, { stage, lostReason, enteredAt, at }: Move, position: number): DealCard {
  const { pipeline } = deal;
  const isNew = pipeline.stage !== stage;
  if (!isNew && pipeline.position === position) return deal;
  return {
    ...deal,
    pipeline: {
      ...pipeline,
      stage,
      position,
      lostReason: stage === 'lost' ? (lostReason ?? pipeline.lostReason) : null,
      ...(isNew && { enteredAt: enteredAt ?? at, lastActivityAt: at, isRotting: false }),
    },
  };
}
