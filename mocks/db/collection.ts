import type { Key, Model } from './model';

interface Options<Row, Indexed extends keyof Row> {
  model: Model<Row>;
  indexed: readonly Indexed[];
  onChange: () => void;
}

/** What differs from the seed: rows written since, ids removed since, and how far the sequence of ids got. */
export interface TableDiff<Row> {
  written: Row[];
  removed: number[];
  lastId: number;
}

/**
 * A table: rows live in @mswjs/data, and are found by our own indexes.
 *
 * Rows handed out are live: they show later updates. They are read-only to callers; write by `update`.
 */
export class Collection<Row extends { id: number }, Indexed extends keyof Row> {
  readonly #options: Options<Row, Indexed>;
  readonly #rows = new Map<number, Row>();
  readonly #byColumn = new Map<Indexed, Map<Key, Map<number, Row>>>();
  readonly #written = new Set<number>();
  readonly #removed = new Set<number>();
  #lastId = 0;

  constructor(options: Options<Row, Indexed>) {
    this.#options = options;
    for (const column of options.indexed) this.#byColumn.set(column, new Map());
  }

  get size(): number {
    return this.#rows.size;
  }

  get(id: number): Readonly<Row> | undefined {
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

  /** Adds a row with the next id. */
  add(row: Omit<Row, 'id'>): Readonly<Row> {
    // TypeScript cannot see that Omit<Row, 'id'> and an id make a Row again.
    return this.put({ ...row, id: this.#lastId + 1 } as unknown as Row);
  }

  /** Adds a row that has its id, or overwrites the one that has it. */
  put(row: Row): Readonly<Row> {
    if (this.#rows.has(row.id)) return this.update(row.id, row);
    const stored = this.#options.model.create(row);
    this.#rows.set(row.id, stored);
    for (const column of this.#byColumn.keys()) this.#enter(column, stored);
    this.#lastId = Math.max(this.#lastId, row.id);
    this.#touch(row.id);
    return stored;
  }

  update(id: number, patch: Partial<Omit<Row, 'id'>>): Readonly<Row> {
    const row = this.#rows.get(id);
    if (row === undefined) throw new Error(`No row ${id} to update`);
    const before = { ...row };
    Object.assign(row, patch);
    for (const column of this.#byColumn.keys()) {
      // Untouched columns keep the row's place among its like.
      if (before[column] === row[column]) continue;
      this.#leave(column, before);
      this.#enter(column, row);
    }
    this.#touch(id);
    return row;
  }

  remove(id: number): void {
    if (!this.#rows.has(id)) return;
    this.#take(id);
    this.#written.delete(id);
    this.#removed.add(id);
    this.#options.onChange();
  }

  /** Forgets all rows and the sequence of ids; the database drops the stored copies itself. */
  empty(): void {
    this.#rows.clear();
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

  #touch(id: number): void {
    this.#removed.delete(id);
    this.#written.add(id);
    this.#options.onChange();
  }

  #take(id: number): void {
    const row = this.#rows.get(id);
    if (row === undefined) return;
    for (const column of this.#byColumn.keys()) this.#leave(column, row);
    this.#rows.delete(id);
    this.#options.model.remove(id);
  }

  #enter(column: Indexed, row: Row): void {
    const key = row[column];
    const entries = this.#byColumn.get(column);
    if (entries === undefined || (typeof key !== 'string' && typeof key !== 'number')) return;
    const rows = entries.get(key) ?? new Map<number, Row>();
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
