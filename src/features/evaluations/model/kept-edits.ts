// Edits that the server does not have yet, kept on this device field by field, so that two tabs never overwrite each other's.
import { draftsUnder, storedDraftsUnder, writeDraft } from '@/ui/draft/draft-parts';
import type { EditorState, Kept } from './editor';
import type { Edit } from './merge';

const placeOf = (id: string) => `evaluation:${id}:`;

/** What was kept of an evaluation; anything unreadable is left out. */
export function keptEdits(userId: number, id: string): Kept {
  const place = placeOf(id);
  const edits: Record<string, Edit> = {};
  const wrong: Record<string, string> = {};
  for (const [key, text] of Object.entries(storedDraftsUnder(userId, place))) {
    const path = key.slice(place.length);
    const found = parsed(text);
    if (typeof found['wrong'] === 'string') wrong[path] = found['wrong'];
    const edit = editIn(found);
    if (edit) edits[path] = edit;
  }
  return { edits, wrong };
}

/** Whether anything of the evaluation is kept; a sign-out and a discarded draft leave nothing. */
export const hasKeptEdits = (userId: number, id: string): boolean =>
  Object.keys(draftsUnder(userId, placeOf(id))).length > 0;

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}

function editIn(found: Readonly<Record<string, unknown>>): Edit | undefined {
  const { base, value, version, sent } = found;
  if (base === undefined || value === undefined) return undefined;
  // An earlier build kept no version: the server may have taken such an edit at any time.
  if (version === undefined) return { base, value, version: 0, sent: [value] };
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 0) return undefined;
  if (sent === undefined) return { base, value, version };
  return Array.isArray(sent) ? { base, value, version, sent } : undefined;
}

/** Keeps what changed between two states, and forgets what the server has. */
export function keepEdits(userId: number, id: string, now: EditorState, before: EditorState): void {
  if (now.edits === before.edits && now.wrong === before.wrong) return;
  for (const path of pathsOf(now, before)) {
    if (now.edits[path] === before.edits[path] && now.wrong[path] === before.wrong[path]) continue;
    writeDraft(userId, placeOf(id) + path, textAt(path, now));
  }
}

/** Makes what is kept the same as what an editor began with: what the server has already goes, and so does what cannot be read. */
export function tidyKeptEdits(userId: number, id: string, now: EditorState): void {
  const place = placeOf(id);
  for (const [key, text] of Object.entries(draftsUnder(userId, place))) {
    const wanted = textAt(key.slice(place.length), now);
    if (wanted !== text) writeDraft(userId, key, wanted);
  }
}

const pathsOf = (...states: readonly Kept[]): ReadonlySet<string> =>
  new Set(states.flatMap(({ edits, wrong }) => [...Object.keys(edits), ...Object.keys(wrong)]));

/** What is kept of a field; empty when there is nothing to keep. */
function textAt(path: string, { edits, wrong }: Kept): string {
  const edit = edits[path];
  const text = wrong[path];
  return edit || text !== undefined
    ? JSON.stringify({ ...edit, ...(text !== undefined && { wrong: text }) })
    : '';
}
