import { memo } from 'react';
import { shallow } from 'zustand/shallow';
import { classNames } from '@/ui/class-names';
import { canMove, type DealCard } from '../model/deal-card';
import { nameFor } from '../model/stages';
import { useBoardTools } from '../board/board-context';
import { useCarry } from '../drag/carry';
import { DealCardView } from './deal-card-view';

/** A card in its column: it can be dragged, lifted by the keyboard, and shows where another would be dropped below it. */
export const DealRow = memo(function DealRow({ deal }: { deal: DealCard }) {
  const { onKey, onBlur } = useBoardTools();
  const isCarried = useCarry((carry) => carry.deal?.id === deal.id);
  const isTarget = useCarry(
    ({ deal: other, target }) => target?.afterId === deal.id && other?.id !== deal.id,
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the link inside
    <div
      data-deal={deal.id}
      data-movable={canMove(deal) || undefined}
      className="relative pb-2.5 select-none"
      onKeyDown={(event) => onKey(event, deal)}
      onBlur={() => onBlur(deal)}
    >
      <div className={classNames(isCarried && 'rounded-[12px] opacity-50 outline-2 outline-primary')}>
        <CardAtRest deal={deal} />
      </div>
      {isTarget && <DropLine />}
    </div>
  );
});

/** A move gives every deal below it another position, which what a row shows has no part in. */
const CardAtRest = memo(function CardAtRest({ deal }: { deal: DealCard }) {
  const { now, views, searchOf, onMoveTo, instructionsId } = useBoardTools();
  const isMovable = canMove(deal);
  // Its column is called otherwise where deals of other nations stand in it too.
  const isScottishExchange = deal.pipeline.stage === 'exchanged' && deal.nation === 'scotland';
  return (
    <DealCardView
      deal={deal}
      now={now}
      search={searchOf(deal.id)}
      describedBy={isMovable ? instructionsId : undefined}
      isMovable={isMovable}
      onMove={isMovable ? () => onMoveTo(deal) : undefined}
      stageNote={isScottishExchange ? nameFor(views, 'exchanged', 'scotland') : undefined}
    />
  );
}, areSameButForPosition);

function areSameButForPosition({ deal: a }: { deal: DealCard }, { deal: b }: { deal: DealCard }): boolean {
  const { pipeline: from, ...before } = a;
  const { pipeline: to, ...after } = b;
  return shallow(before, after) && shallow({ ...from, position: to.position }, to);
}

/** Where the deal would be dropped. */
export const DropLine = () => (
  <span
    aria-hidden
    className="pointer-events-none absolute inset-x-1 bottom-[3px] h-1 rounded-full bg-primary"
  />
);
