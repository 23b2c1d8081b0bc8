import { useEffect, useId, useMemo, useState, type UIEvent } from 'react';
import { NativeSelect } from '@/ui/input/native-select';
import { useIsNarrow } from '@/ui/use-is-narrow';
import { useLatest } from '@/ui/events/use-latest';
import { dragInstructions } from '../model/announcements';
import { narrowed, type DealFilters } from '../model/filters';
import type { DealCard, Stage } from '../model/deal-card';
import { columnOf, columnsOf, dropped } from '../model/moves';
import { columnName, type StagePreference } from '../model/stages';
import { BoardColumn } from './board-column';
import { BoardContext, type BoardTools } from './board-context';
import { letGo, useCarry } from '../drag/carry';
import { columnSection, focusDeal } from '../drag/column-rows';
import { DragArea } from '../drag/drag-area';
import { watchTarget } from '../drag/mark-target';
import { openMoveDialog } from '../drag/move-dialog';
import { useDrop } from '../drag/use-drop';
import { useKeyboardMove } from '../drag/use-keyboard-move';
import type { useMove } from '../drag/use-move';

export interface BoardProps {
  deals: readonly DealCard[];
  filters: DealFilters;
  /** The stages that are shown, in order. */
  views: readonly StagePreference[];
  /** The address that opens a deal. */
  searchOf: (id: string) => object;
  onAdd: (stage: Stage) => void;
  move: ReturnType<typeof useMove>;
  areLettersOn: boolean;
}

/** The stages side by side; on a phone one fills the screen and the others are a swipe away. */
export function Board(props: BoardProps) {
  const { deals, filters, views, searchOf, onAdd, move, areLettersOn } = props;
  const [now] = useState(() => new Date());
  const [said, say] = useState('');
  const [collapsed, setCollapsed] = useState<ReadonlySet<Stage>>(new Set());
  const instructionsId = useId();
  const [heights] = useState(() => new Map<string, number>());
  const all = useWithPending(deals);
  const shown = useMemo(() => narrowed(all, filters), [all, filters]);
  const drop = useDrop({ deals: all, shown, views, move, focus: focusDeal });
  const onMoveTo = (shownDeal: DealCard) => {
    // A card is not drawn anew for its position.
    const deal = all.find(({ id }) => id === shownDeal.id) ?? shownDeal;
    openMoveDialog({
      deal,
      views,
      countOf: (stage) => columnOf(shown, stage).length,
      onStage: (stage) => {
        // Its card is another one in the other column: the dialog has none to give the focus back to.
        if (drop(deal, { stage, afterId: null }) && stage !== 'lost') focusDeal(deal.id, stage);
      },
    });
  };
  const keyboard = useKeyboardMove({ views, shown, drop, onMoveTo, say, areLettersOn });
  const latest = useLatest({ ...keyboard, onMoveTo, onAdd });
  const tools: BoardTools = useMemo(
    () => ({
      now,
      views,
      searchOf,
      instructionsId,
      heights,
      onBlur: (deal) => latest.current.onBlur(deal),
      onMoveTo: (deal) => latest.current.onMoveTo(deal),
      onKey: (event, deal) => latest.current.onKey(event, deal),
      onAdd: (stage) => latest.current.onAdd(stage),
      onCollapse: (stage) => setCollapsed((before) => toggled(before, stage)),
    }),
    [now, views, searchOf, instructionsId, heights, latest],
  );
  const columns = useMemo(() => {
    const all = columnsOf(shown);
    return views.map((view) => ({ view, deals: all.get(view.stage) ?? [] }));
  }, [shown, views]);
  const stages = useMemo(() => views.map(({ stage }) => stage), [views]);
  return (
    <BoardContext value={tools}>
      <p id={instructionsId} hidden>
        {dragInstructions}
      </p>
      <p aria-live="assertive" className="sr-only">
        {said}
      </p>
      <DragArea deals={all} now={now} stages={stages} drop={drop}>
        <Columns columns={columns}>
          {({ view, deals: column }) => (
            <BoardColumn
              key={view.stage}
              view={view}
              deals={column}
              isCollapsed={collapsed.has(view.stage)}
            />
          )}
        </Columns>
      </DragArea>
    </BoardContext>
  );
}

interface Column {
  view: StagePreference;
  deals: readonly DealCard[];
}

function Columns({
  columns,
  children,
}: {
  columns: readonly Column[];
  children: (column: Column) => React.ReactNode;
}) {
  const isNarrow = useIsNarrow();
  const isDragging = useCarry(({ by }) => by === 'pointer');
  const [at, setAt] = useState(0);
  const onScroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) => {
    if (isNarrow) setAt(Math.round(scrollLeft / Math.max(1, clientWidth)));
  };
  const stage = columns[at]?.view.stage ?? columns[0]?.view.stage;
  return (
    <>
      {isNarrow && (
        <NativeSelect
          aria-label="Stage"
          className="mb-2"
          value={stage}
          choices={columns.map(({ view, deals }) => ({
            value: view.stage,
            label: `${columnName(view, deals)} (${deals.length})`,
          }))}
          onChange={({ currentTarget: { value } }) => {
            const column = columns.find(({ view }) => view.stage === value);
            const section = column && columnSection(column.view.stage);
            section?.scrollIntoView({ block: 'nearest', inline: 'center' });
          }}
        />
      )}
      <div
        className="relative flex h-[calc(100dvh-var(--topbar-h)-236px)] min-h-[420px] gap-3.5 overflow-x-auto overscroll-x-contain pb-2 max-md:gap-0 max-md:data-[still]:snap-x max-md:data-[still]:snap-mandatory"
        data-still={isDragging ? undefined : ''}
        onScroll={onScroll}
      >
        {columns.map(children)}
      </div>
    </>
  );
}

/** The board with the move that is not in the cache yet: the frame after a drop already shows it. */
function useWithPending(deals: readonly DealCard[]): readonly DealCard[] {
  const pending = useCarry((carry) => carry.pending);
  // A newer board has the move in it. One that was asked for before the move must not put the deal back for a moment.
  useEffect(() => {
    const move = useCarry.getState().pending;
    const deal = move && deals.find(({ id }) => id === move.id);
    if (move && (!deal || deal.pipeline.stage === move.stage)) useCarry.setState({ pending: null });
  }, [deals]);
  useEffect(() => {
    const stop = watchTarget();
    return () => {
      letGo();
      stop();
    };
  }, []);
  return useMemo(() => (pending ? dropped(deals, pending) : deals), [deals, pending]);
}

function toggled(set: ReadonlySet<Stage>, stage: Stage): ReadonlySet<Stage> {
  const next = new Set(set);
  if (!next.delete(stage)) next.add(stage);
  return next;
}
