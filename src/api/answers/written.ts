// What writes answer. It comes with the first write: no page needs it before.
import { complete, isObject, type Fields, type Shape } from './complete';

/**
 * What a write answered, completed; undefined when it did not answer with the record, which is then read again. A write
 * that succeeded is done whatever its answer holds.
 */
export function completeWritten(answer: unknown, shape: Shape | undefined): unknown {
  if (!isRecord(answer, shape)) return undefined;
  return shape === undefined ? answer : complete(answer, shape);
}

/**
 * It names itself where records do, and has every field that can't be null or missing: an id alone tells what was written,
 * not what it holds.
 */
function isRecord(answer: unknown, given: Shape | undefined): boolean {
  const shape = typeof given === 'function' ? given() : given;
  if (Array.isArray(shape)) return Array.isArray(answer);
  if (!isObject(answer)) return false;
  const names = namesIn(answer);
  if (names.length > 0 && names.every((name) => !isName(name))) return false;
  const required = Object.entries(fieldsFor(answer, shape)).flatMap(([field, value]) =>
    value === null || /[?!|*]$/.test(field) ? [] : field,
  );
  return Object.keys(answer).length > 0 && required.every((field) => answer[field] != null);
}

/** The fields of the kind that the answer is of; none of a kind that nobody knows. */
function fieldsFor(answer: Fields, shape: Shape | undefined): Record<string, unknown> {
  if (!isObject(shape)) return {};
  const tag = shape['|'];
  if (typeof tag !== 'string') return shape;
  const kind = shape[String(answer[tag])];
  return isObject(kind) ? kind : {};
}

const namesIn = (answer: Fields) =>
  ['id', 'uuid', 'slug'].flatMap((each) => (each in answer ? [answer[each]] : []));
const isName = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');

/** The name of what was written, told by an answer that is no record; undefined where it tells none. */
export const nameTold = (answer: unknown): string | number | undefined =>
  isObject(answer) ? namesIn(answer).find(isName) : undefined;
