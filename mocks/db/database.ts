import { drop, factory } from '@mswjs/data';
import type { DATABASE_INSTANCE, Value } from '@mswjs/data/lib/glossary';
import { Collection, type TableDiff } from './collection';
import { indexes, models, type Indexes, type Models, type TableName } from './models';
import type { Model } from './model';

/** A row of a table, as @mswjs/data derives it from the model. */
export type Row<Name extends TableName> = { id: number } & {
  [N in TableName]: Value<Models[N], Models>;
}[Name];

export type Tables = {
  [Name in TableName]: Collection<Row<Name>, Indexes[Name][number] & keyof Row<Name>>;
};
export type DatabaseDiff = { [Name in TableName]?: TableDiff<Row<Name>> };

export type Database = Tables & {
  /** Empties every table and fills it by the seed; what it then holds is the state without changes. */
  reset(): void;
  /** What differs from the seed. */
  diff(): DatabaseDiff;
  apply(diff: DatabaseDiff): void;
  /** Calls back after every write; returns how to stop. */
  onChange(listener: () => void): () => void;
};

type Instance = ReturnType<typeof factory<Models>>[typeof DATABASE_INSTANCE];

/** Creates an empty database; `seed` is what `reset` fills it with. */
export function createDatabase(seed: (tables: Tables) => void): Database {
  const api = factory(models);
  const instance = instanceOf(api);
  // Two tabs with one database id would mirror each other's rows behind our indexes' backs.
  instance.id = crypto.getRandomValues(new Uint32Array(4)).join('-');

  const listeners = new Set<() => void>();
  let isQuiet = false;
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

  // @mswjs/data types its models by the dictionary, which no longer narrows once the name is generic.
  const table = <Name extends TableName>(name: Name) => {
    const model: Model<Row<Name>> = {
      create: (row) => api[name].create(row) as unknown as Row<Name>,
      // The public `delete` scans the whole table for the id.
      remove: (id) => instance.delete(name, id),
    };
    return new Collection({ model, indexed: indexes[name] as never, onChange: notify });
  };
  // Each entry is the collection of its own name; Object.fromEntries forgets which.
  const tables = Object.fromEntries(tableNames.map((name) => [name, table(name)])) as unknown as Tables;

  return Object.assign(tables, {
    reset: () =>
      quietly(() => {
        for (const name of tableNames) tables[name].empty();
        drop(api);
        seed(tables);
        for (const name of tableNames) tables[name].forgetChanges();
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
  });
}

// Object.keys of a literal holds exactly its own keys.
const tableNames = Object.keys(models) as TableName[];

function instanceOf(api: ReturnType<typeof factory<Models>>): Instance {
  const [symbol] = Object.getOwnPropertySymbols(api);
  if (symbol === undefined) throw new Error('@mswjs/data keeps its instance elsewhere than under a symbol');
  // The library does not export the symbol; the factory's object has no other.
  return (api as unknown as Record<symbol, Instance>)[symbol] as Instance;
}
