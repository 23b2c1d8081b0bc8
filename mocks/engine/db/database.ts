import { factory, primaryKey } from '@mswjs/data';
import type { DATABASE_INSTANCE } from '@mswjs/data/lib/glossary';
import { Collection, type TableDiff } from './collection';
import { numberOf, uuidOf } from './table-definition';
import type { Key, Model } from './model';
import { definitions, type Rows } from './tables';

export type TableName = keyof Rows;
export type Row<Name extends TableName> = Rows[Name];

/** The columns a table is looked up by. */
export type IndexedBy<Name extends TableName> = (typeof definitions)[Name]['by'][number] & keyof Row<Name>;

export type Tables = {
  [Name in TableName]: Collection<Row<Name> & { id: Key }, IndexedBy<Name>>;
};
export type DatabaseDiff = { [Name in TableName]?: TableDiff<Row<Name> & { id: Key }> };

export type Database = Tables & {
  /** Empties every table and fills it by the seed; what it then holds is the state without changes. */
  reset(): void;
  /** Back to the seed as it was made; only changed tables cost something. */
  rewind(): void;
  /** What differs from the seed. */
  diff(): DatabaseDiff;
  apply(diff: DatabaseDiff): void;
  /** Calls back after every write; returns how to stop. */
  onChange(listener: () => void): () => void;
  /** Tells the listeners, as after a write: what was applied is to be stored too. */
  notifyListeners(): void;
};

// @mswjs/data stores each row whole under its id, because it drops unknown fields and scans relations.
// The library keeps objects too; only its types allow nothing but primitives.
const storedRow = { id: primaryKey(String), row: (() => ({})) as unknown as () => string };
// Object.keys of a literal holds exactly its own keys.
export const tableNames: readonly TableName[] = Object.keys(definitions) as TableName[];

type Dictionary = Record<TableName, typeof storedRow>;
type Instance = ReturnType<typeof factory<Dictionary>>[typeof DATABASE_INSTANCE];

/** Creates an empty database; `seed` is what `reset` fills it with. */
export function createDatabase(seed: (tables: Tables) => void): Database {
  // Each entry is the same model; Object.fromEntries forgets the names.
  const api = factory(Object.fromEntries(tableNames.map((name) => [name, storedRow])) as Dictionary);
  const instance = instanceOf(api);
  // Two tabs with one database id would mirror each other's rows behind our indexes' backs.
  instance.id = crypto.getRandomValues(new Uint32Array(4)).join('-');

  const listeners = new Set<() => void>();
  let isQuiet = false;
  let isSeeding = false;
  const notify = () => {
    if (!isQuiet) for (const listener of listeners) listener();
  };
  const withoutNotifying = (act: () => void) => {
    isQuiet = true;
    try {
      act();
    } finally {
      isQuiet = false;
    }
  };

  const table = (name: TableName) => {
    const { ids, by } = definitions[name];
    type AnyRow = { id: Key };
    const model: Model<AnyRow> = {
      store: (row) => {
        // The library's types take a primitive where it keeps the row.
        api[name].create({ id: String(row.id), row: row as never });
      },
      // The public `delete` scans the whole table for the id.
      remove: (id) => instance.delete(name, String(id)),
    };
    return new Collection<AnyRow, never>({
      model,
      // The columns of the table of this name.
      indexed: by as never,
      ids: { make: ids === 'uuid' ? (n) => uuidOf(name, n) : (n) => n, number: numberOf },
      isSeeding: () => isSeeding,
      onChange: notify,
    });
  };
  // Each entry is the collection of its own name; Object.fromEntries forgets which.
  const tables = Object.fromEntries(tableNames.map((name) => [name, table(name)])) as unknown as Tables;

  return Object.assign(tables, {
    reset: () =>
      withoutNotifying(() => {
        for (const name of tableNames) tables[name].empty();
        isSeeding = true;
        try {
          seed(tables);
        } finally {
          isSeeding = false;
        }
        for (const name of tableNames) tables[name].settle();
      }),
    rewind: () =>
      withoutNotifying(() => {
        for (const name of tableNames) tables[name].rewind();
      }),
    diff: () => Object.fromEntries(tableNames.map((name) => [name, tables[name].diff()])),
    apply: (diff: DatabaseDiff) =>
      withoutNotifying(() => {
        for (const name of tableNames) {
          // The diff of a name belongs to the table of that name.
          const part = diff[name] as TableDiff<never> | undefined;
          if (part !== undefined) tables[name].apply(part);
        }
      }),
    onChange: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notifyListeners: notify,
  });
}

function instanceOf(api: ReturnType<typeof factory<Dictionary>>): Instance {
  const [symbol] = Object.getOwnPropertySymbols(api);
  if (symbol === undefined) throw new Error('@mswjs/data keeps its instance elsewhere than under a symbol');
  // The library does not export the symbol; the factory's object has no other.
  return (api as unknown as Record<symbol, Instance>)[symbol] as Instance;
}
