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
}

export interface Answer {
  id: string;
  role: 'assistant';
  text: string;
  /** What the member said of it; undefined for the welcome, which the server does not know. */
  helpful?: boolean | null | undefined;
}

export type Message = Question | Answer;

/** A message as the server has it. Its text is at `content[0].text.value`; one without is empty. */
export function messageOf({ id, role, content, helpful }: Schemas['AvaMessage']): Message {
  const text = content[0]?.text.value ?? '';
  return role === 'user'
    ? { id, role, text, state: 'answered' }
    : { id, role, text, helpful: helpful ?? null };
}

/** A thread in the order it is read: the server sends the newest first. */
export const historyOf = ({ messages }: Schemas['AvaThread']): Message[] =>
  messages.map(messageOf).toReversed();

/**
 * The thread and what was said here since, each once: a thread that was read after a question had been sent may hold that
 * question, and its answer, already.
 */
export function joined(history: readonly Message[], local: readonly Message[]): Message[] {
  const isSame = (one: Message | undefined, other: Message | undefined) =>
    one !== undefined && one.role === other?.role && one.text === other.text;
  const most = Math.min(history.length, local.length);
  for (let count = most; count > 0; count -= 1) {
    const end = history.slice(-count);
    if (end.every((message, index) => isSame(message, local[index]))) {
      return [...history.slice(0, -count), ...local];
    }
  }
  return [...history, ...local];
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
const isWaiting = (message: Message): message is Question =>
  message.role === 'user' && message.state === 'waiting';

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
  const found = /^About “([^”\n]{1,120})” \((\/(?!\/)[\w\-./]{0,150})\)\n/.exec(text);
  if (!found) return { subject: null, text };
  const [line, title = '', path = ''] = found;
  return { subject: { title, path }, text: text.slice(line.length) };
}
