import { isBlank } from '@/lib/blank';
import { badRequest, invalid, tooLarge } from './refusal';

const maxBytes = 1_000_000;

/** Reads one field; throws a `Problem` with a sentence for people when the value breaks its rule. */
type Reader<T> = (value: unknown) => T;

/** One reader for each field of a body; only a field that may be missing is read by one that allows it. */
export type Fields<Body> = {
  [Field in keyof Body]-?: Record<never, never> extends Pick<Body, Field>
    ? Reader<Body[Field] | undefined>
    : Reader<Body[Field]>;
};

class Problem extends Error {}

/**
 * The body of a request, every field read by its reader.
 * Throws 413 above 1 MB, 400 when it is no JSON object, 422 with messages by field, unknown fields included.
 */
export async function readBody<Body>(request: Request, fields: Fields<Body>): Promise<Body> {
  const given = await readObject(request);
  const errors = new Map<string, string[]>();
  for (const field of given.keys()) {
    if (!Object.hasOwn(fields, field)) errors.set(field, ['This field is not known']);
  }
  const read = new Map<string, unknown>();
  // Object.entries types the readers of all fields as one union.
  for (const [field, reader] of Object.entries(fields) as [string, Reader<unknown>][]) {
    try {
      const value = reader(given.get(field));
      if (value !== undefined) read.set(field, value);
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      errors.set(field, [problem.message]);
    }
  }
  if (errors.size > 0) throw invalid(Object.fromEntries(errors));
  // Every field went through the reader of its type.
  return Object.fromEntries(read) as Body;
}

/** A Map, so that keys like `__proto__` are keys and nothing else. */
async function readObject(request: Request): Promise<Map<string, unknown>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge();
  const text = await request.text();
  if (new TextEncoder().encode(text).byteLength > maxBytes) throw tooLarge();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw badRequest('The request is not JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw badRequest('The request is not a JSON object');
  }
  return new Map(Object.entries(value));
}

/** Text of `min` to `max` characters (code points); blank text counts as none. */
export function text(min: number, max: number): Reader<string> {
  return (value) => {
    if (typeof value !== 'string') throw new Problem('Enter some text');
    if (min > 0 && isBlank(value)) throw new Problem('This cannot be empty');
    const length = Array.from(value).length;
    if (length < min) throw new Problem(`Use at least ${min} characters`);
    if (length > max) throw new Problem(`Use at most ${max.toLocaleString('en-GB')} characters`);
    return value;
  };
}

export const flag: Reader<boolean> = (value) => {
  if (typeof value !== 'boolean') throw new Problem('Say yes or no');
  return value;
};

/** A record's id. */
export const recordId: Reader<number> = (value) => {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1) throw new Problem('Name a record');
  return value;
};

export function oneOf<const Choice extends string>(choices: readonly Choice[]): Reader<Choice> {
  return (value) => {
    const choice = choices.find((each) => each === value);
    if (choice === undefined) throw new Problem(`Choose one of ${choices.join(', ')}`);
    return choice;
  };
}

export const origin: Reader<string> = (value) => {
  const uri = text(1, 200)(value);
  const url = URL.canParse(uri) ? new URL(uri) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol)) throw new Problem('Enter a web address');
  return url.origin;
};

export function optional<T>(reader: Reader<T>): Reader<T | undefined> {
  return (value) => (value === undefined ? undefined : reader(value));
}

/** For a field that the contract gives a default. */
export function withDefault<T>(reader: Reader<T>, value: T): Reader<T> {
  return (given) => (given === undefined ? value : reader(given));
}
