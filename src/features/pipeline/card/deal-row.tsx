import { memo } from 'react';
import { classNames } from '@/ui/class-names';
import { canMove, type DealCard } from '../model/deal-card';
import { nameFor } from '../model/stages';
import { useBoardTools } from '../board/board-context';
import { useCarry } from '../drag/carry';
import { markNew } from '../drag/mark-target';
import { DealCardView } from './deal-card-view';

/**
 * Where a deal would be dropped, on what has `data-aimed`. Drawn without an element of its own: the insertion of one makes the browser look
 * through the styles of the whole page.
 */
export const dropLine =
  'before:pointer-events-none before:absolute before:h-1 before:rounded-full before:bg-primary not-data-aimed:before:hidden';

/** A card in its column: it can be dragged, lifted by the keyboard, and shows where another would be dropped below it. */
export const DealRow = memo(function DealRow({ deal }: { deal: DealCard }) {
  const { onKey, onBlur } = useBoardTools();
  const isCarried = useCarry((carry) => carry.deal?.id === deal.id);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the link inside
    <div
      data-deal={deal.id}
      data-movable={canMove(deal) || undefined}
      ref={markNew}
      className={classNames('relative pb-2.5 select-none', dropLine, 'before:inset-x-1 before:bottom-[3px]')}
      onKeyDown={(event) => onKey(event, deal)}
      onBlur={() => onBlur(deal)}
    >
      <div className={classNames(isCarried && 'rounded-[12px] opacity-50 outline-2 outline-primary')}>
        <CardAtRest deal={deal} />
      </div>
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
  return areSameBut('pipeline', a, b) && areSameBut('position', a.pipeline, b.pipeline);
}

/** Whether two records of a kind hold the same but for one of their fields. */
function areSameBut<T extends object>(field: keyof T, a: T, b: T): boolean {
  if (a === b) return true;
  // The fields of an object are those of its type, and what a server added.
  const fields = Object.keys(a) as (keyof T)[];
  return (
    fields.length === Object.keys(b).length &&
    fields.every((key) => key === field || Object.is(a[key], b[key]))
  );
}
