/** A value a row can be looked up by. */
export type Key = string | number;

/** As much of a model of @mswjs/data as a collection needs. */
export interface Model<Row> {
  /** Keeps the row itself, not a copy. */
  store(row: Row): void;
  remove(id: Key): void;
}
