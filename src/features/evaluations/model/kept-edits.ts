// Edits that the server does not have yet, kept on this device field by field, so that two tabs never overwrite each other's.
import { draftsUnder, writeDraft } from '@/ui/draft-parts';
import type { EditorState, Kept } from './editor';

const placeOf = (id: string) => `evaluation:${id}:`;

/** What was kept of an evaluation; anything unreadable is left out. */
export function keptEdits(userId: number, id: string): Kept {
  const place = placeOf(id);
  const edits: Record<string, { base: unknown; value: unknown }> = {};
  const wrong: Record<string, string> = {};
  for (const [key, text] of Object.entries(draftsUnder(userId, place))) {
    const path = key.slice(place.length);
    const found = parsed(text);
    if (typeof found['wrong'] === 'string') wrong[path] = found['wrong'];
    if ('value' in found) edits[path] = { base: found['base'], value: found['value'] };
  }
  return { edits, wrong };
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}

/** Keeps what changed between two states, and forgets what the server has. */
export function keepEdits(userId: number, id: string, now: EditorState, before: EditorState): void {
  if (now.edits === before.edits && now.wrong === before.wrong) return;
  const paths = new Set(
    [now.edits, before.edits, now.wrong, before.wrong].flatMap((each) => Object.keys(each)),
  );
  for (const path of paths) {
    if (now.edits[path] === before.edits[path] && now.wrong[path] === before.wrong[path]) continue;
    const edit = now.edits[path];
    const wrong = now.wrong[path];
    const text =
      edit || wrong !== undefined ? JSON.stringify({ ...edit, ...(wrong !== undefined && { wrong }) }) : '';
    writeDraft(userId, placeOf(id) + path, text);
  }
}
