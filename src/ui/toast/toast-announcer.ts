import { create } from 'zustand';

interface Announcement {
  /** Grows with every message, so that a message said twice is announced twice. */
  turn: number;
  text: string;
}

interface ToastAnnouncer {
  polite: Announcement;
  assertive: Announcement;
  isStackNeeded: boolean;
}

const silence = { turn: 0, text: '' };

/** What the permanent live regions say, and whether the visible toasts are wanted yet. */
export const useToastAnnouncer = create<ToastAnnouncer>(() => ({
  polite: silence,
  assertive: silence,
  isStackNeeded: false,
}));

/** Has a screen reader say the text: at once when urgent, else when it is idle. */
export function announce(text: string, urgency: 'polite' | 'assertive') {
  useToastAnnouncer.setState((now) => ({
    [urgency]: { turn: now[urgency].turn + 1, text },
    isStackNeeded: true,
  }));
}

/** Empties the live region, unless something else has been said there since. */
export function unannounce(text: string, urgency: 'polite' | 'assertive') {
  useToastAnnouncer.setState((now) =>
    now[urgency].text === text ? { [urgency]: { turn: now[urgency].turn, text: '' } } : {},
  );
}
