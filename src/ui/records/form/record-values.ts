// The values of a described form: from a record, back into the body that is sent, and what is wrong with them.
import { floorAreaText } from '@/lib/area';
import { readDay } from '@/lib/dates/day-text';
import { impossibleDay } from '@/lib/dates/natural/impossible';
import {
  numberText,
  poundsText,
  readNumber,
  readPercent,
  readPounds,
  type ReadAmount,
} from '@/lib/money/amount-text';
import { isToThePenny, penceProblem } from '@/lib/money/pence';
import type { AnyField, FieldKind, OwnFields, RecordValues } from './record-field';

const readers: Partial<Record<FieldKind, (text: string) => ReadAmount>> = {
  pounds: readPounds,
  percent: readPercent,
  number: readNumber,
  area: readNumber,
};
const unreadable: Partial<Record<FieldKind, string>> = {
  pounds: 'Enter an amount, such as £1,150',
  percent: 'Enter a percentage, such as 5.25',
  number: 'Enter a number, such as 12',
  area: 'Enter a number, such as 85',
};

/** What a form begins with; a field that the record leaves out is empty. */
export function valuesOf(fields: readonly AnyField[], record: object, own: OwnFields = {}): RecordValues {
  const given = new Map<string, unknown>(Object.entries(record));
  return Object.fromEntries(
    fields.map(({ name, kind }) => [
      name,
      own[name]?.textOf(given.get(name)) ?? textOf(kind, given.get(name)),
    ]),
  );
}

function textOf(kind: FieldKind, value: unknown): string {
  if (typeof value === 'number') return kind === 'pounds' ? poundsText(value) : numberText(value);
  if (typeof value === 'boolean') return value ? 'true' : '';
  if (Array.isArray(value)) return kind === 'other' ? '' : value.map(String).join(', ');
  return typeof value === 'string' ? value : '';
}

/** Whether a field must be filled in, by what is typed. */
export const isNeeded = ({ isRequired = false }: AnyField, values: RecordValues): boolean =>
  typeof isRequired === 'function' ? isRequired(values) : isRequired;

const isAsked = ({ isAsked: asks }: AnyField, values: RecordValues): boolean => asks?.(values) ?? true;

/** What keeps a form from being sent, by field. */
export function problemsOf(
  fields: readonly AnyField[],
  values: RecordValues,
  own: OwnFields = {},
): Record<string, string | undefined> {
  const problem = (field: AnyField) => {
    const its = own[field.name];
    return its ? its.problemOf(values[field.name] ?? '') : problemOf(field, values);
  };
  return Object.fromEntries(
    fields.map((field) => [field.name, isAsked(field, values) ? problem(field) : undefined]),
  );
}

function problemOf(field: AnyField, values: RecordValues): string | undefined {
  const { name, kind, label, check } = field;
  const text = (values[name] ?? '').trim();
  // An acronym keeps its capitals: “Enter the EPC rating”.
  const called = label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
  if (text === '') {
    if (!isNeeded(field, values)) return undefined;
    if (kind === 'day') return 'Enter a date';
    return `${kind === 'choice' ? 'Choose' : 'Enter'} ${articleOf(kind, called)} ${called}`;
  }
  if (kind === 'day' && readDay(text) === null) return unreadableDay(text);
  if (kind === 'words' || kind === 'numbers') return listProblem(field, itemsOf(text), values);
  const read = readers[kind]?.(text);
  const tidied = field.tidy?.(text) ?? text;
  return (read === undefined ? undefined : amountProblem(field, read)) ?? check?.(tidied, values);
}

/** A day that no calendar has is named. */
function unreadableDay(text: string): string {
  const day = impossibleDay(text);
  return day === null ? 'Enter a date as dd/mm/yyyy' : `There’s no ${day}`;
}

/** “Enter a title”, “Choose an item”, but “Enter the balance”, “Choose the rate type”. */
function articleOf(kind: FieldKind, called: string): string {
  if ((kind !== 'text' && kind !== 'choice') || called.includes(' ')) return 'the';
  return /^[aeiou]/i.test(called) ? 'an' : 'a';
}

const itemsOf = (text: string) => [
  ...new Set(text.split(',').flatMap((item) => (item.trim() === '' ? [] : [item.trim()]))),
];

function listProblem(field: AnyField, items: readonly string[], values: RecordValues): string | undefined {
  const { kind, maxItems, maxLength } = field;
  if (maxItems !== undefined && items.length > maxItems) return `Enter ${maxItems} or fewer`;
  if (kind === 'words') {
    const isLong = maxLength !== undefined && items.some((item) => item.length > maxLength);
    if (isLong) return `Use ${maxLength} characters or fewer for each`;
    return items.map((item) => field.check?.(item, values)).find((problem) => problem !== undefined);
  }
  return items
    .map((item) => amountProblem({ ...field, kind: 'number' }, readNumber(item)))
    .find((problem) => problem !== undefined);
}

function amountProblem(
  { kind, min = 0, max, isWhole = false }: AnyField,
  read: ReadAmount,
): string | undefined {
  if (typeof read !== 'number') return unreadable[kind];
  if (kind === 'pounds' && !isToThePenny(read)) return penceProblem;
  if (kind === 'area' && read < min) return 'Enter more than 0';
  const shown = (limit: number) =>
    kind === 'area'
      ? floorAreaText(limit, 'sqm')
      : kind === 'pounds'
        ? `£${poundsText(limit)}`
        : numberText(limit);
  if (read < min) return `Enter ${shown(min)} or more`;
  if (max !== undefined && read > max) return `Enter ${shown(max)} or less`;
  return isWhole && !Number.isInteger(read) ? 'Enter a whole number' : undefined;
}

function valueOf(field: AnyField, values: RecordValues): unknown {
  const text = (values[field.name] ?? '').trim();
  if (field.kind === 'yes') return isAsked(field, values) && text === 'true';
  if (field.kind === 'words') return itemsOf(text);
  if (field.kind === 'numbers') return itemsOf(text).map(readNumber);
  if (text === '' || !isAsked(field, values)) return null;
  const reader = readers[field.kind];
  return reader ? reader(text) : (field.tidy?.(text) ?? text);
}

/**
 * The body of what was typed, once `problemsOf` finds nothing; an empty field is null. Fields of kind `other` are left out
 * unless they are given as `own`.
 */
export function bodyOf(
  fields: readonly AnyField[],
  values: RecordValues,
  own: OwnFields = {},
): Record<string, unknown> {
  return Object.fromEntries(
    fields
      .filter(({ name, kind }) => kind !== 'other' || own[name])
      .map((field) => {
        const { name } = field;
        return [name, own[name] ? own[name].valueOf(values[name] ?? '') : valueOf(field, values)];
      }),
  );
}

/** The same of what differs from the values a form began with. */
export function changesOf(
  fields: readonly AnyField[],
  initial: RecordValues,
  values: RecordValues,
  own: OwnFields = {},
): Record<string, unknown> {
  const before = bodyOf(fields, initial, own);
  // A list is another one each time it is made: its text says whether it was changed.
  const isChanged = (name: string, value: unknown) =>
    own[name] ? values[name] !== initial[name] : JSON.stringify(value) !== JSON.stringify(before[name]);
  return Object.fromEntries(
    Object.entries(bodyOf(fields, values, own)).filter(([name, value]) => isChanged(name, value)),
  );
}

/** A body without what is null, for a new record: the server has its own for what is left out. */
export const withoutNull = (body: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
