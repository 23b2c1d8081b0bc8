import { UnexpectedAnswerError } from '../errors';

/**
 * What an answer holds, generated from the contract by scripts/contract/answers.mjs: the default of a text, a number or a
 * flag; `[item]` for a list; the fields of an object. A field whose name ends with `?` may be missing, one that ends with `!`
 * is null when it is; `*` stands for all others; `|` names the
 * field that tells the kinds of an object apart.
 */
export type Shape =
  string | number | boolean | null | readonly [Shape] | { readonly [field: string]: Shape } | (() => Shape);

export type Fields = Record<string, unknown>;

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The value with everything that the contract requires, in place: a server may know only what the specification documents.
 * Ids are never made up, and a row of a list that is no object stays as it is; one that holds its name alone is left out.
 */
export function complete(value: unknown, given: Shape): unknown {
  const shape = typeof given === 'function' ? given() : given;
  if (Array.isArray(shape)) {
    const [item] = shape as readonly [Shape]; // `isArray` forgets what is inside
    if (!Array.isArray(value)) return [];
    const rows: unknown[] = value;
    return rows.flatMap((row) => (row == null ? [row] : isBare(row, item) ? [] : [complete(row, item)]));
  }
  if (typeof shape !== 'object' || shape === null) return leaf(value, shape);
  // The other kinds of a shape have been dealt with.
  const fields = shape as Record<string, Shape>;
  const whole = isObject(value) ? value : {};
  const kind = fields['|'];
  if (typeof kind !== 'string') fill(whole, fields);
  else {
    const one = fields[String(whole[kind])];
    if (one !== undefined) complete(whole, one);
  }
  return whole;
}

/** What names a record, and when something happened to it: by these alone nothing can be shown of it. */
const isAside = (field: string) => /^(id|uuid|slug)$|At$/.test(field);

/**
 * Whether a record holds nothing of what the contract requires of it but its name and its dates: a server that documents no more
 * sends such. Completed it would be a row without words, so it is left out of a list and can't be read by itself.
 */
function isBare(value: unknown, given: Shape): boolean {
  const shape = typeof given === 'function' ? given() : given;
  if (!isObject(value) || !isObject(shape) || typeof shape['|'] === 'string') return false;
  const held = Object.keys(value).filter((field) => value[field] != null);
  if (held.length === 0 || !held.every(isAside)) return false;
  return Object.keys(shape).some((field) => !/[?!]$/.test(field) && !isAside(field));
}

/** A text, a number or a flag; one of another type is none, but a number in a text's place is read as it stands. */
function leaf(value: unknown, shape: Shape): unknown {
  if (value === null || value === undefined) return shape;
  if (shape === null || typeof value === typeof shape) return value;
  // A text that has a default is one of a few words.
  return shape === '' && typeof value === 'number' ? String(value) : shape;
}

/** A record by name: what can't be read of it is not there. */
function fillRest(whole: Fields, fields: Record<string, Shape>, shape: Shape): void {
  for (const [name, part] of Object.entries(whole)) {
    if ([name, `${name}?`, `${name}!`].some((each) => Object.hasOwn(fields, each))) continue;
    if (part != null && isReadable(part, shape)) whole[name] = complete(part, shape);
    else delete whole[name];
  }
}

/** What may be missing is missing when it is of another type; a list of another type is empty. */
function isReadable(value: unknown, given: Shape): boolean {
  const shape = typeof given === 'function' ? given() : given;
  if (shape === null || Array.isArray(shape)) return true;
  if (typeof shape === 'object') return isObject(value);
  return typeof value === typeof shape || (shape === '' && typeof value === 'number');
}

function fill(whole: Fields, fields: Record<string, Shape>): void {
  for (const [name, shape] of Object.entries(fields)) {
    if (name === '*') {
      fillRest(whole, fields, shape);
      continue;
    }
    const how = /[?!]$/.exec(name)?.[0];
    const field = how ? name.slice(0, -1) : name;
    const present = whole[field];
    if (!how) whole[field] = complete(present, shape);
    else if (present != null && isReadable(present, shape)) whole[field] = complete(present, shape);
    else if (how === '!') whole[field] = null;
    else if (present !== undefined) delete whole[field];
  }
}

/**
 * The answer of a call, completed.
 * @param mayBeEmpty the specification lets the answer hold nothing; otherwise nothing is not what was asked for
 */
export function completeAnswer(answer: unknown, shape: Shape | undefined, mayBeEmpty: boolean): unknown {
  if (shape === undefined) return answer;
  // Success without a body stays that, unless it says who is there.
  if (answer === undefined && !mayBeEmpty) return answer;
  if (!mayBeEmpty && isObject(answer) && Object.keys(answer).length === 0) throw new UnexpectedAnswerError();
  if (isOfNoKind(answer, shape)) throw new UnexpectedAnswerError();
  if (!mayBeEmpty && isBare(answer, shape)) throw new UnexpectedAnswerError();
  // A page's list that is null or missing is null: who reads it says that it cannot be read. A record's is empty.
  const missing = listsMissing(answer, shape);
  if (mayBeEmpty && missing.length === 0) return complete(answer, shape);
  if (Array.isArray(shape)) return answer === null ? answer : complete(answer, shape);
  const spoilt =
    isObject(answer) && !isNamed(answer)
      ? Object.keys(answer).filter((name) => isNullList(answer[name], shape, name))
      : [];
  const isCounted = !isObject(answer) || answer['total'] != null;
  const whole = complete(answer, shape);
  // A list that nobody counted has at least what it holds: it is not said to be empty.
  if (!isCounted && isUncountedPage(whole)) whole['total'] = whole['data'].length;
  for (const name of [...spoilt, ...missing]) (whole as Fields)[name] = null; // it came from an object, so it is one
  return whole;
}

/** Whether it does not say which of the kinds of its shape it is, or says another one. */
function isOfNoKind(answer: unknown, shape: Shape): boolean {
  if (!isObject(answer) || !isObject(shape) || typeof shape['|'] !== 'string') return false;
  return !Object.hasOwn(shape, String(answer[shape['|']]));
}

const isUncountedPage = (whole: unknown): whole is Fields & { data: unknown[] } =>
  isObject(whole) && whole['total'] === 0 && Array.isArray(whole['data']);

/** Whether it is one record, not a page of them. */
const isNamed = (answer: Fields) => 'id' in answer || 'uuid' in answer;

const isNullList = (value: unknown, shape: Shape, name: string) =>
  value === null && Array.isArray((shape as Partial<Record<string, Shape>>)[name]); // of anything else it is undefined

/** The lists of a page that its answer does not have: nobody makes them up. */
function listsMissing(answer: unknown, shape: Shape): string[] {
  if (!isObject(answer) || !isObject(shape) || Object.keys(answer).length === 0) return [];
  if (!('totalPages' in shape) && !('data?' in shape)) return [];
  const lists = Object.keys(shape).filter((name) => name.endsWith('?') && Array.isArray(shape[name]));
  return lists.map((name) => name.slice(0, -1)).filter((name) => !Array.isArray(answer[name]));
}
