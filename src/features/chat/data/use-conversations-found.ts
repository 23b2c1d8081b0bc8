import { useQuery } from '@tanstack/react-query';
import { read } from '@/api/queries';
import type { Conversation } from './queries';

const none: readonly Conversation[] = [];

/** The conversations with this in their name, a member's name or the last message; none for null. A failure finds none. */
export function useConversationsFound(query: string | null): {
  conversations: readonly Conversation[];
  isPending: boolean;
} {
  const { data, isPending } = useQuery({
    ...read('/conversations', { query: { query: query ?? '' } }),
    enabled: query !== null,
  });
  return {
    conversations: query === null ? none : (data?.data ?? none),
    isPending: query !== null && isPending,
  };
}
