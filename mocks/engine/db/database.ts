import { factory, primaryKey } from '@mswjs/data';
import type { DATABASE_INSTANCE, Value } from '@mswjs/data/lib/glossary';
import { Collection, type TableDiff } from './collection';
import { numberOf, uuidOf } from './document-table';
import { documentTables, type Documents } from './documents';
import { indexes, models, type Indexes, type Models, type TableName as ModelName } from './models';
import type { Key, Model } from './model';

export type TableName = ModelName | keyof Documents;

/** A row of a table: as @mswjs/data derives it from the model, or a record of the contract kept whole. */
export type Row<Name extends TableName> = Name extends keyof Documents
  ? Documents[Name]
  : Name extends ModelName
    ? { id: number } & { [N in ModelName]: Value<Models[N], Models> }[Name]
    : never;

/** The columns a table is looked up by. */
export type IndexedBy<Name extends TableName> = Name extends keyof Documents
  ? (typeof documentTables)[Name]['by'][number] & keyof Row<Name>
  : Name extends ModelName
    ? Indexes[Name][number] & keyof Row<Name>
    : never;

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
  announce(): void;
};

// A record is one value to @mswjs/data, found by its id.
// The library keeps objects too, only its types speak of primitives alone.
const documentModel = { id: primaryKey(String), record: (() => ({})) as unknown as () => string };
// Object.keys of a literal holds exactly its own keys.
const documentNames = Object.keys(documentTables) as (keyof Documents)[];
const modelNames = Object.keys(models) as ModelName[];
export const tableNames: readonly TableName[] = [...modelNames, ...documentNames];

const dictionary = {
  ...models,
  ...Object.fromEntries(documentNames.map((name) => [name, documentModel])),
};

type Dictionary = { [Name in TableName]: typeof documentModel };
type Instance = ReturnType<typeof factory<Dictionary>>[typeof DATABASE_INSTANCE];

/** Creates an empty database; `seed` is what `reset` fills it with. */
export function createDatabase(seed: (tables: Tables) => void): Database {
  // Rows go in and out as they are; what they are, the types of the tables say.
  const api = factory(dictionary as unknown as Dictionary);
  const instance = instanceOf(api);
  // Two tabs with one database id would mirror each other's rows behind our indexes' backs.
  instance.id = crypto.getRandomValues(new Uint32Array(4)).join('-');

  const listeners = new Set<() => void>();
  let isQuiet = false;
  let isSeeding = false;
  const notify = () => {
    if (!isQuiet) for (const listener of listeners) listener();
  };
  const quietly = (act: () => void) => {
    isQuiet = true;
    try {
      act();
    } finally {
      isQuiet = false;
    }
  };

  const table = (name: TableName) => {
    const isDocument = name in documentTables;
    const { ids, by } = isDocument
      ? documentTables[name as keyof Documents] // `isDocument` says so
      : { ids: 'number', by: indexes[name as ModelName] };
    type AnyRow = { id: Key };
    const model: Model<AnyRow> = {
      create: (row) =>
        isDocument
          ? (api[name].create({ id: String(row.id), record: row as never }).record as unknown as AnyRow) // what went in
          : api[name].create(row as never), // the model's own columns
      // The public `delete` scans the whole table for the id.
      remove: (id) => instance.delete(name, isDocument ? String(id) : id),
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
      quietly(() => {
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
      quietly(() => {
        for (const name of tableNames) tables[name].rewind();
      }),
    diff: () => Object.fromEntries(tableNames.map((name) => [name, tables[name].diff()])),
    apply: (diff: DatabaseDiff) =>
      quietly(() => {
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
    announce: notify,
  });
}

function instanceOf(api: ReturnType<typeof factory<Dictionary>>): Instance {
  const [symbol] = Object.getOwnPropertySymbols(api);
  if (symbol === undefined) throw new Error('@mswjs/data keeps its instance elsewhere than under a symbol');
  // The library does not export the symbol; the factory's object has no other.
  return (api as unknown as Record<symbol, Instance>)[symbol] as Instance;
}
