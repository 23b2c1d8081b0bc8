import { replaceEqualDeep } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { read, readPages } from '@/api/queries';

export type ConversationFilter = 'all' | 'unread' | 'groups' | 'deals' | 'archived';
export type Conversation = Schemas['Conversation'];

type Participant = Conversation['participants'][number];

/** Who is in it, as far as they can be shown: one that a server sends incomplete must not cost the conversation. */
export const participantsOf = ({ participants }: Conversation): Participant[] =>
  (Array.isArray(participants) ? participants : []).filter(
    ({ user }: Partial<Participant>) => typeof user?.fullName === 'string' && typeof user.id === 'number',
  );

export const conversationQueries = {
  /** Never stale by itself: `refreshLists` keeps its first page fresh, without reading hundreds of pages again. */
  list: (filter: ConversationFilter = 'all', query = '') => ({
    ...readPages('/conversations', { query: { filter, ...(query !== '' && { query }) } }),
    staleTime: 'static' as const,
    structuralSharing: false,
  }),
  one: (id: number) => ({
    ...read('/conversations/{id}', { path: { id } }),
    staleTime: 5000,
    structuralSharing: (known: unknown, answer: unknown): unknown =>
      replaceEqualDeep(known, readNoLess(known, answer)),
  }),
};

/**
 * An answer with each member as far as they are known to have read: one that was on its way while `messageRead` was heard is
 * older than what was heard, and reading never goes back.
 */
function readNoLess(known: unknown, answer: unknown): unknown {
  if (!isConversation(known) || !isConversation(answer)) return answer;
  const readBefore = new Map(participantsOf(known).map(({ user, lastReadId }) => [user.id, lastReadId ?? 0]));
  const participants = participantsOf(answer).map((each) => {
    const before = readBefore.get(each.user.id) ?? 0;
    return before > (each.lastReadId ?? 0) ? { ...each, lastReadId: before } : each;
  });
  return { ...answer, participants };
}

const isConversation = (value: unknown): value is Conversation =>
  typeof value === 'object' && value !== null && 'participants' in value;
