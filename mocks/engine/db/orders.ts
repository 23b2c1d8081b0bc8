// Sorted views of a table that stay sorted, so a list of 20,000 rows is neither scanned nor sorted on each call.
import type { Key } from './model';

interface Order<Row> {
  /** The order holds rows with `value` in this column, or all rows when undefined. */
  column: keyof Row | undefined;
  value: Key | undefined;
  /** Ascending by this column, then by id. */
  by: keyof Row;
  rows: Row[];
}

export class Orders<Row extends { id: Key }> {
  readonly #orders = new Map<string, Order<Row>>();

  /** @param find returns the rows of the order in any sequence; called once */
  get(
    column: keyof Row | undefined,
    value: Key | undefined,
    by: keyof Row,
    find: () => Row[],
  ): readonly Row[] {
    const name = JSON.stringify([column, value, by]);
    const known = this.#orders.get(name);
    if (known) return known.rows;
    const rows = find().toSorted((a, b) => compare(a, b, by));
    this.#orders.set(name, { column, value, by, rows });
    return rows;
  }

  enter(row: Row): void {
    for (const { rows, by } of this.#ordersOf(row)) rows.splice(position(rows, row, by), 0, row);
  }

  /** @param before a copy of the row from before the change; `stored` is the row that the order holds */
  leave(before: Row, stored: Row): void {
    for (const order of this.#ordersOf(before)) {
      // The stored row may already hold the new value, so it is found by identity at its old position.
      const near = position(order.rows, before, order.by);
      const at = order.rows[near] === stored ? near : order.rows.indexOf(stored);
      if (at >= 0) order.rows.splice(at, 1);
    }
  }

  clear(): void {
    this.#orders.clear();
  }

  *#ordersOf(row: Row): Generator<Order<Row>> {
    for (const order of this.#orders.values()) {
      if (order.column === undefined || row[order.column] === order.value) yield order;
    }
  }
}

function compare<Row extends { id: Key }>(a: Row, b: Row, by: keyof Row): number {
  return order(a[by], b[by]) || order(a.id, b.id);
}

/** Missing values come first. */
function order(a: unknown, b: unknown): number {
  if (a === b) return 0;
  if (a === null || a === undefined) return -1;
  if (b === null || b === undefined) return 1;
  return a < b ? -1 : 1;
}

/** The index of the row, or where it would be inserted. */
function position<Row extends { id: Key }>(rows: readonly Row[], row: Row, by: keyof Row): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = rows[middle];
    if (other !== undefined && compare(other, row, by) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
