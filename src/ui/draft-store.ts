// Text being written, kept per person and place for 7 days, so that no navigation, reload or lost session loses it.
import { create } from 'zustand';

const storageKey = 'drafts';
const lifetimeMs = 7 * 24 * 60 * 60_000;

interface Draft {
  text: string;
  savedAt: number;
}
type Drafts = Readonly<Record<string, Draft>>;

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    typeof value.text === 'string' &&
    'savedAt' in value &&
    typeof value.savedAt === 'number'
  );
}

/** Storage may be blocked, full or hold another version's values: whatever is not a young draft is left out. */
function load(now: number): Drafts {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const kept = Object.entries(stored).filter(
      // A clock that was wrong then or is now makes no draft live for ever.
      ([, draft]) => isDraft(draft) && Math.abs(now - draft.savedAt) < lifetimeMs,
    );
    return Object.fromEntries(kept);
  } catch {
    return {};
  }
}

/** Whether what was written last is stored; where storage is blocked or full, a draft lives as long as the page. */
let isStored = true;

function save(drafts: Drafts): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(drafts));
    isStored = true;
  } catch {
    isStored = false;
  }
}

/** For this file and draft-parts.ts. */
export const useDrafts = create<{ drafts: Drafts }>(() => ({ drafts: load(Date.now()) }));

/** Applies a change here and, to what is stored now, there: another tab's drafts are not ours to undo. */
export function change(edit: (drafts: Drafts) => Drafts, isToStore = true): void {
  useDrafts.setState(({ drafts }) => ({ drafts: edit(drafts) }));
  if (isToStore) save(edit(load(Date.now())));
}

export function withText(drafts: Drafts, key: string, text: string): Drafts {
  const { [key]: _old, ...others } = drafts;
  return text ? { ...others, [key]: { text, savedAt: Date.now() } } : others;
}

/** Whether a reload of this page would lose something that was typed. */
export function hasUnstoredDrafts(): boolean {
  return !isStored && Object.keys(useDrafts.getState().drafts).length > 0;
}

export const keyOf = (userId: number, place: string) => `${userId}:${place}`;

interface WrittenText {
  text: string;
  /** An empty text is no draft. */
  write: (text: string) => void;
  /** The server has this text: it goes, and what was typed after it stays. */
  settle: (sent: string) => void;
}

/** The text being written at a place, and how to change it. */
export function useDraft(userId: number, place: string): WrittenText {
  const key = keyOf(userId, place);
  const text = useDrafts(({ drafts }) => drafts[key]?.text ?? '');
  const write = (next: string) => change((drafts) => withText(drafts, key, next));
  const settle = (sent: string) => {
    const now = useDrafts.getState().drafts[key]?.text ?? '';
    if (!now.startsWith(sent)) return;
    const rest = now.slice(sent.length).trimStart();
    // Another tab may have written here since: what it stored is not what was sent.
    const isOurs = !isStored || load(Date.now())[key]?.text === now;
    change((drafts) => withText(drafts, key, rest), isOurs || rest !== '');
  };
  return { text, write, settle };
}

/** The database with the pictures of one person's drafts (draft-files.ts). */
export const draftFilesOf = (userId: number) => `draft-files-${userId}`;

/** Removes what one person wrote on this machine: for an explicit sign-out only. */
export function removeDraftsOf(userId: number): void {
  try {
    globalThis.indexedDB?.deleteDatabase(draftFilesOf(userId));
  } catch {
    // Storage is blocked, so nothing is kept in it.
  }
  change((drafts) =>
    Object.fromEntries(Object.entries(drafts).filter(([key]) => !key.startsWith(`${userId}:`))),
  );
}
