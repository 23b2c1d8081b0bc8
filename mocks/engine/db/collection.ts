import type { Key, Model } from './model';
import { Orders } from './orders';

interface Options<Row extends { id: Key }, Indexed extends keyof Row> {
  model: Model<Row>;
  indexed: readonly Indexed[];
  /** The n-th id, and the n of an id. */
  ids: { make: (n: number) => Row['id']; number: (id: Row['id']) => number };
  /** Rows of the seed stay out of @mswjs/data until they are first changed, because storing one is slow. */
  isSeeding: () => boolean;
  onChange: () => void;
}

/** What differs from the seed: rows written since, ids removed since, and the last id given. */
export interface TableDiff<Row extends { id: Key }> {
  written: Row[];
  removed: Row['id'][];
  lastId: number;
}

/**
 * A table: changed rows are stored in @mswjs/data, and every row is found by our own indexes.
 *
 * Rows are live objects that show later updates, so callers treat them as read-only and write with `update`.
 */
export class Collection<Row extends { id: Key }, Indexed extends keyof Row> {
  readonly #options: Options<Row, Indexed>;
  readonly #rows = new Map<Row['id'], Row>();
  readonly #byColumn = new Map<Indexed, Map<Key, Map<Row['id'], Row>>>();
  readonly #orders = new Orders<Row>();
  /** Rows of the seed that are not stored in @mswjs/data yet. */
  readonly #apart = new Set<Row['id']>();
  readonly #written = new Set<Row['id']>();
  readonly #removed = new Set<Row['id']>();
  /** The rows of the seed in their order, and copies from before their first change. */
  #seed: readonly Row[] = [];
  readonly #originals = new Map<Row['id'], Row>();
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
    // The id comes first: with it last, V8 gives every copy its own shape and scans are ten times slower.
    const id = this.#options.ids.make(this.#lastId + 1);
    // TypeScript cannot see that an id and Omit<Row, 'id'> make a Row again.
    const whole = { id, ...row } as unknown as Row;
    // A copy of another row may carry that row's id.
    whole.id = id;
    return this.put(whole);
  }

  /** Adds a row that has its id, or overwrites the one that has it. */
  put(row: Row): Readonly<Row> {
    if (this.#rows.has(row.id)) return this.update(row.id, row);
    if (this.#options.isSeeding()) {
      this.#apart.add(row.id);
      this.#keep(row);
      return row;
    }
    this.#options.model.store(row);
    this.#keep(row);
    this.#touch(row.id);
    return row;
  }

  /** Adds many rows at once, with ids from the next one on. */
  addAll(rows: Iterable<Omit<Row, 'id'>>): void {
    for (const row of rows) this.add(row);
  }

  update(id: Row['id'], patch: Partial<Omit<Row, 'id'>>): Readonly<Row> {
    const row = this.#adopt(id);
    const before = { ...row };
    Object.assign(row, patch);
    for (const column of this.#byColumn.keys()) {
      // A row whose column is unchanged keeps its position in that index.
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
    this.#remember(row);
    this.#drop(row);
    if (!this.#apart.delete(id)) this.#options.model.remove(id);
    this.#written.delete(id);
    this.#removed.add(id);
    this.#options.onChange();
  }

  /** Says whether a row with this id existed and was removed. */
  wasRemoved(id: Row['id']): boolean {
    return this.#removed.has(id) && !this.#rows.has(id);
  }

  /** Forgets all rows and the sequence of ids. */
  empty(): void {
    for (const id of this.#rows.keys()) if (!this.#apart.has(id)) this.#options.model.remove(id);
    this.#rows.clear();
    this.#apart.clear();
    this.#orders.clear();
    for (const entries of this.#byColumn.values()) entries.clear();
    this.#lastId = 0;
    this.#forgetChanges();
  }

  /** Makes what the table holds now its seed. */
  settle(): void {
    this.#seed = [...this.#rows.values()];
    this.#forgetChanges();
  }

  /** Back to the seed; a table that was not changed costs nothing. */
  rewind(): void {
    if (this.#written.size === 0 && this.#removed.size === 0) return;
    const rows = this.#seed.map((row) => this.#originals.get(row.id) ?? row);
    this.empty();
    for (const row of rows) {
      this.#apart.add(row.id);
      this.#keep(row);
    }
    this.settle();
  }

  #forgetChanges(): void {
    this.#written.clear();
    this.#removed.clear();
    this.#originals.clear();
  }

  #remember(row: Row): void {
    if (!this.#originals.has(row.id)) this.#originals.set(row.id, { ...row });
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
    for (const id of diff.removed) {
      this.remove(id);
      this.#removed.add(id);
    }
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
    if (this.#options.isSeeding()) return row;
    this.#remember(row);
    if (this.#apart.delete(id)) this.#options.model.store(row);
    return row;
  }

  #touch(id: Row['id']): void {
    if (this.#options.isSeeding()) return;
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
