// What was changed in a form and not saved yet: each field with what the server had when it was changed.
import { useEffect, useState } from 'react';
import { keyOf, put, useDraft, useDrafts } from './draft-store';

/** A field's text before it was changed, and as it was typed. */
interface Edit {
  was: unknown;
  is: unknown;
}
type Edits = Readonly<Record<string, Edit>>;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const fieldsOf = (values: object): readonly (readonly [string, unknown])[] => Object.entries(values);
/** A text as the server keeps it. */
const bare = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isEdit = (value: unknown): value is Edit => isRecord(value) && 'was' in value && 'is' in value;

/** Storage may hold anything: only what is whole is taken. */
function editsIn(draft: string): Edits {
  try {
    const found: unknown = JSON.parse(draft || '{}');
    const whole = isRecord(found) ? Object.entries(found) : [];
    return Object.fromEntries(whole.filter((entry): entry is [string, Edit] => isEdit(entry[1])));
  } catch {
    return {};
  }
}

/** Nothing changed is no draft. */
const draftOf = (edits: readonly (readonly [string, Edit])[]): string =>
  edits.length === 0 ? '' : JSON.stringify(Object.fromEntries(edits));

/**
 * The fields that differ from what is saved, as a draft. One that an earlier draft has too keeps what it was before.
 * @param draft the draft so far
 */
export function editDraft<Values extends object>(values: Values, saved: Values, draft: string): string {
  const before = editsIn(draft);
  const old = new Map(fieldsOf(saved));
  return draftOf(
    fieldsOf(values).flatMap(([name, is]) =>
      isSame(is, old.get(name)) ? [] : [[name, { was: before[name] ? before[name].was : old.get(name), is }]],
    ),
  );
}

/** Whether a stored value is a record with these texts. */
export const hasTexts = (value: unknown, names: readonly string[]): boolean =>
  isRecord(value) && names.every((name) => typeof value[name] === 'string');

/** Whether a stored value can stand in this field. */
type Fits = (value: unknown, name: string) => boolean;

/** A draft on top of what is saved now. */
export interface TakenUp<Values> {
  values: Values;
  /** The draft without what the server has. */
  draft: string;
  /** The fields in it that somebody else has changed since. */
  overtaken: readonly (keyof Values & string)[];
}

/**
 * Takes a draft up again. What the server has already is no draft any more; what another version or a stranger's hand wrote is left
 * out.
 * @param form a value as it is compared; a text without the blanks around it when left out
 */
export function takeUp<Values extends object>(
  saved: Values,
  draft: string,
  fits: Fits,
  form: (value: unknown) => unknown = bare,
): TakenUp<Values> {
  const edits = editsIn(draft);
  const open = fieldsOf(saved).flatMap(([name, now]) => {
    const edit = edits[name];
    return edit && fits(edit.is, name) && !isSame(form(edit.is), form(now)) ? [{ name, now, edit }] : [];
  });
  const typed = Object.fromEntries(open.map(({ name, edit }) => [name, edit.is]));
  return {
    // true: each field that was taken fits its place
    values: { ...saved, ...(typed as Partial<Values>) },
    draft: draftOf(open.map(({ name, edit }) => [name, edit])),
    // true: they are the names of `saved`
    overtaken: open.flatMap(({ name, now, edit }) =>
      isSame(edit.was, now) ? [] : [name as keyof Values & string],
    ),
  };
}

/** The draft when the server has what was sent: what was typed while it was under way stays, on top of that. */
export function settledDraft(draft: string, sent: object): string {
  const has = new Map(fieldsOf(sent));
  return draftOf(
    Object.entries(editsIn(draft)).flatMap(([name, edit]) => {
      if (!has.has(name)) return [[name, edit]];
      return isSame(edit.is, has.get(name)) ? [] : [[name, { was: has.get(name), is: edit.is }]];
    }),
  );
}

/** As `settledDraft`, where the draft is kept; also when its form is gone. False when something is left. */
export function settleEdits(userId: number, place: string, sent: object): boolean {
  const key = keyOf(userId, place);
  const before = useDrafts.getState().drafts[key]?.text ?? '';
  const rest = settledDraft(before, sent);
  if (rest !== before) put(key, rest);
  return rest === '';
}

/**
 * A form whose changes are kept on this device until the server has them.
 * @param saved what the server has; the same fields at every render
 */
export function useEditDraft<Values extends object>(
  userId: number,
  place: string,
  saved: Values,
  fits: Fits,
) {
  const { text: draft, write } = useDraft(userId, place);
  const [base, setBase] = useState(saved);
  const [opened] = useState(() => takeUp(saved, draft, fits));
  useEffect(() => {
    const key = keyOf(userId, place);
    if ((useDrafts.getState().drafts[key]?.text ?? '') !== opened.draft) put(key, opened.draft);
  }, [userId, place, opened]);
  return {
    /** What the server had, as far as this form knows. */
    base,
    ...opened,
    /** Something is there from an earlier visit. */
    isRestored: opened.draft !== '',
    keep: (values: Values) => write(editDraft(values, base, draft)),
    discard: () => write(''),
    /** The server has it. False when something was typed meanwhile: the form goes on from what was sent. */
    settle: (sent: Values): boolean => {
      setBase(sent);
      return settleEdits(userId, place, sent);
    },
  };
}
