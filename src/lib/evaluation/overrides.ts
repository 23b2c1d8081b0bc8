import type { EvaluationInputs } from './inputs';

/** Every field may be left out, at every depth; lists are given whole. */
export type Partially<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [Key in keyof T]?: Partially<T[Key]> | undefined }
    : T;

/** Inputs that differ from the base, by dotted path: `finance.rate`. */
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

/** The overrides as an object of their own: `{ finance: { rate } }`. */
export function nestedOverrides(overrides: Overrides): object {
  let result: unknown = {};
  for (const [path, value] of Object.entries(overrides)) result = put(result, path.split('.'), value);
  return isObject(result) ? result : {};
}

function at(whole: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (part, key) => (isObject(part) && Object.hasOwn(part, key) ? part[key] : undefined),
      whole,
    );
}

function put(whole: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const known: Json = isObject(whole) ? whole : {};
  return { ...known, [key]: put(known[key], rest, value) };
}

/** Ready-made “what if”s, worked out from the base (product.md S37). */
export function scenarioPresets(
  base: EvaluationInputs,
): readonly { name: string; overrides: Record<string, number | null> }[] {
  const { finance, refi, income, refurb, exit, costs } = base;
  return [
    { name: 'Rates +2 %', overrides: { 'finance.rate': finance.rate + 2, 'refi.rate': refi.rate + 2 } },
    {
      name: 'Rent −10 %',
      overrides: {
        'income.rentPcm': income.rentPcm === null ? null : income.rentPcm * 0.9,
        'income.adr': income.adr === null ? null : income.adr * 0.9,
      },
    },
    {
      name: 'Refurb +25 %, 2 months late',
      overrides: {
        'refurb.contingencyPct': ((1 + refurb.contingencyPct / 100) * 1.25 - 1) * 100,
        'finance.bridge.months': finance.bridge.months + 2,
        'exit.months': exit.months + 2,
      },
    },
    { name: 'Voids 10 %', overrides: { 'costs.voidPct': Math.max(10, costs.voidPct) } },
  ];
}
