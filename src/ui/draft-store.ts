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
      ([, draft]) => isDraft(draft) && now - draft.savedAt < lifetimeMs,
    );
    return Object.fromEntries(kept);
  } catch {
    return {};
  }
}

function save(drafts: Drafts): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(drafts));
  } catch {
    // Without storage a draft lives as long as the page.
  }
}

const useDrafts = create<{ drafts: Drafts }>(() => ({ drafts: load(Date.now()) }));

/** Applies a change here and, to what is stored now, there: another tab's drafts are not ours to undo. */
function change(edit: (drafts: Drafts) => Drafts): void {
  useDrafts.setState(({ drafts }) => ({ drafts: edit(drafts) }));
  save(edit(load(Date.now())));
}

const keyOf = (userId: number, place: string) => `${userId}:${place}`;

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
  const write = (next: string) =>
    change(({ [key]: _old, ...others }) =>
      next ? { ...others, [key]: { text: next, savedAt: Date.now() } } : others,
    );
  const settle = (sent: string) => {
    const now = useDrafts.getState().drafts[key]?.text ?? '';
    if (now.startsWith(sent)) write(now.slice(sent.length).trimStart());
  };
  return { text, write, settle };
}

/** Removes what one person wrote on this machine: for an explicit sign-out only. */
export function removeDraftsOf(userId: number): void {
  change((drafts) =>
    Object.fromEntries(Object.entries(drafts).filter(([key]) => !key.startsWith(`${userId}:`))),
  );
}
