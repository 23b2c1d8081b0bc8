import { Link } from '@tanstack/react-router';
import { Button } from '@/ui/button/button';
import { buttonClass } from '@/ui/button/button-class';
import type { useMove } from '../drag/use-move';
import { useMoveTo } from '../drag/use-move-to';
import { openHandover } from '../handover/handover-dialog';
import { useIsHandoverBegun } from '../handover/use-wizard';
import { canMove } from '../model/deal-card';
import { nameFor, type StagePreference } from '../model/stages';
import { useBoard } from '../queries';
import type { Deal } from './deal';

interface DealStageProps {
  deal: Deal;
  views: readonly StagePreference[];
  move: ReturnType<typeof useMove>;
}

/** Where a deal stands, the way to another stage, and once it has completed the way into the portfolio. */
export function DealStage({ deal, views, move }: DealStageProps) {
  const { deals = [] } = useBoard();
  const isBegun = useIsHandoverBegun(deal.id);
  const onMoveTo = useMoveTo({ deals, views, move });
  const { pipeline, nation, myRole, propertyId } = deal;
  if (pipeline === null) return <p className="mt-0.5 text-sm text-ink-2">Not in the pipeline</p>;
  const card = deals.find(({ id }) => id === deal.id);
  const isDone = pipeline.stage === 'completed' && myRole === 'owner';
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="text-sm text-ink-2 wrap-anywhere">
        {nameFor(views, pipeline.stage, nation)}
        {pipeline.lostReason ? `: ${pipeline.lostReason}` : ''}
      </p>
      {card && canMove(card) && (
        <Button variant="outline" size="sm" onClick={() => onMoveTo(card)}>
          Move to another stage
        </Button>
      )}
      {isDone && (propertyId === null || isBegun) && (
        <Button variant="soft" size="sm" onClick={() => openHandover(deal.id)}>
          {isBegun ? 'Finish moving to portfolio' : 'Move to portfolio'}
        </Button>
      )}
      {isDone && propertyId !== null && !isBegun && (
        <Link
          to="/portfolio/properties/$uuid/{-$tab}"
          params={{ uuid: propertyId }}
          className={buttonClass({ variant: 'soft', size: 'sm' })}
        >
          Open property
        </Link>
      )}
    </div>
  );
}
