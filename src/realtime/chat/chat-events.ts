// The socket's words on conversations, checked; apart from chat-news.ts, which the page's first code has.
import { tellChat, type ChatNews } from './chat-news';

/** Passes on an event of the socket; one whose payload is not what the contract says is passed over. */
export function tellChatEvent(type: Exclude<ChatNews['type'], 'anything'>, payload: unknown): void {
  const news: unknown = { ...(typeof payload === 'object' ? payload : null), type };
  if (isNews(news)) tellChat(news);
}

const ids = {
  newMessage: ['conversationId', 'messageId', 'senderId'],
  messageChanged: ['conversationId', 'messageId'],
  messageRead: ['conversationId', 'messageId', 'userId'],
  typing: ['conversationId', 'userId'],
} as const;

function isNews(news: unknown): news is ChatNews {
  // an object with a type of ours was made just above
  const { type, ...payload } = news as Record<string, unknown> & { type: keyof typeof ids };
  return ids[type].every((name) => Number.isInteger(payload[name]));
}
