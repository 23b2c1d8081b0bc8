import { useCallback, useSyncExternalStore } from 'react';
import { create } from 'zustand';

interface Presence {
  online: ReadonlySet<number>;
  /** The members a list or a conversation on screen is about. */
  watched: readonly number[];
  /** The ids among `watched` that are online, in their order; the specification's selected list. */
  selected: readonly number[];
}

const nobody: Presence = { online: new Set(), watched: [], selected: [] };

/** Who is online, as far as the server said; kept over a disconnect until it says so anew. */
export const presence = create<Presence>(() => nobody);

type Listener = () => void;

/** Who waits for news of one member: hundreds of avatars need not be asked when eight of them change. */
const waiting = new Map<number, Set<Listener>>();

function listenTo(userId: number, listener: Listener): () => void {
  const listeners = waiting.get(userId) ?? new Set();
  waiting.set(userId, listeners.add(listener));
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) waiting.delete(userId);
  };
}

presence.subscribe(({ online }, { online: before }) => {
  if (online === before) return;
  for (const userId of online) if (!before.has(userId)) tell(userId);
  for (const userId of before) if (!online.has(userId)) tell(userId);
});

function tell(userId: number): void {
  for (const listener of waiting.get(userId) ?? []) listener();
}

/** Whether this member is online. Draws again only when that changes. */
export function useIsOnline(userId: number | null | undefined): boolean {
  return useSyncExternalStore(
    useCallback((listener) => (userId == null ? () => {} : listenTo(userId, listener)), [userId]),
    () => userId != null && presence.getState().online.has(userId),
  );
}

/** Chooses the members whose presence is shown together: those of the open conversation or list. */
export function watchPresence(userIds: readonly number[]): void {
  presence.setState((state) => withSelected({ ...state, watched: userIds }));
}

/** What the server said since the last write: a whole list that replaces ours, or null, and single changes after it. */
export interface PresenceNews {
  list: readonly number[] | null;
  changes: ReadonlyMap<number, boolean>;
}

/** One write, however much was said, and none when all of it was known. */
export function applyPresence({ list, changes }: PresenceNews): void {
  presence.setState((state) => {
    const isNews = ([userId, isOnline]: [number, boolean]) => state.online.has(userId) !== isOnline;
    if (!list && ![...changes].some(isNews)) return state;
    const online = new Set(list ?? state.online);
    for (const [userId, isOnline] of changes) {
      if (isOnline) online.add(userId);
      else online.delete(userId);
    }
    return withSelected({ ...state, online });
  });
}

/** Forgets everyone: the member signed out. */
export function clearPresence(): void {
  presence.setState(nobody);
}

function withSelected(state: Presence): Presence {
  const selected = state.watched.filter((userId) => state.online.has(userId));
  const isSame =
    selected.length === state.selected.length && selected.every((id, i) => id === state.selected[i]);
  return isSame ? state : { ...state, selected };
}
