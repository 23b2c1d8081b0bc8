// Whether Ava's panel is open, and what she is asked about: fed by her button, her panel and every page that lends her a subject.
import { create } from 'zustand';

/** What a question is about: a page of this site, as the text of a message can name it. */
export interface Subject {
  title: string;
  /** Its path, with a query where that says which. */
  path: string;
}

interface AvaState {
  isOpen: boolean;
  /** Asked for by a button "Ask Ava about this"; null where the page itself says what it is about. */
  subject: Subject | null;
  /** Counts the wishes to ask: each takes the focus to the field. */
  asked: number;
  /** Written elsewhere, to be sent as soon as her panel's code is there. */
  question: string | null;
  /** An answer has come while the panel was closed. */
  hasUnread: boolean;
}

export const useAva = create<AvaState>(() => ({
  isOpen: false,
  subject: null,
  asked: 0,
  question: null,
  hasUnread: false,
}));

/** The floating button (specification §4). */
export function toggleAva(): void {
  useAva.setState(({ isOpen }) => ({ isOpen: !isOpen, hasUnread: false }));
}

/** The close icon; what is being written and what was said stay. */
export const closeAva = (): void => useAva.setState({ isOpen: false });

/**
 * Opens Ava's panel with a subject for the next question; without one it is about the page itself. A question that was written
 * elsewhere is sent at once.
 */
export function askAva(subject: Subject | null, question: string | null = null): void {
  useAva.setState(({ asked }) => ({ isOpen: true, hasUnread: false, subject, question, asked: asked + 1 }));
}

/** The question that waits to be sent, if there is one; it is given out once. */
export function takeQuestion(): string | null {
  const { question } = useAva.getState();
  useAva.setState({ question: null });
  return question;
}

export const dropSubject = (): void => useAva.setState({ subject: null });
export const markUnread = (): void => useAva.setState(({ isOpen }) => ({ hasUnread: !isOpen }));

/** The member has gone: nothing of theirs is left for the next one. */
export const forgetAva = (): void => useAva.setState(useAva.getInitialState(), true);
