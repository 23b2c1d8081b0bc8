// Values inside a record by dotted path: `inputs.finance.rate`, `inputs.refurb.items.0.rate`.

type Parts = { readonly [key: string]: unknown };

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

/** What stands at the path; undefined where there is nothing. */
export function valueAt(whole: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (part, key) => (isParts(part) && Object.hasOwn(part, key) ? part[key] : undefined),
      whole,
    );
}

/** The record with another value at a path; parts that are missing are made. */
export function withValue<T>(whole: T, path: string, value: unknown): T {
  // what is put in has the shape of what stood there, so the whole keeps its type
  return put(whole, path.split('.'), value) as T;
}

function put(whole: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(whole))
    return whole.map((part: unknown, at): unknown => (String(at) === key ? put(part, rest, value) : part));
  const parts = isParts(whole) ? whole : {};
  return { ...parts, [key]: put(parts[key], rest, value) };
}

/** Dotted paths of the single values inside, lists counted as one: `finance.rate`. */
export function leafPaths(whole: object, prefix = ''): string[] {
  return Object.entries(whole).flatMap(([key, value]: [string, unknown]) => {
    const path = prefix + key;
    return isParts(value) && !Array.isArray(value) ? leafPaths(value, `${path}.`) : [path];
  });
}

const lists = ['inputs.refurb.items', 'inputs.income.rooms'] as const;

/** The path under which a field is kept and sent: lists go as a whole, all else by itself. */
export const keptPath = (path: string): string => lists.find((list) => path.startsWith(`${list}.`)) ?? path;

/** Two values of a record are the same when they read the same. */
export const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);
