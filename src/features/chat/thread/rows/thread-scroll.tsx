import { useVirtualizer } from '@tanstack/react-virtual';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { classNames } from '@/ui/class-names';
import { RowBoundary, safeRow } from '@/ui/rows/safe-rows';
import type { ThreadRow } from './rows';

/** As near to the end as this, in pixels, counts as being there: what comes is followed. */
export const nearEnd = 80;
/** From here on towards the beginning, older messages are asked for. */
const nearStart = 500;

export interface ThreadScroller {
  toEnd: () => void;
  /** False when the row is not there. */
  toMessage: (messageId: number) => boolean;
}

interface ThreadScrollProps {
  ref: Ref<ThreadScroller>;
  label: string;
  rows: readonly ThreadRow[];
  children: (row: ThreadRow) => ReactNode;
  /** What stands above the first message: the way to older ones, or the beginning. */
  above: ReactNode;
  /** Below the last one: who types. */
  below: ReactNode;
  hasOlder: boolean;
  onOlder: () => void;
  onEnd: (isAtEnd: boolean) => void;
  /** `r` on a message. */
  onReply: (messageId: number) => void;
}

/** Room above the first message for what stands there. */
const roomAbove = 56;
const roomBelow = 14;

/**
 * The messages of a thread, of which only those near the view are there. It opens where the unread ones begin, else at the end;
 * follows what comes while the end is in view; and stays where it is when older ones come in above.
 */
export function ThreadScroll(props: ThreadScrollProps) {
  const { ref, label, rows, children, above, below, hasOlder, onOlder, onEnd, onReply } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(false);
  // Before the first frame heights are a guess, and what is guessed to be in view has been seen by nobody.
  const isLaidOut = useRef(false);
  // The same function while the rows are: with another one the place of every row is reckoned anew, thousands in each frame.
  const keyAt = useCallback((index: number) => rows[index]?.key ?? index, [rows]);
  // oxlint-disable-next-line react/incompatible-library -- the compiler that this warns of is not in use
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => estimate(rows[index]),
    getItemKey: keyAt,
    overscan: 4,
    // About where it opens and how much is seen: the first rendering draws those rows, and no others.
    initialRect: { width: 0, height: likelyHeight() },
    initialOffset: () => offsetOf(rows),
    paddingStart: roomAbove,
    paddingEnd: roomBelow,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: nearEnd,
  });

  const lookAround = useEffectEvent(() => {
    // What the virtualizer knows already: asking the elements would have the page laid out anew in the middle of a scroll.
    const height = virtualizer.scrollRect?.height ?? 0;
    const top = virtualizer.scrollOffset ?? 0;
    const total = virtualizer.getTotalSize();
    if (height === 0 || !isLaidOut.current) return;
    const isNear = total - top - height < nearEnd;
    isAtEnd.current = isNear && (isAtEnd.current || isEndInView(scroller.current, rows.length));
    onEnd(isAtEnd.current);
    // Where all of it is in view there is nothing to scroll: the button asks then.
    if (hasOlder && top < nearStart && total > height) onOlder();
  });
  const stay = useEffectEvent(() => {
    if (isAtEnd.current) virtualizer.scrollToEnd();
  });
  const open = useEffectEvent(() => {
    const unread = rows.findIndex(({ unreadFrom }) => unreadFrom !== null);
    if (unread >= 0) virtualizer.scrollToIndex(unread, { align: 'start' });
    else virtualizer.scrollToEnd();
  });
  useLayoutEffect(() => open(), []);
  useEffect(() => {
    const { current } = scroller;
    // After the virtualizer's own listener, which was there first.
    const look = () => lookAround();
    current?.addEventListener('scroll', look, { passive: true });
    // A keyboard opens, the window is made smaller: whoever read the end still does.
    let isFirst = true;
    const observer = new ResizeObserver(() => {
      // The first call only tells the size at the start: it opens where it opens.
      if (!isFirst) stay();
      isFirst = false;
    });
    if (current) observer.observe(current);
    const frame = requestAnimationFrame(() => {
      isLaidOut.current = true;
      lookAround();
    });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      current?.removeEventListener('scroll', look);
    };
  }, []);
  useEffect(() => lookAround(), [rows]);

  useImperativeHandle(ref, () => ({
    toEnd: () => virtualizer.scrollToEnd(),
    toMessage: (messageId) => {
      const place = rows.findIndex((row) => row.kind === 'message' && row.message.id === messageId);
      if (place < 0) return false;
      virtualizer.scrollToIndex(place, { align: 'center' });
      requestAnimationFrame(() => buttonOf(scroller.current, messageId)?.focus());
      return true;
    },
  }));

  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    const own = target.dataset['message'];
    if (key === 'r' && own !== undefined) {
      event.preventDefault();
      onReply(Number(own));
    } else if (
      (key === 'ArrowUp' || key === 'ArrowDown') &&
      (own !== undefined || target === scroller.current)
    ) {
      const buttons = [...(scroller.current?.querySelectorAll<HTMLElement>('[data-message]') ?? [])];
      const at = buttons.indexOf(target);
      const next = at < 0 ? buttons.at(-1) : buttons[at + (key === 'ArrowUp' ? -1 : 1)];
      if (!next) return;
      event.preventDefault();
      next.focus({ preventScroll: true });
      next.scrollIntoView({ block: 'nearest' });
    }
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of the buttons inside
    <div
      ref={scroller}
      role="log"
      aria-live="off"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by the keyboard (WCAG 2.1.1)
      tabIndex={0}
      onKeyDown={onKeyDown}
      className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain px-3.5 contain-strict -outline-offset-2 [overflow-anchor:none] md:px-6"
    >
      <div className="relative mt-auto w-full shrink-0" style={{ height: virtualizer.getTotalSize() }}>
        <div className="absolute inset-x-0 top-0 grid h-14 place-items-center">{above}</div>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index];
          return (
            row && (
              <div
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                className={classNames(
                  'absolute inset-x-0 top-0 [contain:layout_style]',
                  row.isLast ? 'pb-3' : 'pb-[3px]',
                )}
                style={{ transform: `translateY(${start}px)` }}
              >
                <RowBoundary item={row} name="message" as="p">
                  {safeRow(row, 'message', () => children(row), 'p')}
                </RowBoundary>
              </div>
            )
          );
        })}
      </div>
      {below}
    </div>
  );
}

const buttonOf = (scroller: HTMLElement | null, messageId: number) =>
  scroller?.querySelector<HTMLElement>(`[data-message="${messageId}"]`);

/** Whether the last row is where it can be seen. Lays the page out: asked only when the end seems to have been reached. */
function isEndInView(scroller: HTMLElement | null, count: number): boolean {
  if (!scroller || count === 0) return true;
  const last = scroller.querySelector(`[data-index="${count - 1}"]`);
  return (
    last !== null && last.getBoundingClientRect().bottom - scroller.getBoundingClientRect().bottom < nearEnd
  );
}

/** How much of a thread is likely to be in view, in pixels: the window less the bars above and the composer. */
const likelyHeight = () => Math.max(200, window.innerHeight - 220);

/** Where the view is likely to begin, in pixels: at the unread messages, else so that the last one is in view. */
function offsetOf(rows: readonly ThreadRow[]): number {
  const unread = rows.findIndex(({ unreadFrom }) => unreadFrom !== null);
  const heightOf = (some: readonly ThreadRow[]) => some.reduce((sum, row) => sum + estimate(row), roomAbove);
  return unread < 0
    ? Math.max(0, heightOf(rows) + roomBelow - likelyHeight())
    : heightOf(rows.slice(0, unread));
}

/** A row's likely height in pixels before it is measured: lines of some sixty characters. */
function estimate(row: ThreadRow | undefined): number {
  if (!row) return 44;
  const text = row.kind === 'message' ? row.message.content : row.unsent.content;
  const lines = Math.min(40, Math.ceil(text.length / 60) || 1);
  return 23 * lines + 22 + (row.isLast ? 34 : 3) + (row.day === null ? 0 : 40);
}
