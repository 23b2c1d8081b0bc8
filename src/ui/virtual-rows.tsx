import {
  useVirtualizer,
  useWindowVirtualizer,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';

/** Up to so many rows are simply all there, for the browser's own search and for printing. */
const plainUpTo = 100;

interface RowsProps<Item> {
  /** Names the list. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  /** A row's usual height in pixels; the true one is measured when it is shown. */
  rowHeight: number;
  children: (item: Item) => ReactNode;
}

interface VirtualRowsProps<Item> extends RowsProps<Item> {
  /** What scrolls: an element, or the page when left out. */
  scroller?: RefObject<HTMLElement | null>;
  /** Under this name the heights of a list in the page are kept, so that who comes back finds it where it was. */
  memory?: string;
}

/** Measured rows of the lists that were left, by the names under which they are kept. */
const measured = new Map<string, VirtualItem[]>();

/** A list of any length: beyond a hundred rows only those near the view are in the page. */
export function VirtualRows<Item>({ scroller, memory, ...props }: VirtualRowsProps<Item>) {
  if (props.items.length <= plainUpTo) {
    return (
      <ul aria-label={props.label}>
        {props.items.map((item) => (
          <li key={props.keyOf(item)}>{props.children(item)}</li>
        ))}
      </ul>
    );
  }
  return scroller ? (
    <RowsInElement {...props} scroller={scroller} />
  ) : (
    <RowsInPage {...props} {...(memory ? { memory } : {})} />
  );
}

const overscan = 8;

function RowsInElement<Item>({
  scroller,
  ...props
}: RowsProps<Item> & { scroller: RefObject<HTMLElement | null> }) {
  // oxlint-disable-next-line react/incompatible-library -- the compiler that this warns of is not in use
  const virtualizer = useVirtualizer({
    count: props.items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => props.rowHeight,
    getItemKey: (index) => keyAt(props, index),
    overscan,
  });
  return <ShownRows {...props} virtualizer={virtualizer} margin={0} />;
}

function RowsInPage<Item>({ memory, ...props }: RowsProps<Item> & { memory?: string }) {
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
    getItemKey: (index) => keyAt(props, index),
    scrollMargin: margin,
    overscan,
    ...(memory ? { initialMeasurementsCache: measured.get(memory) ?? [] } : {}),
  });
  useEffect(() => {
    return () => {
      if (memory) measured.set(memory, virtualizer.takeSnapshot());
    };
  }, [memory, virtualizer]);
  return <ShownRows {...props} list={list} virtualizer={virtualizer} margin={margin} />;
}

function keyAt<Item>({ items, keyOf }: RowsProps<Item>, index: number) {
  const item = items[index];
  return item === undefined ? index : keyOf(item);
}

interface ShownRowsProps<Item, Scroller extends Element | Window> extends RowsProps<Item> {
  list?: RefObject<HTMLUListElement | null>;
  virtualizer: Virtualizer<Scroller, Element>;
  margin: number;
}

function ShownRows<Item, Scroller extends Element | Window>({
  label,
  items,
  list,
  virtualizer,
  margin,
  children,
}: ShownRowsProps<Item, Scroller>) {
  return (
    <ul ref={list} aria-label={label} className="relative" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const item = items[index];
        return (
          item !== undefined && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start - margin}px)` }}
            >
              {children(item)}
            </li>
          )
        );
      })}
    </ul>
  );
}
