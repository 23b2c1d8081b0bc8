// What stands in the conversation with Ava, and in which order: pure functions, so that every race can be tested by itself.
import type { Schemas } from '@/api/contract';
import type { Subject } from '@/entities/assistant/ava-store';

export interface Question {
  id: string;
  role: 'user';
  text: string;
  /** Of one that was sent here: it waits for its answer, could not be sent, or was called back. */
  state: 'waiting' | 'failed' | 'stopped' | 'answered';
  /** Why it failed, in the server's words. */
  why?: string | undefined;
  /** It was sent before, and its answer may have been lost: the thread tells whether the server has it. */
  isAgain?: boolean | undefined;
  /** When it was first asked, in ms since the epoch; undefined where the server does not say. */
  askedAt?: number | undefined;
}

export interface Answer {
  id: string;
  role: 'assistant';
  text: string;
  /** What the member said of it; undefined for the welcome, which the server does not know. */
  helpful?: boolean | null | undefined;
}

/** Why a question that the server has can't be shown as answered. */
export const noAnswerYet = 'Ava has your question but hasn’t answered yet';

export type Message = Question | Answer;

/** A message as the server has it. Its text is at `content[0].text.value`; one without is empty. */
export function messageOf({ id, role, content, helpful, createdAt }: Schemas['AvaMessage']): Message {
  const text = content[0]?.text.value ?? '';
  return role === 'user'
    ? {
        id,
        role,
        text,
        state: 'answered',
        askedAt: createdAt === undefined ? undefined : Date.parse(createdAt),
      }
    : { id, role, text, helpful: helpful ?? null };
}

/** A thread in the order it is read: the server sends the newest first. */
export const historyOf = ({ messages }: Schemas['AvaThread']): Message[] =>
  messages.map(messageOf).toReversed();

/**
 * The thread and what was said here since, each once: a thread that was read after a question had been sent may hold that
 * question, and its answer, already. Ava's hello, said to an empty thread, stays before everything.
 */
export function joined(history: readonly Message[], local: readonly Message[]): Message[] {
  const ids = new Set(history.map(({ id }) => id));
  const known = new Set(
    local.flatMap(({ id, role }) =>
      role === 'assistant' && ids.has(id) ? [id, questionBefore(local, id)?.id] : [],
    ),
  );
  const since = local.filter(({ id }) => !known.has(id));
  const [first] = since;
  const hello = history.length > 0 && first && isHello(first) ? [first] : [];
  const rest = since.slice(hello.length);
  const sent = rest.filter((message) => !isUnanswered(message));
  for (let count = Math.min(history.length, sent.length); count > 0; count -= 1) {
    const end = history.slice(-count);
    if (end.every((message, index) => isSame(message, sent[index]))) {
      return [...hello, ...history.slice(0, -count), ...rest];
    }
  }
  return [...hello, ...history, ...rest];
}

const isSame = (one: Message, other: Message | undefined) =>
  one.role === other?.role && one.text === other.text;

/** What only this page says: the server keeps every other answer. */
const isHello = (message: Message) => message.role === 'assistant' && message.helpful === undefined;

/** Two clocks may differ so much, in ms. */
export const clocksMs = 5000;

/**
 * The questions without an answer here that the server has all the same: its thread, read later, tells them.
 * @param readAt when the thread was read, in ms since the epoch
 */
export function heldQuestions(
  history: readonly Message[],
  local: readonly Message[],
  readAt: number,
): readonly Question[] {
  return local.filter(isUnanswered).filter(({ text, askedAt = Infinity }) => {
    const isIt = (message: Message) =>
      message.role === 'user' && message.text === text && (message.askedAt ?? 0) > askedAt - clocksMs;
    return askedAt < readAt && history.some(isIt);
  });
}

/** Puts an answer behind its question, which then waits no more. Without the question nothing changes. */
export function withAnswer(
  messages: readonly Message[],
  questionId: string,
  answer: Message,
): readonly Message[] {
  const place = messages.findIndex(({ id }) => id === questionId);
  if (place === -1) return messages;
  return withState(messages, questionId, 'answered').toSpliced(place + 1, 0, answer);
}

export function withState(
  messages: readonly Message[],
  questionId: string,
  state: Question['state'],
  why?: string,
): readonly Message[] {
  return messages.map((message) =>
    message.id === questionId && message.role === 'user' ? { ...message, state, why } : message,
  );
}

/** The oldest question without an answer yet. */
export const nextWaiting = (messages: readonly Message[]): Question | undefined => messages.find(isWaiting);
export const isWaiting = (message: Message): message is Question =>
  message.role === 'user' && message.state === 'waiting';

/** It could not be sent, or was called back. */
export const isUnanswered = (message: Message): message is Question =>
  message.role === 'user' && (message.state === 'failed' || message.state === 'stopped');

/** The question that an answer is the answer to. */
export function questionBefore(messages: readonly Message[], answerId: string): Question | undefined {
  const place = messages.findIndex(({ id }) => id === answerId);
  return messages
    .slice(0, Math.max(place, 0))
    .findLast((message): message is Question => message.role === 'user');
}

/** The most characters of a question: the server takes 4,000, and a subject stands before it. */
export const longestQuestion = 3700;
const longestTitle = 120;

/** By how many characters a question is too long, in words; null where it can be sent. */
export function excessOf(text: string): string | null {
  const count = text.trim().length - longestQuestion;
  return count > 0 ? `${count} ${count === 1 ? 'character' : 'characters'} too long` : null;
}

/** A question with what it is about before it, in one line. */
export function withSubject(text: string, subject: Subject | null): string {
  if (subject === null) return text;
  const title = subject.title
    .replaceAll(/[\s“”]+/g, ' ')
    .trim()
    .slice(0, longestTitle);
  return `About “${title}” (${subject.path})\n${text}`;
}

/** What `withSubject` put together, apart again. A path of another site is none. */
export function apart(text: string): { subject: Subject | null; text: string } {
  const found = /^About “([^”\n]{1,120})” \((\/(?!\/)[\w\-./]{0,150}(?:\?[\w\-=&]{1,100})?)\)\n/.exec(text);
  if (!found) return { subject: null, text };
  const [line, title = '', path = ''] = found;
  return { subject: { title, path }, text: text.slice(line.length) };
}
