/** How a table makes its ids, and what it is looked up by. */
export interface TableDefinition<Row> {
  /** `uuid`: an id is made of the table's name and a running number, so it is the same in every world. */
  readonly ids: 'uuid' | 'number';
  /** The indexed columns. Any other look-up is a scan, so those on a hot path belong here. */
  readonly by: readonly (keyof Row & string)[];
}

export type TablesOf<Rows> = { [Name in keyof Rows]: TableDefinition<Rows[Name]> };

/** The id of the n-th row (from 1) ever added to a table: a UUID from which `numberOf` reads the number. */
export function uuidOf(table: string, n: number): string {
  const prefix = Array.from(table).reduce(
    (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16777619),
    2166136261,
  );
  const hex = (value: number, digits: number) => (value >>> 0).toString(16).padStart(digits, '0');
  return `${hex(prefix, 8)}-0000-4000-8000-0000${hex(n, 8)}`;
}

/** The running number of an id. */
export const numberOf = (id: string | number) =>
  typeof id === 'number' ? id : Number.parseInt(id.slice(-8), 16);
