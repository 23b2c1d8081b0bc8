import { Check } from 'lucide-react';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import type { DealCard, Stage } from '../model/deal-card';
import { stageName, type StagePreference } from '../model/stages';

const modalId = 'deal-move';

interface MoveDialogProps {
  deal: DealCard;
  views: readonly StagePreference[];
  /** How many deals stand in a stage. */
  countOf: (stage: Stage) => number;
  onStage: (stage: Stage) => void;
}

/** Every stage as a button: the way to move a deal that needs no dragging. */
export function openMoveDialog(props: MoveDialogProps): void {
  openModal({
    id: modalId,
    title: `Move “${props.deal.title}”`,
    content: <Stages {...props} />,
  });
}

function Stages({ deal, views, countOf, onStage }: MoveDialogProps) {
  return (
    <ul className="flex flex-col gap-1">
      {views.map((view) => {
        const isHere = view.stage === deal.pipeline.stage;
        return (
          <li key={view.stage}>
            <button
              type="button"
              aria-current={isHere || undefined}
              data-autofocus={isHere || undefined}
              className="flex min-h-10 w-full items-center gap-2 rounded-[9px] px-3 text-left text-base hover:bg-hover aria-current:bg-surface-3 max-md:min-h-11"
              onClick={() => {
                closeModal(modalId);
                if (!isHere) onStage(view.stage);
              }}
            >
              <span className="min-w-0 flex-1 wrap-anywhere">{stageName(view, deal.nation)}</span>
              {isHere && <Check aria-hidden size={16} className="text-primary" />}
              <span className="num text-sm text-ink-3">
                {countOf(view.stage)}
                <span className="sr-only">{countOf(view.stage) === 1 ? ' deal' : ' deals'}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
