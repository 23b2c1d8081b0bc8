// Messages that the server does not have yet, oldest first: pure.
import type { Schemas } from '@/api/contract';

type Asked = NonNullable<Schemas['NewMessage']['attachments']>[number];

export interface Unsent {
  /** The name that a retry carries too: the server keeps one message for it. */
  clientId: string;
  conversationId: number;
  content: string;
  replyTo: Schemas['QuotedMessage'] | null;
  /** Cards that go with it, with what is shown of them until the server has them. */
  cards: readonly (Asked & { title: string })[];
  /** Names of the files that go with it; the files themselves are in memory alone. */
  files: readonly string[];
  /** When it was written, in ms since the epoch; no two are the same. */
  writtenAt: number;
  /** When the person last asked to send it. */
  askedAt: number;
  /** Sent although the browser believes to be offline: a person insisted. */
  isInsistent: boolean;
  /** `sent`: the server took it without showing it; it goes once the thread has it, and is never sent again. */
  state: 'waiting' | 'sending' | 'sent' | 'failed';
  /** Why it failed, in words; null otherwise. */
  reason: string | null;
  /** The newest message of the conversation that was known when it was sent; what is older is another one. */
  sentAfter?: number;
}

export type Outbox = readonly Unsent[];

/** What has waited longer for the network is offered, not sent by itself. */
export const freshMs = 60_000;

export const staleReason = 'You were offline when you sent this';
export const unknownReason = 'The page was closed before the server answered';
export const lostFilesReason = 'The page was closed before its files were sent';

export type NewUnsent = Pick<
  Unsent,
  'clientId' | 'conversationId' | 'content' | 'replyTo' | 'cards' | 'files'
>;

export function added(outbox: Outbox, written: NewUnsent, now: number): Outbox {
  if (outbox.some(({ clientId }) => clientId === written.clientId)) return outbox;
  const writtenAt = Math.max(now, ...outbox.map((each) => each.writtenAt + 1));
  return [
    ...outbox,
    { ...written, writtenAt, askedAt: now, isInsistent: false, state: 'waiting', reason: null },
  ];
}

const changed = (outbox: Outbox, clientId: string, patch: Partial<Unsent>): Outbox =>
  outbox.map((each) => (each.clientId === clientId ? { ...each, ...patch } : each));

export const started = (outbox: Outbox, clientId: string, sentAfter: number): Outbox =>
  changed(outbox, clientId, { state: 'sending', reason: null, sentAfter });

/** The server took it, and did not show what it made of it. */
export const taken = (outbox: Outbox, clientId: string): Outbox =>
  changed(outbox, clientId, { state: 'sent', reason: null });

/**
 * Asked for again by the person, also while the browser believes to be offline. What waits and was written before it goes first.
 */
export function retried(outbox: Outbox, clientId: string, now: number): Outbox {
  const chosen = outbox.find((each) => each.clientId === clientId);
  if (chosen === undefined || chosen.state === 'sending' || chosen.state === 'sent') return outbox;
  const isMeant = (each: Unsent) =>
    each === chosen ||
    (each.state === 'waiting' &&
      each.conversationId === chosen.conversationId &&
      each.writtenAt < chosen.writtenAt);
  return outbox.map((each) =>
    isMeant(each) ? { ...each, state: 'waiting', reason: null, askedAt: now, isInsistent: true } : each,
  );
}

/** Arrived, or given up by the person. */
export const without = (outbox: Outbox, clientIds: ReadonlySet<string>): Outbox =>
  outbox.some(({ clientId }) => clientIds.has(clientId))
    ? outbox.filter(({ clientId }) => !clientIds.has(clientId))
    : outbox;

/**
 * A message could not be sent. When the cause may pass, as without a network, those written after it in the same
 * conversation fail with it: sent alone they would overtake it. A refused one holds nobody up.
 */
export function failed(
  outbox: Outbox,
  clientId: string,
  { reason, isPassing }: { reason: string; isPassing: boolean },
): Outbox {
  const culprit = outbox.find((each) => each.clientId === clientId);
  if (culprit === undefined) return outbox;
  const isHit = (each: Unsent) =>
    each === culprit ||
    (isPassing &&
      each.state === 'waiting' &&
      each.conversationId === culprit.conversationId &&
      each.writtenAt > culprit.writtenAt);
  return outbox.map((each) =>
    isHit(each) ? { ...each, state: 'failed', reason, isInsistent: false } : each,
  );
}

/** Those that waited too long for the network are offered instead. */
export function aged(outbox: Outbox, now: number): Outbox {
  const isStale = (each: Unsent) =>
    each.state === 'waiting' && !each.isInsistent && now - each.askedAt > freshMs;
  return outbox.some(isStale)
    ? outbox.map((each) => (isStale(each) ? { ...each, state: 'failed', reason: staleReason } : each))
    : outbox;
}

/** The message of a conversation to send now: one at a time, in the order they were written. */
export function nextToSend(outbox: Outbox, conversationId: number, isOnline: boolean): Unsent | undefined {
  const own = outbox.filter((each) => each.conversationId === conversationId);
  if (own.some(({ state }) => state === 'sending')) return undefined;
  const next = own.find(({ state }) => state === 'waiting');
  return next !== undefined && (isOnline || next.isInsistent) ? next : undefined;
}

/** What a list tells of a conversation's outbox: the newest that failed, else the newest under way. */
export const newsOf = (outbox: Outbox, conversationId: number): Unsent | undefined => {
  const own = outbox.filter((each) => each.conversationId === conversationId);
  return own.findLast(({ state }) => state === 'failed') ?? own.at(-1);
};

/**
 * What was kept over a reload. Of one that was being sent nobody knows whether it arrived: it is sent again under its name, for
 * which the server keeps one message; after a minute it is offered instead, like all that waited. The files of one that had some
 * are gone.
 */
export function revived(kept: readonly Unsent[], now: number): Outbox {
  const outbox = kept
    .toSorted((a, b) => a.writtenAt - b.writtenAt)
    .map((each): Unsent => {
      if (each.state === 'sent') return each;
      if (each.files.length > 0) return { ...each, state: 'failed', reason: lostFilesReason };
      if (each.state === 'failed') return each;
      if (each.state === 'sending' && now - each.askedAt > freshMs)
        return { ...each, state: 'failed', reason: unknownReason };
      // Whoever insisted did so on the page that is gone.
      return { ...each, state: 'waiting', isInsistent: false };
    });
  return aged(outbox, now);
}
