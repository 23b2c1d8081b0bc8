import {
  defaultRangeExtractor,
  observeWindowOffset,
  observeWindowRect,
  Virtualizer,
  windowScroll,
  type Range,
  type VirtualItem,
  type VirtualizerOptions,
} from '@tanstack/react-virtual';
import { flushSync } from 'react-dom';
import { measuredRows, rememberRows } from './row-memory';
import { inUse, placeRows } from './row-places';

export type RowKey = string | number;

export interface RowOptions<Item> {
  keyOf: (item: Item) => RowKey;
  /** A row's usual height in pixels; the true one is measured when it is shown. */
  rowHeight: number;
  /** The space between two rows in pixels. */
  gap?: number;
  /** Under this name the heights of the rows are kept, so that who comes back finds the list where it was. */
  memory?: string;
}

const overscan = 4;
/** A long list that is shown again begins with so many; which are in view is known once it is there. */
const firstRows = 20;

type Keys = ReadonlySet<RowKey> | null;

/** What a list begins with that is long from the start. */
export const firstKeys = <Item>(items: readonly Item[], options: RowOptions<Item>): Keys =>
  new Set(keysOf(items.slice(0, firstRows), options));

/** The rows that have these keys; all of them without keys. */
export function shownRows<Item>(items: readonly Item[], shown: Keys, options: RowOptions<Item>) {
  if (shown === null) return items;
  const keys = keysOf(items, options);
  return items.filter((_, index) => shown.has(keys[index] ?? index));
}

/** A record that a server spoilt has no name but its place. */
const keysOf = <Item>(items: readonly Item[], { keyOf }: RowOptions<Item>): RowKey[] =>
  items.map((item, index) => {
    try {
      // The contract promises an id; a server may still leave it out.
      const key: RowKey | null | undefined = keyOf(item);
      return key ?? `at-${index}`;
    } catch {
      return `at-${index}`;
    }
  });

/**
 * Which rows of a long list in the page are near the view. They stand in the list's own flow: its padding and the first
 * margin after a hole take the room of those that are not there.
 */
export class RowWindow<Item> {
  #list: HTMLElement | null = null;
  #keys: readonly RowKey[] = [];
  #shown: readonly number[] = [];
  #options: RowOptions<Item> | null = null;
  #virtualizer: Virtualizer<Window, Element> | null = null;
  #isDrawing = false;
  /** What was asked for last. */
  #wanted: ReadonlySet<RowKey> | null = null;
  #keysLaidOut: readonly RowKey[] | null = null;
  /** While the browser prints: what was in view before. */
  #beforePrint: { row: VirtualItem | undefined; scrollY: number } | null = null;
  #life = new AbortController();
  /** Where the list begins on the page changes with what stands above it. */
  #pageSize = new ResizeObserver(() => this.#draw(() => this.#configure()));
  /** A row may put another element in its place, or come later than the rest. */
  #elements = new MutationObserver(() => this.#draw(() => this.#measure()));

  readonly #onChange: (keys: Keys) => void;

  /** @param onChange is told which rows are to be there, by their keys; null for all */
  constructor(onChange: (keys: Keys) => void) {
    this.#onChange = onChange;
    const { signal } = this.#life;
    window.addEventListener('beforeprint', () => this.#beginPrint(), { signal });
    window.addEventListener('afterprint', () => this.#endPrint(), { signal });
  }

  /** After each commit of the list: `shown` are the keys of those `items` that it drew, null for all. */
  draw(list: HTMLElement | null, items: readonly Item[], shown: Keys, options: RowOptions<Item>): void {
    if (list === null) return;
    const keys = keysOf(items, options);
    const isSame = keys.length === this.#keys.length && keys.every((key, index) => key === this.#keys[index]);
    const row = isSame ? undefined : this.#rowInView();
    if (!isSame) this.#keys = keys;
    this.#options = options;
    this.#shown = [...this.#keys.keys()].filter((index) => shown?.has(this.#keys[index] ?? index) ?? true);
    this.#draw(() => {
      if (list !== this.#list) this.#attach(list);
      this.#configure();
      if (row) this.#goBackTo(row);
      this.#measure();
    });
  }

  /** The list is gone, or short again: all of its rows are shown. */
  close(): void {
    const { memory } = this.#options ?? {};
    if (memory && this.#virtualizer) rememberRows(memory, this.#virtualizer.takeSnapshot());
    this.#life.abort();
    this.#pageSize.disconnect();
    this.#elements.disconnect();
    this.#virtualizer?._didMount()();
    if (this.#list) placeRows(this.#list, null);
    this.#onChange(null);
  }

  #attach(list: HTMLElement): void {
    this.#list = list;
    this.#pageSize.disconnect();
    this.#pageSize.observe(document.body);
    this.#elements.disconnect();
    this.#elements.observe(list, { childList: true });
  }

  #configure(): void {
    const options = this.#virtualizerOptions();
    if (options === null) return;
    if (this.#virtualizer) this.#virtualizer.setOptions(options);
    else this.#virtualizer = new Virtualizer(options);
    this.#virtualizer._willUpdate();
  }

  #virtualizerOptions(): VirtualizerOptions<Window, Element> | null {
    const [list, options, keys] = [this.#list, this.#options, this.#keys];
    if (list === null || options === null) return null;
    const before = this.#virtualizer?.options;
    return {
      count: keys.length,
      // Another function has every row laid out anew.
      getItemKey: before && this.#keysLaidOut === keys ? before.getItemKey : this.#keyOf(keys),
      estimateSize: () => options.rowHeight,
      gap: options.gap ?? 0,
      overscan,
      scrollMargin: list.getBoundingClientRect().top + window.scrollY,
      getScrollElement: () => window,
      observeElementRect: observeWindowRect,
      observeElementOffset: observeWindowOffset,
      scrollToFn: windowScroll,
      initialOffset: () => window.scrollY,
      initialMeasurementsCache: before?.initialMeasurementsCache ?? this.#measured(options.memory),
      rangeExtractor: before?.rangeExtractor ?? ((range) => this.#extract(range)),
      // A part of a pixel for each row adds up to a movement.
      measureElement: (row, entry) =>
        entry?.borderBoxSize[0]?.blockSize ?? row.getBoundingClientRect().height,
      onChange: (_, isSync) => this.#show(isSync),
    };
  }

  #keyOf(keys: readonly RowKey[]) {
    this.#keysLaidOut = keys;
    return (index: number) => keys[index] ?? index;
  }

  /** The heights known before: those of the last time, and of the rows that are there already. */
  #measured(memory: string | undefined): VirtualItem[] {
    const there = [...(this.#list?.children ?? [])];
    if (there.length !== this.#shown.length) return measuredRows(memory);
    const rows = this.#shown.map((index, place): VirtualItem => {
      const size = there[place]?.getBoundingClientRect().height ?? 0;
      return { key: this.#keys[index] ?? index, index, size, start: 0, end: 0, lane: 0 };
    });
    return [...measuredRows(memory), ...rows];
  }

  #extract(range: Range): number[] {
    const kept = inUse(this.#list, this.#shown, range.count);
    return [...new Set([...defaultRangeExtractor(range), ...kept])].toSorted((a, b) => a - b);
  }

  /** The row at the top of the view, unless the page was scrolled at the same time. */
  #rowInView(): VirtualItem | undefined {
    const offset = this.#virtualizer?.scrollOffset ?? 0;
    const isInList = offset > (this.#virtualizer?.options.scrollMargin ?? Infinity);
    const isAtRest = Math.abs(offset - window.scrollY) < 1;
    return isInList && isAtRest ? this.#virtualizer?.getVirtualItemForOffset(offset) : undefined;
  }

  /** Rows that come or go above the view move nothing in it. */
  #goBackTo({ key, start }: VirtualItem): void {
    this.#place();
    const now = this.#virtualizer?.measurementsCache[this.#keys.findIndex((each) => each === key)];
    if (now && now.start !== start) window.scrollBy({ top: now.start - start, behavior: 'instant' });
  }

  #measure(): void {
    const rows = [...(this.#list?.children ?? [])];
    // One that has no element yet is awaited: the others would be taken for their neighbours.
    if (rows.length !== this.#shown.length) return;
    rows.forEach((row, place) => row.setAttribute('data-index', String(this.#shown[place])));
    for (const row of rows) this.#virtualizer?.measureElement(row);
    this.#virtualizer?.measureElement(null);
  }

  #draw(change: () => void): void {
    this.#isDrawing = true;
    try {
      change();
    } finally {
      this.#isDrawing = false;
    }
    this.#show(false);
  }

  /** All rows are there while the browser prints, which it does as soon as the event is over. */
  #beginPrint(): void {
    this.#beforePrint = { row: this.#rowInView(), scrollY: window.scrollY };
    this.#wanted = null;
    flushSync(() => this.#onChange(null));
    if (this.#list) placeRows(this.#list, null);
  }

  /** Every row was measured meanwhile, so the one that was in view is elsewhere. */
  #endPrint(): void {
    const before = this.#beforePrint;
    if (before === null) return;
    this.#beforePrint = null;
    this.#show(true);
    const now = this.#virtualizer?.measurementsCache[this.#keys.findIndex((key) => key === before.row?.key)];
    if (now && before.row)
      window.scrollTo({ top: before.scrollY + now.start - before.row.start, behavior: 'instant' });
  }

  #show(isSync: boolean): void {
    const virtualizer = this.#virtualizer;
    if (virtualizer === null || this.#isDrawing || this.#beforePrint !== null) return;
    const keys = new Set(virtualizer.getVirtualItems().map(({ index }) => this.#keys[index] ?? index));
    this.#place();
    if (this.#wanted?.size === keys.size && [...keys].every((key) => this.#wanted?.has(key))) return;
    this.#wanted = keys;
    if (isSync) flushSync(() => this.#onChange(keys));
    else this.#onChange(keys);
  }

  #place(): void {
    const virtualizer = this.#virtualizer;
    if (virtualizer === null || this.#list === null || this.#beforePrint !== null) return;
    virtualizer.getVirtualItems();
    placeRows(this.#list, {
      rows: this.#shown.flatMap((index) => virtualizer.measurementsCache[index] ?? []),
      count: this.#keys.length,
      begin: virtualizer.options.scrollMargin,
      height: virtualizer.getTotalSize(),
      gap: virtualizer.options.gap,
    });
  }
}
