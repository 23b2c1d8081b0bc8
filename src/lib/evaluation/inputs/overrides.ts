import type { EvaluationInputs } from './inputs';

/** Every field may be left out, at every depth; lists are given whole. */
export type Partially<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [Key in keyof T]?: Partially<T[Key]> | undefined }
    : T;

/** Inputs that differ from the base, by dotted path: `finance.rate`, `income.rooms.0.rentPcm`. */
export type Overrides = Readonly<Record<string, number | string | boolean | null>>;

type Json = { readonly [key: string]: unknown };

/** `base` with the given fields in place of its own; a field that is undefined counts as left out. */
export function mergeInputs(
  base: EvaluationInputs,
  ...parts: readonly (Partially<EvaluationInputs> | undefined)[]
): EvaluationInputs {
  // Each part has fields of the inputs only, so the merged object still is one.
  return parts.reduce<unknown>(merge, base) as EvaluationInputs;
}

function merge(base: unknown, part: unknown): unknown {
  if (part === undefined) return base;
  if (!isObject(base) || !isObject(part)) return part;
  const merged = { ...base };
  for (const [key, value] of Object.entries(part)) {
    if (Object.hasOwn(base, key)) merged[key] = merge(base[key], value);
  }
  return merged;
}

const isObject = (value: unknown): value is { [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Paths of `overrides` that lead to no single figure of the inputs. */
export function unknownPaths(inputs: EvaluationInputs, overrides: Overrides): string[] {
  return Object.keys(overrides).filter((path) => {
    const found = at(inputs, path);
    return found === undefined || (typeof found === 'object' && found !== null);
  });
}

/** A scenario's inputs: the base with some figures replaced. Unknown paths are left out. */
export function applyOverrides(inputs: EvaluationInputs, overrides: Overrides): EvaluationInputs {
  const unknown = new Set(unknownPaths(inputs, overrides));
  let result: unknown = inputs;
  for (const [path, value] of Object.entries(overrides)) {
    if (!unknown.has(path)) result = put(result, path.split('.'), value);
  }
  // Only figures that are there have been replaced.
  return result as EvaluationInputs;
}

function at(whole: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((part, key) => (holds(part, key) ? part[key] : undefined), whole);
}

/** Items of a list are known by their place; its length is none of them. */
const holds = (value: unknown, key: string): value is Json =>
  Array.isArray(value)
    ? /^\d+$/.test(key) && Object.hasOwn(value, key)
    : isObject(value) && Object.hasOwn(value, key);

function put(whole: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(whole))
    return whole.map((item: unknown, place): unknown =>
      String(place) === key ? put(item, rest, value) : item,
    );
  return isObject(whole) ? { ...whole, [key]: put(whole[key], rest, value) } : whole;
}
