// What is known of one conversation's messages: pure, and the same once or twice over, in whatever order news comes.
import type { Schemas } from '@/api/contract';

export type Message = Schemas['Message'];
type Page = Pick<Schemas['MessagePage'], 'page' | 'totalPages' | 'total' | 'data'>;

interface Entry {
  message: Message;
  /** The turn in which this state was asked for: a later one is newer, whatever order the answers come in. */
  asOf: number;
  /** Told by the answer to a write alone: between it and the others there may be messages that nobody has read yet. */
  isLoose: boolean;
}

export interface Thread {
  /** Oldest first, each id once. Without the loose ones there is no gap between the first and the last. */
  entries: readonly Entry[];
  /** Deleted for me here: no answer that is still on its way brings them back. */
  removed: ReadonlySet<number>;
  /** Whether the server has messages from before the first. */
  hasOlder: boolean;
}

/** A page and the turn in which it was asked for. */
export interface ReadPage extends Page {
  asOf: number;
}

export const emptyThread: Thread = { entries: [], removed: new Set(), hasOlder: false };

/** How many messages of the unbroken run are there. */
export const solidCount = ({ entries }: Thread): number => entries.filter(({ isLoose }) => !isLoose).length;

/** The oldest message of the unbroken run. */
export const oldestSolid = ({ entries }: Thread): Message | undefined =>
  entries.find(({ isLoose }) => !isLoose)?.message;

/**
 * Whether the page goes on from what is known without a gap: they share a message, or one of them has the beginning of the
 * conversation.
 */
export function isConnected(thread: Thread, page: Page): boolean {
  const solid = new Set(thread.entries.filter(({ isLoose }) => !isLoose).map(({ message }) => message.id));
  return solid.size === 0 || page.page >= page.totalPages || page.data.some(({ id }) => solid.has(id));
}

/** Whether these pages, next to each other by number, leave nothing out: a message that came or went between shifts them. */
export function areJoined(pages: readonly Page[]): boolean {
  return pages.every((page, place) => {
    const before = pages[place - 1];
    if (before === undefined || before.total === page.total) return true;
    const ids = new Set(before.data.map(({ id }) => id));
    return page.data.some(({ id }) => ids.has(id));
  });
}

/** The span of ids a page speaks for: what is not in it there does not exist any more. */
function spanOf({ page, totalPages, data }: Page): { from: number; to: number } {
  const ids = data.map(({ id }) => id);
  if (ids.length === 0 && page > 1) return { from: 1, to: 0 };
  return {
    from: page >= totalPages ? -Infinity : Math.min(...ids),
    to: page === 1 ? Infinity : Math.max(...ids),
  };
}

/** The thread with a page of it. What was asked for later wins; what the page should have and has not is gone. */
export function withPage(thread: Thread, page: ReadPage): Thread {
  const { asOf } = page;
  const span = spanOf(page);
  const fresh = new Map(page.data.filter(({ id }) => !thread.removed.has(id)).map((each) => [each.id, each]));
  const entries: Entry[] = [];
  for (const known of thread.entries) {
    const { id } = known.message;
    const news = fresh.get(id);
    fresh.delete(id);
    const isNewer = known.asOf >= asOf;
    if (news !== undefined) entries.push(isNewer ? solid(known) : renewed(known, news, asOf));
    else if (isNewer || id < span.from || id > span.to) entries.push(known);
  }
  for (const message of fresh.values()) entries.push({ message, asOf, isLoose: false });
  entries.sort((a, b) => a.message.id - b.message.id);
  const next = { ...thread, entries };
  // A loose one from before this page does not make the page reach less far back.
  const reachesBack = (oldestSolid(next)?.id ?? Infinity) >= Math.min(...page.data.map(({ id }) => id));
  return { ...next, hasOlder: reachesBack ? page.page < page.totalPages : thread.hasOlder };
}

const solid = (entry: Entry): Entry => (entry.isLoose ? { ...entry, isLoose: false } : entry);

/** What did not change stays the same object, so that nothing on screen is drawn again for it. */
function renewed(known: Entry, news: Message, asOf: number): Entry {
  const isSame = JSON.stringify(known.message) === JSON.stringify(news);
  return { message: isSame ? known.message : news, asOf, isLoose: false };
}

/** The thread with its newest pages, page 1 first. Where they do not reach what is known, what is known is let go. */
export function withNewest(thread: Thread, pages: readonly ReadPage[]): Thread {
  const last = pages.at(-1);
  if (last === undefined) return thread;
  const isReached = isConnected(thread, last);
  const kept = isReached ? thread : { ...thread, entries: thread.entries.filter(({ isLoose }) => isLoose) };
  // From the oldest to the newest: each goes on from what is there.
  return pages.toReversed().reduce(withPage, kept);
}

/** The thread with the answer to a write, or with a change that is shown before its answer (`asOf` is Infinity then). */
export function withMessage(thread: Thread, message: Message, asOf: number): Thread {
  if (thread.removed.has(message.id)) return thread;
  const place = thread.entries.findIndex((entry) => entry.message.id >= message.id);
  const known = place < 0 ? undefined : thread.entries[place];
  if (known?.message.id === message.id) {
    return { ...thread, entries: thread.entries.with(place, { ...known, message, asOf }) };
  }
  const at = place < 0 ? thread.entries.length : place;
  return { ...thread, entries: thread.entries.toSpliced(at, 0, { message, asOf, isLoose: true }) };
}

/** The thread without a message that was deleted for me. */
export function withoutMessage(thread: Thread, id: number): Thread {
  return {
    ...thread,
    entries: thread.entries.filter(({ message }) => message.id !== id),
    removed: new Set([...thread.removed, id]),
  };
}

/** The same when the deletion failed: it may come back with the next page. */
export function withoutRemoval(thread: Thread, message: Message): Thread {
  const removed = new Set([...thread.removed].filter((id) => id !== message.id));
  return withMessage({ ...thread, removed }, message, 0);
}

export const messagesIn = ({ entries }: Thread): Message[] => entries.map(({ message }) => message);

export const messageIn = ({ entries }: Thread, id: number): Message | undefined =>
  entries.find(({ message }) => message.id === id)?.message;

/** The client ids of these that are there, as messages of this member. */
export function arrivedIn(
  messages: readonly Message[],
  userId: number,
  clientIds: ReadonlySet<string>,
): ReadonlySet<string> {
  if (clientIds.size === 0) return clientIds;
  const mine = messages.filter(({ sender, clientId }) => sender.id === userId && clientIds.has(clientId));
  return new Set(mine.map(({ clientId }) => clientId));
}

/**
 * The client ids of those that are there without them, as from a server that keeps none: this member's messages of the same text
 * that came after them. A message is that of one alone, the oldest of the oldest.
 */
export function alikeIn(
  messages: readonly Message[],
  userId: number,
  sent: readonly { clientId: string; content: string; sentAfter?: number }[],
): ReadonlySet<string> {
  const nameless =
    sent.length === 0 ? [] : messages.filter((each) => each.sender.id === userId && !each.clientId);
  const found = new Map<number, string>();
  for (const { clientId, content, sentAfter = 0 } of sent) {
    const its = nameless.find(
      (each) => each.id > sentAfter && !found.has(each.id) && each.content.trim() === content.trim(),
    );
    if (its) found.set(its.id, clientId);
  }
  return new Set(found.values());
}
