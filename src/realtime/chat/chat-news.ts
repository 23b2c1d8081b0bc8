// What the socket says of conversations, for whoever shows them; nobody listens while no conversation is on the page.

/** Something happened in a conversation, or may have: `anything` says no more than that. */
export type ChatNews =
  | { type: 'newMessage'; conversationId: number; messageId: number; senderId: number }
  | { type: 'messageChanged'; conversationId: number; messageId: number }
  | { type: 'messageRead'; conversationId: number; messageId: number; userId: number }
  | { type: 'typing'; conversationId: number; userId: number }
  | { type: 'anything' };

type Listener = (news: ChatNews) => void;

const listeners = new Set<Listener>();

/** Hears what is told from now on. Returns how to stop. */
export function listenToChat(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function tellChat(news: ChatNews): void {
  for (const listener of listeners) listener(news);
}
