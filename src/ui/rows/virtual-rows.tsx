import {
  measureElement,
  useVirtualizer,
  useWindowVirtualizer,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual';
import {
  memo,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { afterPaint } from '@/lib/timing/after-paint';
import { useFirstRows } from '../page/later';
import { rowsInPlace, useRecycledRows } from './recycled-rows';
import { RowBoundary } from './safe-rows';
import { useIsPrinting } from './use-is-printing';

/** Up to so many rows of a page are simply all there, for the browser's own search and for printing. */
const plainInPage = 100;
/** A list that scrolls in a frame of its own opens with a click, and must not keep it waiting. */
const plainInElement = 30;

interface RowsProps<Item> {
  /** What a row is, in a word, for the sentence in the place of one that can't be drawn. */
  rowName: string;
  /** Names the list. */
  label: string;
  items: readonly Item[];
  /** The same function at every render: with another one every row of the list is laid out again. */
  keyOf: (item: Item) => string | number;
  /** A row's usual height in pixels; the true one is measured when it is shown. */
  rowHeight: number;
  /** Whose rows they are, such as a filter's: those of another one that are in view are drawn first. */
  of?: string;
  children: (item: Item) => ReactNode;
}

interface VirtualRowsProps<Item> extends RowsProps<Item> {
  /** What scrolls: an element, or the page when left out. */
  scroller?: RefObject<HTMLElement | null>;
  /** How much of the window's height the scroller takes at most. */
  share?: number;
  /**
   * Heights of rows in a frame, px, by their keys, kept here as they are measured. Lists that hand rows to one another share it: a row
   * that is known is not measured when it comes, which would have the browser lay out the whole page before its next frame.
   */
  heights?: Map<string, number> | undefined;
  /** Under this name the heights of a list in the page are kept, so that who comes back finds it where it was. */
  memory?: string;
}

/** Measured rows of the lists that were left, by the names under which they are kept. */
const measured = new Map<string, VirtualItem[]>();

/** A list of any length: beyond a hundred rows (thirty in a frame) only those near the view are there, and in the page all that print. */
export function VirtualRows<Item>({ scroller, share, memory, heights, ...props }: VirtualRowsProps<Item>) {
  if (props.items.length <= (scroller ? plainInElement : plainInPage)) {
    return <PlainRows {...props} share={share} isPanel={scroller !== undefined} />;
  }
  return scroller ? (
    <RowsInElement {...props} scroller={scroller} heights={heights} />
  ) : (
    <RowsInPage {...props} {...(memory ? { memory } : {})} />
  );
}

interface PlainRowsProps<Item> extends RowsProps<Item> {
  isPanel: boolean;
  share: number | undefined;
}

/** All rows there are, those that fill the screen first. While a filter is on its way its list has no part in that. */
// memo keeps the type of the rows to itself, as below.
const PlainRows = memo(function <Item>({ isPanel, share, ...props }: PlainRowsProps<Item>) {
  const drawn = useFirstRows(props.items.length, props.rowHeight, {
    isPanel,
    ...(share && { share }),
    ...(props.of !== undefined && { of: props.of }),
  });
  const shown = rowsInPlace(
    useRecycledRows(props.items, props.of ?? '', (item, index) => keyOr(props.keyOf, item, index)),
    drawn,
  );
  // Rows below the view cost nothing until they are scrolled to.
  const unseen =
    props.of === undefined
      ? undefined
      : ({ contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${props.rowHeight}px` } as const);
  const room = (props.items.length - shown.length) * props.rowHeight;
  return (
    <ul aria-label={props.label} style={room > 0 ? { paddingBottom: room } : undefined}>
      {shown.map(({ item, slot }) => (
        <li key={slot} style={unseen}>
          <SafeRow item={item} name={props.rowName} draw={props.children} />
        </li>
      ))}
    </ul>
  );
}) as <Item>(props: PlainRowsProps<Item>) => ReactNode;

const overscan = 4;

/** A record without its id has no name but its place. */
function keyOr<Item>(keyOf: (item: Item) => string | number, item: Item, index: number): string | number {
  try {
    // The contract promises an id; a server may still leave it out.
    const key: string | number | undefined | null = keyOf(item);
    return key ?? `at-${index}`;
  } catch {
    return `at-${index}`;
  }
}

/** Drawn here, below its boundary, whatever it throws. */
function SafeRow<Item>({ item, name, draw }: { item: Item; name: string; draw: (item: Item) => ReactNode }) {
  return (
    <RowBoundary item={item} name={name} as="padded">
      <Row item={item} draw={draw} />
    </RowBoundary>
  );
}

function RowsInElement<Item>({
  scroller,
  heights,
  ...props
}: RowsProps<Item> & Required<Pick<VirtualRowsProps<Item>, 'scroller' | 'heights'>>) {
  const itemKey = useItemKey(props);
  const count = props.items.length;
  // The frame in which a list grows or shrinks by a row draws that row alone: the one that comes or goes below the view waits for the next.
  const [lastCount, setLastCount] = useState(count);
  useEffect(
    () => (lastCount === count ? undefined : afterPaint(() => startTransition(() => setLastCount(count)))),
    [lastCount, count],
  );
  const [, lookAgain] = useReducer((turn: number) => turn + 1, 0);
  // What scrolls holds this list, so its ref is filled only after the effects of its first commit: without another look
  // no row would be shown. It happens before anything is painted.
  useLayoutEffect(lookAgain, [lookAgain]);
  // oxlint-disable-next-line react/incompatible-library -- the compiler that this warns of is not in use
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heights?.get(String(itemKey(index))) ?? props.rowHeight,
    getItemKey: itemKey,
    overscan: overscan + Math.sign(count - lastCount),
    ...(heights && { measureElement: measureInto(heights) }),
  });
  return <ShownRows {...props} virtualizer={virtualizer} margin={0} />;
}

/** Measures a row when it comes only where its height is neither known nor soon enough told by the observer: below the view. */
function measureInto(heights: Map<string, number>): typeof measureElement {
  return (row, entry, virtualizer) => {
    const index = virtualizer.indexFromElement(row);
    const key = String(virtualizer.options.getItemKey(index));
    if (!entry && (heights.has(key) || index > (virtualizer.range?.endIndex ?? index)))
      return virtualizer.options.estimateSize(index);
    const height = measureElement(row, entry, virtualizer);
    if (height > 0) heights.set(key, height);
    return height;
  };
}

function RowsInPage<Item>({ memory, ...props }: RowsProps<Item> & { memory?: string }) {
  const itemKey = useItemKey(props);
  const isWhole = useIsPrinting();
  const list = useRef<HTMLUListElement>(null);
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    // Where the list begins on the page is known only once it is there.
    setMargin(list.current ? list.current.getBoundingClientRect().top + window.scrollY : 0);
  }, []);
  // oxlint-disable-next-line react/incompatible-library -- the compiler that this warns of is not in use
  const virtualizer = useWindowVirtualizer({
    count: props.items.length,
    estimateSize: () => props.rowHeight,
    getItemKey: itemKey,
    scrollMargin: margin,
    overscan,
    ...(memory ? { initialMeasurementsCache: measured.get(memory) ?? [] } : {}),
  });
  useEffect(() => {
    return () => {
      if (memory) measured.set(memory, virtualizer.takeSnapshot());
    };
  }, [memory, virtualizer]);
  return <ShownRows {...props} list={list} virtualizer={virtualizer} margin={margin} isWhole={isWhole} />;
}

function useItemKey<Item>({ items, keyOf }: RowsProps<Item>) {
  return useCallback(
    (index: number) => {
      const item = items[index];
      return item === undefined ? index : keyOr(keyOf, item, index);
    },
    [items, keyOf],
  );
}

interface ShownRowsProps<Item, Scroller extends Element | Window> extends RowsProps<Item> {
  list?: RefObject<HTMLUListElement | null>;
  virtualizer: Virtualizer<Scroller, Element>;
  margin: number;
  /** Every row is there, one below the other. */
  isWhole?: boolean;
}

function ShownRows<Item, Scroller extends Element | Window>({
  label,
  rowName,
  items,
  list,
  virtualizer,
  margin,
  isWhole = false,
  children,
}: ShownRowsProps<Item, Scroller>) {
  const { getItemKey } = virtualizer.options;
  const shown = isWhole
    ? items.map((_, index) => ({ index, key: getItemKey(index), start: null }))
    : virtualizer.getVirtualItems();
  return (
    <ul
      ref={list}
      aria-label={label}
      className="relative"
      style={isWhole ? undefined : { height: virtualizer.getTotalSize() }}
    >
      {shown.map(({ index, key, start }) => {
        const item = items[index];
        return (
          item !== undefined && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              className={start === null ? undefined : 'absolute inset-x-0 top-0'}
              // Moved by its transform, a row is not painted anew when one above it comes or goes.
              style={start === null ? undefined : { transform: `translateY(${start - margin}px)` }}
            >
              <SafeRow item={item} name={rowName} draw={children} />
            </li>
          )
        );
      })}
    </ul>
  );
}

/**
 * What a row shows. Scrolling and measuring draw the list again and again, in one frame more than once; a row that is
 * there already has no part in that.
 */
// memo keeps the type of the row's item to itself; what it is given and returns is the same.
const Row = memo(function <Item>({ item, draw }: { item: Item; draw: (item: Item) => ReactNode }) {
  return draw(item);
}) as <Item>(props: { item: Item; draw: (item: Item) => ReactNode }) => ReactNode;
