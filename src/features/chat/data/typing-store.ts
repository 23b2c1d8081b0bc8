import { create } from 'zustand';

/** Somebody types until so long after it was last said, or until their message (the event's rule). */
const typesForMs = 5000;

const none: readonly number[] = [];
const useTypingStore = create<{ typing: ReadonlyMap<number, readonly number[]> }>(() => ({
  typing: new Map(),
}));
const ends = new Map<string, ReturnType<typeof setTimeout>>();

const withTyping = (conversationId: number, userIds: readonly number[]) =>
  useTypingStore.setState(({ typing }) => ({ typing: new Map(typing).set(conversationId, userIds) }));
const typingIn = (conversationId: number) => useTypingStore.getState().typing.get(conversationId) ?? none;

/** Somebody was said to type. */
export function startTyping(conversationId: number, userId: number): void {
  const key = `${conversationId} ${userId}`;
  clearTimeout(ends.get(key));
  ends.set(
    key,
    setTimeout(() => stopTyping(conversationId, userId), typesForMs),
  );
  const now = typingIn(conversationId);
  if (!now.includes(userId)) withTyping(conversationId, [...now, userId]);
}

/** Their message has come, or they have stopped. */
export function stopTyping(conversationId: number, userId: number): void {
  clearTimeout(ends.get(`${conversationId} ${userId}`));
  ends.delete(`${conversationId} ${userId}`);
  const now = typingIn(conversationId);
  if (now.includes(userId))
    withTyping(
      conversationId,
      now.filter((id) => id !== userId),
    );
}

/** Who types in a conversation. */
export const useTyping = (conversationId: number): readonly number[] =>
  useTypingStore(({ typing }) => typing.get(conversationId) ?? none);
