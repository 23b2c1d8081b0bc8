// Breaks one value of an answer, for tests: as null, left out, or of another type.
export type Json = null | string | number | boolean | readonly Json[] | { readonly [key: string]: Json };
export type Path = readonly (string | number)[];

type Parent = readonly Json[] | { readonly [key: string]: Json };
const isParent = (value: Json | undefined): value is Parent => typeof value === 'object' && value !== null;
const partsOf = (value: Parent): [string | number, Json][] =>
  Array.isArray(value)
    ? value.map((part: Json, index): [number, Json] => [index, part])
    : Object.entries(value);

export const breaks = {
  null: () => null,
  missing: () => undefined,
  'of another type': (value: Json): Json => (Array.isArray(value) ? {} : isParent(value) ? 'text' : [7]),
} as const;
export type Break = keyof typeof breaks;
// Its own keys.
export const breakNames = Object.keys(breaks) as Break[];

/**
 * Every value of an answer.
 * @param depth how many objects deep, lists not counted
 * @returns its paths; of a list the first row stands for all
 */
export function pathsIn(value: Json, depth = 3, before: Path = []): Path[] {
  if (!isParent(value) || depth === 0) return [];
  const parts = Array.isArray(value) ? partsOf(value).slice(0, 1) : partsOf(value);
  return parts.flatMap(([key, part]) => [
    [...before, key],
    ...pathsIn(part, depth - (Array.isArray(value) ? 0 : 1), [...before, key]),
  ]);
}

/** The answer with the value at this path broken; the rest of it is shared with the one given. */
export function broken(value: Json, [key, ...rest]: Path, how: Break): Json {
  if (key === undefined || !isParent(value)) return value;
  const parts = partsOf(value).map(([name, part]) => {
    if (name !== key) return [name, part] as const;
    return [name, rest.length > 0 ? broken(part, rest, how) : breaks[how](part)] as const;
  });
  // In JSON a row that is missing is null, a field that is missing is not there.
  if (Array.isArray(value)) return parts.map(([, part]) => part ?? null);
  const fields = parts.flatMap(([name, part]) => (part === undefined ? [] : [[name, part] as const]));
  return Object.fromEntries(fields);
}
