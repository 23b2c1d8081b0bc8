/** A value a row can be looked up by. */
export type Key = string | number;

/** As much of a model of @mswjs/data as a collection needs. */
export interface Model<Row> {
  /** Keeps a copy of the row; the copy that is returned is the stored one. */
  create(row: Row): Row;
  remove(id: Key): void;
}
