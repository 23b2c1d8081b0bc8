// How others in a conversation are told that we type; apart from chat-news.ts, which the page's first code has.

let sayTyping: (conversationId: number) => void = () => {};

/** Says how the running connection tells others that we type; null when none runs. */
export function provideTyping(act: ((conversationId: number) => void) | null): void {
  sayTyping = act ?? (() => {});
}

/** Tells the others of a conversation that we type, when they can be told. The caller keeps to once in 3 s. */
export function tellTyping(conversationId: number): void {
  sayTyping(conversationId);
}
