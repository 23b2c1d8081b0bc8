// Whether Ava's panel is open, and what she is asked about: fed by her button, her panel and every page that lends her a subject.
import { create } from 'zustand';

/** What a question is about: a page of this site, as the text of a message can name it. */
export interface Subject {
  title: string;
  /** Its path, without a query. */
  path: string;
}

interface AvaState {
  isOpen: boolean;
  /** Asked for by a button "Ask Ava about this"; null where the page itself says what it is about. */
  subject: Subject | null;
  /** Counts the wishes to ask: each takes the focus to the field. */
  asked: number;
  /** An answer has come while the panel was closed. */
  hasUnread: boolean;
}

export const useAva = create<AvaState>(() => ({ isOpen: false, subject: null, asked: 0, hasUnread: false }));

/** The floating button (specification §4). */
export function toggleAva(): void {
  useAva.setState(({ isOpen }) => ({ isOpen: !isOpen, hasUnread: false }));
}

/** The close icon; what is being written and what was said stay. */
export const closeAva = (): void => useAva.setState({ isOpen: false });

/** Opens Ava's panel with a subject for the next question; without one it is about the page itself. */
export function askAva(subject: Subject | null): void {
  useAva.setState(({ asked }) => ({ isOpen: true, hasUnread: false, subject, asked: asked + 1 }));
}

export const dropSubject = (): void => useAva.setState({ subject: null });
export const markUnread = (): void => useAva.setState(({ isOpen }) => ({ hasUnread: !isOpen }));

/** The member has gone: nothing of theirs is left for the next one. */
export const forgetAva = (): void => useAva.setState(useAva.getInitialState(), true);
