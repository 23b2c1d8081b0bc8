// What is said to Ava on one topic while this member is here: it outlives the panel, and goes with the topic or the member.
import { createStore, type StoreApi } from 'zustand';
import { newClientId } from '@/lib/client-id';
import { withAnswer, withState, type Answer, type Message, type Question } from './conversation/messages';

interface ChatState {
  /** Said here; what the server had before is the thread's history. */
  messages: readonly Message[];
  /** The welcome has been said: once only (specification §4). */
  isWelcomed: boolean;
  /** What the member said of answers here, by the answer's id. */
  ratings: Readonly<Record<string, boolean | null>>;
  /** The page whose subject was taken away. */
  dropped: string | null;
  /** The path of the page that the latest question was sent from; null before the first. */
  askedOn: string | null;
  /** Another tab has added to the thread since it was read here. */
  isOutdated: boolean;
  /** The question that is on its way. */
  underWay: AbortController | null;
}

export type Chat = StoreApi<ChatState>;

/** @param isWelcomed whether the member was welcomed on another topic */
export const createChat = (isWelcomed = false): Chat =>
  createStore<ChatState>(() => ({
    messages: [],
    isWelcomed,
    ratings: {},
    dropped: null,
    askedOn: null,
    isOutdated: false,
    underWay: null,
  }));

const change = (chat: Chat, edit: (messages: readonly Message[]) => readonly Message[]) =>
  chat.setState(({ messages }) => ({ messages: edit(messages) }));

/** The question is there at once, before anybody has answered. */
export const addQuestion = (chat: Chat, text: string): void =>
  change(chat, (messages) => [
    ...messages,
    { id: newClientId(), role: 'user', text, state: 'waiting', askedAt: Date.now() },
  ]);

/** What got no answer before this page was loaded; what is there already is not added again. */
export const addKept = (chat: Chat, kept: readonly Question[]): void =>
  change(chat, (messages) => {
    const ids = new Set(messages.map(({ id }) => id));
    return [...kept.filter(({ id }) => !ids.has(id)), ...messages];
  });

/** The member does not want to ask them any more, or the thread has them. */
export const removeQuestions = (chat: Chat, ids: ReadonlySet<string>): void =>
  change(chat, (messages) => messages.filter(({ id }) => !ids.has(id)));

export const addAnswer = (chat: Chat, questionId: string, answer: Message): void =>
  change(chat, (messages) => withAnswer(messages, questionId, answer));

/** The server has it and did not say what Ava answered: the thread is read again for it. */
export function holdQuestion(chat: Chat, questionId: string): void {
  change(chat, (messages) => withState(messages, questionId, 'answered'));
  chat.setState({ isOutdated: true });
}

export const failQuestion = (chat: Chat, questionId: string, why: string | undefined): void =>
  change(chat, (messages) => withState(messages, questionId, 'failed', why));

/** Sends one again that failed or was called back: it moves to the end, where its answer will be. */
export const askAgain = (chat: Chat, questionId: string): void =>
  change(chat, (messages) => {
    const question = messages.find(({ id }) => id === questionId);
    if (question?.role !== 'user') return messages;
    const others = messages.filter((message) => message !== question);
    return withState([...others, { ...question, isAgain: true }], questionId, 'waiting');
  });

/** Calls back every question that still waits. */
export const stopQuestions = (chat: Chat): void =>
  change(chat, (messages) =>
    messages.map((message) =>
      message.role === 'user' && message.state === 'waiting' ? { ...message, state: 'stopped' } : message,
    ),
  );

export function welcome(chat: Chat, text: string): void {
  if (chat.getState().isWelcomed) return;
  const message: Answer = { id: newClientId(), role: 'assistant', text };
  chat.setState(({ messages }) => ({ isWelcomed: true, messages: [...messages, message] }));
}

export const rate = (chat: Chat, id: string, helpful: boolean | null): void =>
  chat.setState(({ ratings }) => ({ ratings: { ...ratings, [id]: helpful } }));

/** What was said of an answer here could not be kept: it is again what it was. */
export const unrate = (chat: Chat, id: string): void =>
  chat.setState(({ ratings: { [id]: _gone, ...ratings } }) => ({ ratings }));
