import type { Key, Model } from './model';
import { Orders } from './orders';

interface Options<Row extends { id: Key }, Indexed extends keyof Row> {
  model: Model<Row>;
  indexed: readonly Indexed[];
  /** The n-th id, and the n of an id. */
  ids: { make: (n: number) => Row['id']; number: (id: Row['id']) => number };
  onChange: () => void;
}

/** What differs from the seed: rows written since, ids removed since, and how far the sequence of ids got. */
export interface TableDiff<Row extends { id: Key }> {
  written: Row[];
  removed: Row['id'][];
  lastId: number;
}

/**
 * A table: rows live in @mswjs/data, and are found by our own indexes.
 *
 * Rows handed out are live: they show later updates. They are read-only to callers; write by `update`.
 */
export class Collection<Row extends { id: Key }, Indexed extends keyof Row> {
  readonly #options: Options<Row, Indexed>;
  readonly #rows = new Map<Row['id'], Row>();
  readonly #byColumn = new Map<Indexed, Map<Key, Map<Row['id'], Row>>>();
  readonly #orders = new Orders<Row>();
  /** Rows of `fill` that @mswjs/data does not know yet. */
  readonly #apart = new Set<Row['id']>();
  readonly #written = new Set<Row['id']>();
  readonly #removed = new Set<Row['id']>();
  #lastId = 0;

  constructor(options: Options<Row, Indexed>) {
    this.#options = options;
    for (const column of options.indexed) this.#byColumn.set(column, new Map());
  }

  get size(): number {
    return this.#rows.size;
  }

  get(id: Row['id']): Readonly<Row> | undefined {
    return this.#rows.get(id);
  }

  all(): Readonly<Row>[] {
    return [...this.#rows.values()];
  }

  /** The rows whose indexed column has this value, in the order they were written. */
  by<C extends Indexed>(column: C, value: Row[C] & Key): Readonly<Row>[] {
    return [...(this.#byColumn.get(column)?.get(value)?.values() ?? [])];
  }

  countBy<C extends Indexed>(column: C, value: Row[C] & Key): number {
    return this.#byColumn.get(column)?.get(value)?.size ?? 0;
  }

  first<C extends Indexed>(column: C, value: Row[C] & Key): Readonly<Row> | undefined {
    return this.#byColumn.get(column)?.get(value)?.values().next().value;
  }

  /** All rows, ascending by a column, then by id. The list is kept sorted, so asking again costs nothing. */
  sorted(order: keyof Row): readonly Readonly<Row>[] {
    return this.#orders.get(undefined, undefined, order, () => [...this.#rows.values()]);
  }

  /** The rows whose indexed column has this value, ascending by another column, then by id; kept sorted too. */
  sortedBy<C extends Indexed>(column: C, value: Row[C] & Key, order: keyof Row): readonly Readonly<Row>[] {
    return this.#orders.get(column, value, order, () => [
      ...(this.#byColumn.get(column)?.get(value)?.values() ?? []),
    ]);
  }

  /** Adds a row with the next id. */
  add(row: Omit<Row, 'id'>): Readonly<Row> {
    // TypeScript cannot see that Omit<Row, 'id'> and an id make a Row again.
    return this.put({ ...row, id: this.#options.ids.make(this.#lastId + 1) } as unknown as Row);
  }

  /** Adds a row that has its id, or overwrites the one that has it. */
  put(row: Row): Readonly<Row> {
    if (this.#rows.has(row.id)) return this.update(row.id, row);
    const stored = this.#options.model.create(row);
    this.#keep(stored);
    this.#touch(row.id);
    return stored;
  }

  /** Adds many rows of a seed at once, with ids from the next one on. @mswjs/data learns of each when it is written. */
  fill(rows: Iterable<Omit<Row, 'id'>>): void {
    for (const row of rows) {
      // As in `add`. The id first: with it last, V8 gives every copy a shape of its own, and scans are ten times slower.
      const whole = { id: this.#options.ids.make(this.#lastId + 1), ...row } as unknown as Row;
      this.#apart.add(whole.id);
      this.#keep(whole);
    }
    this.#options.onChange();
  }

  update(id: Row['id'], patch: Partial<Omit<Row, 'id'>>): Readonly<Row> {
    const row = this.#adopt(id);
    const before = { ...row };
    Object.assign(row, patch);
    for (const column of this.#byColumn.keys()) {
      // Untouched columns keep the row's place among its like.
      if (before[column] === row[column]) continue;
      this.#leave(column, before);
      this.#enter(column, row);
    }
    this.#orders.leave(before, row);
    this.#orders.enter(row);
    this.#touch(id);
    return row;
  }

  remove(id: Row['id']): void {
    const row = this.#rows.get(id);
    if (row === undefined) return;
    this.#drop(row);
    if (!this.#apart.delete(id)) this.#options.model.remove(id);
    this.#written.delete(id);
    this.#removed.add(id);
    this.#options.onChange();
  }

  /** Forgets all rows and the sequence of ids; the database drops the stored copies itself. */
  empty(): void {
    this.#rows.clear();
    this.#apart.clear();
    this.#orders.clear();
    for (const entries of this.#byColumn.values()) entries.clear();
    this.#lastId = 0;
    this.forgetChanges();
  }

  /** From here on, what the table holds counts as its seed. */
  forgetChanges(): void {
    this.#written.clear();
    this.#removed.clear();
  }

  diff(): TableDiff<Row> {
    const written = [...this.#written].flatMap((id) => {
      const row = this.#rows.get(id);
      return row === undefined ? [] : [{ ...row }];
    });
    return { written, removed: [...this.#removed], lastId: this.#lastId };
  }

  apply(diff: TableDiff<Row>): void {
    for (const row of diff.written) this.put(row);
    for (const id of diff.removed) this.remove(id);
    this.#lastId = Math.max(this.#lastId, diff.lastId);
  }

  #keep(row: Row): void {
    this.#rows.set(row.id, row);
    for (const column of this.#byColumn.keys()) this.#enter(column, row);
    this.#orders.enter(row);
    this.#lastId = Math.max(this.#lastId, this.#options.ids.number(row.id));
  }

  #drop(row: Row): void {
    for (const column of this.#byColumn.keys()) this.#leave(column, row);
    this.#orders.leave(row, row);
    this.#rows.delete(row.id);
  }

  /** The row, stored in @mswjs/data from here on. Throws when there is none. */
  #adopt(id: Row['id']): Row {
    const row = this.#rows.get(id);
    if (row === undefined) throw new Error(`No row ${id} to update`);
    if (!this.#apart.delete(id)) return row;
    this.#drop(row);
    const stored = this.#options.model.create(row);
    this.#keep(stored);
    return stored;
  }

  #touch(id: Row['id']): void {
    this.#removed.delete(id);
    this.#written.add(id);
    this.#options.onChange();
  }

  #enter(column: Indexed, row: Row): void {
    const key = row[column];
    const entries = this.#byColumn.get(column);
    if (entries === undefined || (typeof key !== 'string' && typeof key !== 'number')) return;
    const rows = entries.get(key) ?? new Map<Row['id'], Row>();
    entries.set(key, rows.set(row.id, row));
  }

  #leave(column: Indexed, row: Row): void {
    const key = row[column];
    const entries = this.#byColumn.get(column);
    if (entries === undefined || (typeof key !== 'string' && typeof key !== 'number')) return;
    const rows = entries.get(key);
    rows?.delete(row.id);
    if (rows?.size === 0) entries.delete(key);
  }
}
