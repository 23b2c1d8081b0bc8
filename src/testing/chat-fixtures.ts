// Conversations and messages for tests and stories, whole and plain.
import type { Schemas } from '@/api/contract';
import { author } from './fixtures';

export const hannah = author({ id: 1, fullName: 'Hannah Okafor', username: 'hannah.okafor' });
export const priya = author({ id: 3 });
export const callum = author({ id: 2, fullName: 'Callum Reyes', username: 'callum.reyes' });

export const message = (id: number, more: Partial<Schemas['Message']> = {}): Schemas['Message'] => ({
  id,
  conversation: { id: 12 },
  sender: priya,
  content: `Message ${id}`,
  mentions: [],
  clientId: `c-${id}`,
  replyTo: null,
  attachments: [],
  reactions: {},
  status: 'delivered',
  pinned: false,
  createdAt: new Date(Date.UTC(2026, 10, 21, 8, 0, id)).toISOString(),
  editedAt: null,
  deletedAt: null,
  ...more,
});

/** A page as the server answers it: these messages, newest first. */
export const messagePage = (
  ids: readonly number[],
  { page = 1, totalPages = 1, total = ids.length }: Partial<Schemas['MessagePage']> = {},
): Schemas['MessagePage'] => ({
  page,
  totalPages,
  total,
  data: ids.toSorted((a, b) => b - a).map((id) => message(id)),
});

const member = (user: Schemas['Author'], lastReadId: number | null = null): Schemas['ChatMember'] => ({
  user,
  role: 'member',
  lastReadId,
  joinedAt: '2026-11-01T09:00:00.000Z',
});

/** Hannah's conversation with Priya. */
export const conversation = (more: Partial<Schemas['Conversation']> = {}): Schemas['Conversation'] => ({
  id: 12,
  name: null,
  isGroup: false,
  participants: [member(hannah), member(priya)],
  lastMessage: message(4),
  unreadCount: 0,
  isMarkedUnread: false,
  lastReadId: 4,
  muted: false,
  pinned: false,
  archived: false,
  isRequest: false,
  canWrite: true,
  dealRef: null,
  role: 'member',
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-01T09:00:00.000Z',
  ...more,
});

/** Hannah, Priya and Callum. */
export const group = (more: Partial<Schemas['Conversation']> = {}): Schemas['Conversation'] =>
  conversation({
    id: 13,
    name: 'Leeds HMO owners',
    isGroup: true,
    participants: [member(hannah), member(priya), member(callum)],
    ...more,
  });
