import {
  DndContext,
  DragOverlay,
  pointerWithin,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
  type CollisionDetection,
  type DragEndEvent,
  type DragMoveEvent,
  type DragStartEvent,
} from '@dnd-kit/core';
import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent as ReactPointerEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { createPortal, flushSync } from 'react-dom';
import { classNames } from '@/ui/class-names';
import { useEvent } from '@/ui/events/use-event';
import { useIsNarrow } from '@/ui/use-is-narrow';
import type { DealCard, Stage } from '../model/deal-card';
import type { Place } from '../model/moves';
import { aimAt, letGo, lift, useCarry } from './carry';
import { CardSensor } from './card-sensor';
import { columnElement, columnSection, rowAbove } from './column-rows';
import { DealCardView } from '../card/deal-card-view';

interface DragAreaProps {
  deals: readonly DealCard[];
  now: Date;
  /** The stages whose columns are shown. */
  stages: readonly Stage[];
  drop: (deal: DealCard, place: Place) => boolean;
  children: ReactNode;
}

const zones = { 'zone-completed': 'completed', 'zone-lost': 'lost' } as const satisfies Record<string, Stage>;
type Zone = keyof typeof zones;
const isZone = (id: unknown): id is Zone => typeof id === 'string' && id in zones;

/** The zones lie over the columns. */
const collisions: CollisionDetection = (args) => {
  const hits = pointerWithin(args);
  const zone = hits.find(({ id }) => isZone(id));
  return zone ? [zone] : hits;
};

// What the library would say by itself is said by the board, in the product's words.
const silent = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragMove: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
};
// The board and its columns scroll at their edges; the page under them stays.
const canScroll = (element: Element) => element !== document.scrollingElement;
/** At the very edge, in px every 5 ms: slow enough to stop at the column that is meant. On a phone a column fills the screen. */
const scrolling = { wide: { canScroll, acceleration: 5 }, narrow: { canScroll, acceleration: 3 } };
const options = { activationConstraint: { distance: 6 } };
/**
 * Following the pointer then moves a layer, and paints nothing anew. The animation adds nothing and never runs: Chrome moves a layer without
 * sorting the whole page into layers again only where an animation of `transform` is under way.
 */
const onItsOwnLayer = {
  willChange: 'transform',
  animation: 'tb-hold 1s infinite paused',
  animationComposition: 'add',
  pointerEvents: 'none',
} as const;

/**
 * Cards inside can be dragged by pointer; the carried one follows it, and columns show where it would go. They stand beside the library's
 * context, not in it: each movement changes that, and its readers would be looked for in every card.
 */
export function DragArea({ deals, now, stages, drop, children }: DragAreaProps) {
  const source = useRef<Source>(null);
  const sensors = useSensors(useSensor(CardSensor, options));
  const pointer = usePointerHeight();
  /** Where the last aim was taken. */
  const aimed = useRef('');
  const isNarrow = useIsNarrow();
  const onStart = ({ active }: DragStartEvent) => {
    const deal = deals.find(({ id }) => id === active.id);
    if (!deal) return;
    aimed.current = '';
    lift(deal, 'pointer', null);
    // A card that has the focus when it leaves its column is laid out once more, in the frame of the drop.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  const aim = ({ active, over, delta }: DragMoveEvent | DragEndEvent) => {
    // Let go where it was last seen: the page is not measured once more in the frame of the drop. Scrolling counts as movement.
    const at = `${over?.id} ${delta.x} ${delta.y} ${pointer.current}`;
    if (at === aimed.current) return;
    aimed.current = at;
    if (over === null) aimAt(null);
    else if (isZone(over.id)) aimAt({ stage: zones[over.id], afterId: null });
    else {
      // The columns are the only other places, and stages are their ids.
      const stage = over.id as Stage;
      const column = columnElement(stage);
      aimAt({ stage, afterId: column ? rowAbove(column, pointer.current, String(active.id)) : null });
    }
  };
  const onEnd = (event: DragEndEvent) => {
    // Let go in the same moment as the last movement: the library has told of none yet.
    aim(event);
    const { deal, target } = useCarry.getState();
    swallowClick();
    if (deal && target) drop(deal, target);
    else letGo();
  };
  return (
    <>
      <div
        className="contents"
        onPointerDownCapture={(event) => source.current?.take(event)}
        onPointerDown={(event) => source.current?.lift(event)}
      >
        {children}
      </div>
      <DndContext
        sensors={sensors}
        collisionDetection={collisions}
        accessibility={silent}
        autoScroll={isNarrow ? scrolling.narrow : scrolling.wide}
        onDragStart={onStart}
        onDragMove={aim}
        onDragEnd={onEnd}
        onDragCancel={() => letGo()}
      >
        <DragSource ref={source} />
        {stages.map((stage) => (
          <DropColumn key={stage} stage={stage} />
        ))}
        <Shield />
        <Zones />
        {createPortal(
          <DragOverlay dropAnimation={null} zIndex={75} style={onItsOwnLayer}>
            <Carried now={now} />
          </DragOverlay>,
          document.body,
        )}
      </DndContext>
    </>
  );
}

const noDeal = 'no-deal';

interface Source {
  /** Makes the row below the pointer the one that would be dragged. */
  take: (event: ReactPointerEvent) => void;
  /** Tells the library that the pointer went down on it. */
  lift: (event: ReactPointerEvent) => void;
}

/**
 * The one draggable of the library: the row that a pointer goes down on becomes it just before the library hears of that. Were every
 * row one, each would be drawn anew whenever a drag enters another column.
 */
function DragSource({ ref }: { ref: Ref<Source> }) {
  const [row, setRow] = useState<HTMLElement | null>(null);
  const id = row?.dataset['deal'] ?? noDeal;
  const { setNodeRef, listeners, isDragging } = useDraggable({ id, disabled: row === null });
  useLayoutEffect(() => setNodeRef(row));
  useImperativeHandle(ref, () => ({
    take: ({ target, isPrimary }) => {
      if (isDragging || !isPrimary || !(target instanceof Element)) return;
      const next = target.closest<HTMLElement>('[data-deal][data-movable]');
      if (next !== row) flushSync(() => setRow(next));
    },
    lift: (event) => void listeners?.['onPointerDown']?.(event),
  }));
  return null;
}

/** Lets a column receive what is dragged. */
function DropColumn({ stage }: { stage: Stage }) {
  const { setNodeRef } = useDroppable({ id: stage });
  // The column comes and goes with its stage, as this does.
  useLayoutEffect(() => setNodeRef(columnSection(stage)), [setNodeRef, stage]);
  return null;
}

function Carried({ now }: { now: Date }) {
  const deal = useCarry((carry) => (carry.by === 'pointer' ? carry.deal : null));
  return deal && <DealCardView deal={deal} now={now} isCarried />;
}

/** While a deal is dragged, no card under the pointer is hovered: each would be drawn anew as the pointer crosses it. */
function Shield() {
  const isShielded = useCarry((carry) => carry.isShielded);
  return (
    <div
      aria-hidden
      className={classNames(!isShielded && 'invisible', 'fixed inset-0 z-(--z-banner) cursor-grabbing')}
    />
  );
}

/**
 * While a deal is dragged, its two ends are always within reach, wherever the board is scrolled to. They are there before, unseen: made
 * at the lift they would cost its frame.
 */
function Zones() {
  const isShielded = useCarry((carry) => carry.isShielded);
  return (
    <div
      className={classNames(
        !isShielded && 'invisible',
        'fixed inset-x-0 bottom-0 z-(--z-banner) flex gap-3 p-3 pb-[max(12px,env(safe-area-inset-bottom))] min-[1224px]:left-[250px]',
      )}
    >
      <DropZone
        id="zone-completed"
        text="Completed"
        className="border-green-line bg-green-bg text-green-ink"
      />
      <DropZone id="zone-lost" text="Lost" className="border-red-line bg-red-bg text-red-ink" />
    </div>
  );
}

function DropZone({ id, text, className }: { id: Zone; text: string; className: string }) {
  const { setNodeRef, isOver } = useDroppable({ id });
  return (
    <div
      ref={setNodeRef}
      className={classNames(
        'grid h-16 flex-1 place-items-center rounded-[14px] border-2 border-dashed text-sm font-semibold',
        className,
        isOver && 'border-solid outline-2 outline-current',
      )}
    >
      {text}
    </div>
  );
}

/** How far down the pointer is; what the library tells is where the card is, scrolling included. */
function usePointerHeight() {
  const height = useRef(0);
  const note = ({ clientY }: PointerEvent) => {
    height.current = clientY;
  };
  useEvent('window', 'pointermove', note, true, { capture: true });
  return height;
}

/** A drag that ends on its own card is no click: it must not open the deal. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}
