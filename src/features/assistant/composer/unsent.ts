// Questions that got no answer: kept with the member's drafts over reloads, gone with them at the sign-out, never sent by themselves.
import { useEffect } from 'react';
import { draftsUnder, writeDraft } from '@/ui/draft/draft-parts';
import { addKept, type Chat } from '../chat';
import { isUnanswered, isWaiting, type Message, type Question } from '../conversation/messages';

interface Kept extends Pick<Question, 'id' | 'text' | 'why'> {
  state: 'failed' | 'stopped';
  askedAt: number;
  /** The thread it was asked in; null for one that was asked before there was any. */
  threadId: string | null;
}

const start = 'ava-unsent:';
const closedReason = 'The page closed before Ava could answer';

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const { id, text, why, state, askedAt, threadId } = value as Record<string, unknown>; // -- an object was checked for just above
  return (
    typeof id === 'string' &&
    typeof text === 'string' &&
    (why === undefined || typeof why === 'string') &&
    (state === 'failed' || state === 'stopped') &&
    Number.isFinite(askedAt) &&
    (threadId === null || typeof threadId === 'string')
  );
}

/** Storage may hold anything: only what is whole is taken. */
function readKept(json: string): Kept | null {
  try {
    const value: unknown = JSON.parse(json);
    return isKept(value) ? value : null;
  } catch {
    return null;
  }
}

/** What a member asked in this thread, or before there was any, and got no answer to; the oldest first. */
export const keptQuestions = (userId: number, threadId: string | undefined): Question[] =>
  Object.values(draftsUnder(userId, start))
    .flatMap((json) => readKept(json) ?? [])
    .filter((kept) => kept.threadId === null || kept.threadId === threadId)
    .toSorted((one, other) => one.askedAt - other.askedAt)
    .map(({ threadId: _thread, ...question }) => ({ ...question, role: 'user' }));

/**
 * Keeps what has failed or was called back. One that was asked again is kept until its answer is there; one that was answered or
 * deleted goes.
 */
export function keepChanges(
  userId: number,
  threadId: string | undefined,
  before: readonly Message[],
  after: readonly Message[],
): void {
  const known = new Map(before.filter(isUnanswered).map((question) => [question.id, question]));
  for (const question of after.filter(isUnanswered)) {
    if (known.get(question.id) !== question) write(userId, threadId, question);
  }
  const open = new Set(after.filter((each) => isUnanswered(each) || isWaiting(each)).map(({ id }) => id));
  for (const { id } of before.filter((each) => isUnanswered(each) || isWaiting(each))) {
    if (!open.has(id)) writeDraft(userId, start + id, '');
  }
}

function write(userId: number, threadId: string | undefined, { id, text, state, why, askedAt }: Question) {
  const kept = { id, text, state, why, askedAt: askedAt ?? Date.now(), threadId: threadId ?? null };
  writeDraft(userId, start + id, JSON.stringify(kept));
}

/** Takes up what was kept for this thread, and keeps what gets no answer in it from now on; also what the page is closed on. */
export function useKeptQuestions(userId: number, chat: Chat, threadId: string | undefined): void {
  useEffect(() => {
    addKept(chat, keptQuestions(userId, threadId));
    const forget = chat.subscribe((now, before) => {
      if (now.messages !== before.messages) keepChanges(userId, threadId, before.messages, now.messages);
    });
    const keepWaiting = () => {
      for (const question of chat.getState().messages.filter(isWaiting)) {
        write(userId, threadId, { ...question, state: 'failed', why: closedReason });
      }
    };
    globalThis.addEventListener('pagehide', keepWaiting);
    return () => {
      forget();
      globalThis.removeEventListener('pagehide', keepWaiting);
    };
  }, [userId, chat, threadId]);
}
