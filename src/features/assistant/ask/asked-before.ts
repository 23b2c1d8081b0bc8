import type { Chat } from '../chat';
import { clocksMs, type Answer, type Message, type Question } from '../conversation/messages';

/** What the server has of a question: its answer; null while there is none. */
interface Taken {
  answer: Answer | null;
}

interface Threads {
  /** The thread as it is read now, oldest first. */
  thread: readonly Message[];
  /** The thread as it was read before; undefined when it never was. */
  history: readonly Message[] | undefined;
  local: readonly Message[];
}

/**
 * The question in the thread, when the server took it although its answer was lost; undefined when it has to be sent. Where the
 * server tells no times, what was not in the thread before is this question.
 */
export function takenIn(
  { thread, history, local }: Threads,
  { text, askedAt = 0 }: Question,
): Taken | undefined {
  const answered = new Set(local.map(({ id }) => id));
  const before = history && new Set(history.map(({ id }) => id));
  const isIt = (message: Message, next: Message | undefined) => {
    if (message.role !== 'user' || message.text !== text || (next && answered.has(next.id))) return false;
    if (message.askedAt !== undefined) return message.askedAt > askedAt - clocksMs;
    return before !== undefined && !before.has(message.id);
  };
  const place = thread.findLastIndex((message, index) => isIt(message, thread[index + 1]));
  if (place === -1) return undefined;
  const next = thread[place + 1];
  return { answer: next?.role === 'assistant' ? next : null };
}

/** How often a thread is read for an answer that is not in it yet, and the first pause in ms, doubled each time. */
const reads = 4;
const pauseMs = 2000;

/**
 * Reads the thread until the answer to a question that the server has is in it, four times at most.
 * @param readThread the thread as it is now, oldest first
 * @returns undefined when the question has to be sent; with a null answer when the server has it and did not answer
 */
export async function findTaken(
  question: Question,
  { chat, history, signal }: { chat: Chat; history: readonly Message[] | undefined; signal: AbortSignal },
  readThread: () => Promise<readonly Message[]>,
): Promise<Taken | undefined> {
  for (let read = 1; ; read += 1) {
    const taken = takenIn({ thread: await readThread(), history, local: chat.getState().messages }, question);
    if (!taken || taken.answer || read === reads || signal.aborted) return taken;
    await new Promise((resolve) => setTimeout(resolve, pauseMs * 2 ** (read - 1)));
  }
}
