// Text being written, kept per person and place for 7 days, so that no navigation, reload or lost session loses it.
import { create } from 'zustand';
import { readStored, writeStored } from '@/lib/storage';

/** Each draft is stored by itself: tabs that write at the same moment at other places cannot undo one another. */
const prefix = 'draft:';
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

/** Another version's values, and what is too old, are no drafts. */
function read(key: string): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(readStored(prefix + key) ?? 'null');
    // A clock that was wrong then or is now makes no draft live for ever.
    if (isDraft(draft) && Math.abs(Date.now() - draft.savedAt) < lifetimeMs) return draft;
  } catch {
    // Damaged.
  }
  return undefined;
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage).flatMap((key) =>
      key.startsWith(prefix) ? key.slice(prefix.length) : [],
    );
  } catch {
    return [];
  }
}

/** What is stored now, by this tab or another one. */
export function load(): Drafts {
  const drafts: Record<string, Draft> = {};
  for (const key of storedKeys()) {
    const draft = read(key);
    if (draft) drafts[key] = draft;
    else store(key, '');
  }
  return drafts;
}

/** Whether what was written last is stored; where storage is blocked or full, a draft lives as long as the page. */
let isStored = true;
/** Drafts that live as long as the page alone. */
export const unstored = new Set<string>();

function store(key: string, text: string): void {
  isStored = writeStored(prefix + key, text ? JSON.stringify({ text, savedAt: Date.now() }) : null);
  if (isStored) unstored.delete(key);
  else unstored.add(key);
}

/** For this folder's files and who looks at several drafts at once. */
export const useDrafts = create<{ drafts: Drafts }>(() => ({ drafts: load() }));

/** Writes a text here and to what is stored; an empty one is no draft. */
export function put(key: string, text: string, isToStore = true): void {
  useDrafts.setState(({ drafts }) => ({ drafts: withText(drafts, key, text) }));
  if (isToStore) store(key, text);
}

function withText(drafts: Drafts, key: string, text: string): Drafts {
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
  const write = (next: string) => put(key, next);
  const settle = (sent: string) => {
    const now = useDrafts.getState().drafts[key]?.text ?? '';
    if (!now.startsWith(sent)) return;
    const rest = now.slice(sent.length).trimStart();
    // Another tab may have written here since: what it stored is not what was sent.
    const isOurs = !isStored || read(key)?.text === now;
    put(key, rest, isOurs || rest !== '');
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
  const own = (key: string) => key.startsWith(`${userId}:`);
  for (const key of [...storedKeys(), ...Object.keys(useDrafts.getState().drafts)].filter(own)) put(key, '');
}
