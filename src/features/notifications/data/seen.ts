// Up to where each person has seen the panel, so that it can part "New" from "Earlier" after a reload too.
const keyOf = (username: string) => `notifications-seen:${username}`;

/** The moment of the newest notification that the panel showed at its last opening, ISO date-time; null before that. */
export function readSeen(username: string): string | null {
  try {
    return localStorage.getItem(keyOf(username));
  } catch {
    return null;
  }
}

/** Keeps how far the panel was seen; the moment is the server's, so a wrong clock here does no harm. */
export function keepSeen(username: string, newestAt: string): void {
  try {
    localStorage.setItem(keyOf(username), newestAt);
  } catch {
    // Without storage everything counts as seen before.
  }
}
