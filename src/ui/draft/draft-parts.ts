// For what is written in several parts, such as the fields of a page: each is a draft of its own (draft-store.ts).
import { keyOf, load, put, unstored, useDrafts } from './draft-store';

/** The texts one person has at places that begin so, by place. */
export function draftsUnder(userId: number, prefix: string): Record<string, string> {
  const start = keyOf(userId, prefix);
  const found = Object.entries(useDrafts.getState().drafts).filter(([key]) => key.startsWith(start));
  return Object.fromEntries(found.map(([key, { text }]) => [key.slice(`${userId}:`.length), text]));
}

/** As `draftsUnder`, once what another tab wrote or removed since is known here too; what could not be stored here stays. */
export function storedDraftsUnder(userId: number, prefix: string): Record<string, string> {
  const start = keyOf(userId, prefix);
  const stored = load();
  const { drafts } = useDrafts.getState();
  for (const key of new Set([...Object.keys(drafts), ...Object.keys(stored)])) {
    const text = stored[key]?.text ?? '';
    const isToStay = !key.startsWith(start) || unstored.has(key);
    if (!isToStay && drafts[key]?.text !== text) put(key, text, false);
  }
  return draftsUnder(userId, prefix);
}

/** As `useDraft` writes it, without a component; an empty text removes the draft. */
export function writeDraft(userId: number, place: string, text: string): void {
  put(keyOf(userId, place), text);
}
