// What conversations and messages are called, and what is said of them in a line.
import type { Schemas } from '@/api/contract';
import { formatTime, readMoment, unknownDate } from '@/lib/dates/dates';
import { plainLine } from '@/lib/text/plain-line';
import type { Unsent } from './engine/outbox';
import type { Message } from './engine/thread';
import { participantsOf, type Conversation } from './data/queries';

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** Calendar days between two moments, in the reader's zone. */
function daysBetween(from: Date, to: Date): number {
  const start = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((start(to) - start(from)) / 86_400_000);
}

const dayAndMonth = (date: Date, now: Date) => {
  const day = `${date.getDate()} ${months[date.getMonth()]}`;
  return date.getFullYear() === now.getFullYear() ? day : `${day} ${date.getFullYear()}`;
};

/** The day of a moment, in a sentence: `3 Nov`, of another year `3 Nov 2025`. */
export function shortDay(at: string | null | undefined, now = new Date()): string {
  const date = readMoment(at);
  return date ? dayAndMonth(date, now) : unknownDate;
}

/** When, as short as a list has room for: `Now`, `10:42`, `Yesterday`, `Mon`, `8 Nov`. */
export function shortMoment(at: string | null | undefined, now: Date): string {
  const date = readMoment(at);
  if (!date) return unknownDate;
  const ago = daysBetween(date, now);
  if (now.getTime() - date.getTime() < 60_000) return 'Now';
  if (ago <= 0) return formatTime(date);
  if (ago === 1) return 'Yesterday';
  return ago < 7 ? (days[date.getDay()]?.slice(0, 3) ?? '') : dayAndMonth(date, now);
}

/** The day above a day's messages: `Today`, `Yesterday`, `Monday`, `Saturday 8 Nov`. */
export function dayHeading(at: string | Date | null | undefined, now: Date): string {
  const date = readMoment(at);
  if (!date) return unknownDate;
  const ago = daysBetween(date, now);
  if (ago <= 0) return 'Today';
  if (ago === 1) return 'Yesterday';
  const day = days[date.getDay()] ?? '';
  return ago < 7 ? day : `${day} ${dayAndMonth(date, now)}`;
}

/** Everybody in it but the reader. */
export const othersIn = (conversation: Conversation, userId: number): Schemas['Author'][] =>
  participantsOf(conversation).flatMap(({ user }) => (user.id === userId ? [] : [user]));

/** The group's name, or the names of the others. */
export function conversationName(conversation: Conversation, userId: number): string {
  const names = othersIn(conversation, userId).map(({ fullName }) => fullName);
  return conversation.name ?? (names.length > 0 ? names.join(', ') : 'Only you');
}

export const firstName = (fullName: string): string => fullName.trim().split(/\s+/)[0] ?? fullName;

const attachmentWords = {
  image: 'Photo',
  document: 'Document',
  evaluation: 'Evaluation',
  listing: 'Listing',
  property: 'Property',
  contact: 'Contact',
  poll: 'Would you buy?',
  quote: 'Request for a quote',
} as const;

/** What a message says in one line of plain words, without the marks of Markdown and mathematics. */
export function messageLine({
  content,
  attachments,
  deletedAt,
}: Pick<Message, 'content' | 'attachments' | 'deletedAt'>): string {
  if (deletedAt !== null) return 'Message deleted';
  // A text that is nothing but marks is shown as it was written.
  const text = plainLine(content) || content.trim();
  if (text !== '') return text;
  const [first] = attachments;
  if (first === undefined) return '';
  const name = 'name' in first && first.kind === 'document' ? first.name : attachmentWords[first.kind];
  return attachments.length > 1 ? `${name} and ${attachments.length - 1} more` : name;
}

/** What a message that is not sent says in one line. */
export const unsentLine = ({ content, files, cards }: Unsent): string =>
  plainLine(content) || content.trim() || files[0] || cards[0]?.title || '';

/** A message that a server sends incomplete is none. */
const isWhole = (message: Conversation['lastMessage']): message is Message =>
  typeof message?.content === 'string' && Array.isArray(message.attachments) && message.sender != null;

/** The newest message in a list's row: `You: …`, and in a group who said it. */
export function lastLine({ lastMessage, isGroup }: Conversation, userId: number): string {
  if (!isWhole(lastMessage)) return 'No messages yet';
  const line = messageLine(lastMessage);
  if (lastMessage.sender.id === userId) return `You: ${line}`;
  return isGroup ? `${firstName(lastMessage.sender.fullName)}: ${line}` : line;
}

/** `Priya is typing`, `Priya and Callum are typing`, `3 people are typing`. */
export function typingLine(names: readonly string[]): string {
  // voice: never fewer than three
  if (names.length > 2) return `${names.length} people are typing`;
  return `${names.map(firstName).join(' and ')} ${names.length === 1 ? 'is' : 'are'} typing`;
}

/** Up to which message everybody else has read, as far as they say; 0 when somebody does not. */
export function readByAll(conversation: Conversation, userId: number): number {
  const others = participantsOf(conversation).filter(({ user }) => user.id !== userId);
  return others.length === 0 ? 0 : Math.min(...others.map(({ lastReadId }) => lastReadId ?? 0));
}

/** How far a message of mine has come, also by what was heard since it was read. */
export const statusOf = (message: Message, readUpTo: number): Message['status'] =>
  message.id <= readUpTo ? 'read' : message.status;

export const statusWords = { sent: 'Sent', delivered: 'Delivered', read: 'Read' } as const;

/** A message can be edited by its sender for so long (the contract's rule). */
const editableMs = 15 * 60_000;
export const isEditable = (message: Message, userId: number, now: Date): boolean =>
  message.sender.id === userId &&
  message.deletedAt === null &&
  message.content !== '' &&
  now.getTime() - Date.parse(message.createdAt) < editableMs;
