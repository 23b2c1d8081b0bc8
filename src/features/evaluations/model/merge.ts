// How edits meet a newer record of the server: gone, on top of it, or contested.
import type { Schemas } from '@/api/contract';
import type { Evaluation } from './deal';
import { isSame, valueAt, withValue } from './paths';

/** A change that the server does not have yet, as far as is known here. */
export interface Edit {
  /** The value it was made from. */
  base: unknown;
  /** The newest version of the record that is known to hold `base`. */
  version: number;
  value: unknown;
  /** Values that went to the server at that version without a certain answer: it may have taken one of them. */
  sent?: readonly unknown[];
}
export type Edits = Readonly<Record<string, Edit>>;

/** Both sides changed the same field. */
export interface Conflict {
  path: string;
  mine: unknown;
  theirs: unknown;
}

export interface Merged {
  saved: Evaluation;
  /** With everything that was changed here. */
  deal: Evaluation;
  edits: Edits;
  conflicts: readonly Conflict[];
}

const unknownHome: Schemas['EvaluationHome'] = {
  type: null,
  tenure: null,
  leaseYears: null,
  bedrooms: null,
  areaSqm: null,
  epcRating: null,
  councilTaxBand: null,
};

/** Facts of a home are edited one by one, so a home of which nothing is known has them all, unknown. */
const withHome = (record: Evaluation): Evaluation =>
  record.home ? record : { ...record, home: unknownHome };

/** Edits on top of what the server has; those it has already are gone, those that meet another change are conflicts. */
export function merged(record: Evaluation, edits: Edits): Merged {
  const saved = withHome(record);
  const left: Record<string, Edit> = {};
  const conflicts: Conflict[] = [];
  let deal = saved;
  for (const [path, edit] of Object.entries(edits)) {
    const theirs = valueAt(saved, path);
    const found = theirs === undefined ? null : met(edit, theirs, saved.version);
    if (!found) continue;
    left[path] = found.edit;
    deal = withValue(deal, path, edit.value);
    if (found.isContested) conflicts.push({ path, mine: edit.value, theirs });
  }
  return { saved, deal, edits: left, conflicts };
}

/** What becomes of an edit where the server has `theirs` at `version`; null when the server has the edit. */
function met(edit: Edit, theirs: unknown, version: number): { edit: Edit; isContested: boolean } | null {
  const { base, value, sent } = edit;
  // A save under way takes effect at this version or never, so until the version moves nothing is known of it.
  if (sent && version === edit.version) return { edit, isContested: false };
  if (isSame(theirs, value)) return null;
  if (sent?.some((each) => isSame(each, theirs)))
    return { edit: { base: theirs, version, value }, isContested: false };
  // Two versions on, the server may have taken it and somebody may have changed it since, even back to `base`.
  if (sent && version !== edit.version + 1) return { edit, isContested: true };
  if (isSame(theirs, base)) return { edit: { base, version, value }, isContested: false };
  return { edit: { base, version: edit.version, value }, isContested: true };
}

/** The edit with what may have reached the server of it. */
export const withSent = ({ base, version, value }: Edit, sent: Edit['sent']): Edit => ({
  base,
  version,
  value,
  ...(sent && { sent }),
});

/** The edit as it is on its way. */
export const asSent = (edit: Edit): Edit => {
  const earlier = edit.sent ?? [];
  return withSent(
    edit,
    earlier.some((each) => isSame(each, edit.value)) ? earlier : [...earlier, edit.value],
  );
};

/** The kept edits whose values are of the kind that the record has there; what another build wrote is left out. */
export function fittingEdits(saved: Evaluation, edits: Edits): Edits {
  return Object.fromEntries(
    Object.entries(edits).filter(([path, { value }]) => isOfKind(value, valueAt(withHome(saved), path))),
  );
}

const isOfKind = (value: unknown, theirs: unknown): boolean =>
  value === null ||
  theirs === null ||
  (typeof value === typeof theirs && Array.isArray(value) === Array.isArray(theirs));
