import { KanbanSquare, Plus, SlidersHorizontal } from 'lucide-react';
import { Unready } from '@/entities/record/unready';
import { counted } from '@/lib/lists/counted';
import { formatPoundsCompact } from '@/lib/money/money';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button/button';
import { EmptyState } from '@/ui/states/empty-state';
import { Tabs } from '@/ui/tabs';
import { openAddDeal } from './board/add-deal';
import { BoardSkeleton } from './board/board-skeleton';
import type { DealCard, Stage } from './model/deal-card';
import { useOpenDeal } from './deal/use-open-deal';
import { useMove } from './drag/use-move';
import { openHandover } from './handover/handover-dialog';
import type { Move } from './model/moves';
import { isFinal } from './model/stages';
import { totalsOf } from './model/totals';
import { views as viewIds, type PipelineSearch, type View } from './pipeline-search';
import { useBoard } from './queries';
import { openStageDialog } from './stages/stage-dialog';
import { usePipelinePreferences } from './stages/use-pipeline-preferences';
import { DealsView } from './views/deals-view';

interface PipelinePageProps {
  search: PipelineSearch;
  onSearch: (search: PipelineSearch) => void;
  /** The open deal was closed. */
  onClose: () => void;
  areLettersOn: boolean;
}

const viewNames: Readonly<Record<View, string>> = {
  board: 'Board',
  table: 'Table',
  calendar: 'Calendar',
  forecast: 'Forecast',
};

/** Deals from sourced to completed (S40): as a board, and in other views of the same deals. The address alone makes the view. */
export function PipelinePage({ search, onSearch, onClose, areLettersOn }: PipelinePageProps) {
  const { view } = search;
  const board = useBoard();
  const { deals } = board;
  const preferences = usePipelinePreferences();
  const { views, saveStages } = preferences;
  const move = useMove(offerHandover);
  const onAdd = (stage: Stage) => openAddDeal({ stage, views });
  useOpenDeal({
    id: search.deal,
    tab: search.tab,
    onTab: (tab) => onSearch({ ...search, tab }),
    views,
    move,
    onClose,
  });
  return (
    <div className="mx-auto pb-24">
      <title>Pipeline · Tiebeam</title>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <div>
          <div className="flex items-center gap-2.5">
            <h1 className="font-display text-2xl tracking-display font-bold">Pipeline</h1>
            <Badge tone="tan">BETA</Badge>
          </div>
          <p className="num min-h-5 text-sm text-ink-2">{deals && summaryOf(deals)}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Button
            className="max-md:gap-0!"
            variant="outline"
            icon={<SlidersHorizontal aria-hidden size={16} />}
            onClick={() => openStageDialog({ views, onSave: saveStages })}
          >
            <span className="max-md:sr-only">Edit stages</span>
          </Button>
          <Button icon={<Plus aria-hidden size={17} />} onClick={() => onAdd('sourced')}>
            Add deal
          </Button>
        </div>
      </div>
      <Tabs
        label="Pipeline views"
        tabs={viewIds.map((id) => ({ id, label: viewNames[id] }))}
        activeId={view}
        onChange={(next) => onSearch({ ...search, view: next })}
      >
        <div className="pt-3">
          {!deals ? (
            <Unready query={board} title="Couldn’t load your deals" skeleton={<BoardSkeleton />} isPage />
          ) : deals.length === 0 ? (
            <EmptyState
              icon={<KanbanSquare aria-hidden />}
              title="No deals in your pipeline yet"
              text="Add one here, or choose “Add to pipeline” on an evaluation, to follow it from sourced to completed."
              headingLevel={2}
              action={<Button onClick={() => onAdd('sourced')}>Add deal</Button>}
            />
          ) : (
            <DealsView {...{ search, onSearch, deals, preferences, onAdd, move, areLettersOn }} />
          )}
        </div>
      </Tabs>
    </div>
  );
}

/** A deal of mine that has just completed can become a property. */
function offerHandover({ id, myRole, pipeline }: DealCard, { stage }: Move): void {
  if (stage === 'completed' && pipeline.stage !== 'completed' && myRole === 'owner') openHandover(id);
}

/** `21 open deals, £3.4m in total`; deals at their end are not counted. */
function summaryOf(deals: readonly DealCard[]): string {
  const { count, totalPrice } = totalsOf(deals.filter(({ pipeline }) => !isFinal(pipeline.stage)));
  if (count === 0) return 'No open deals';
  return `${counted(count, 'open deal')}, ${formatPoundsCompact(totalPrice)} total price`;
}
