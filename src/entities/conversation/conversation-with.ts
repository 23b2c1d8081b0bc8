import type { QueryClient } from '@tanstack/react-query';
import { UnexpectedAnswerError } from '@/api/errors';
import { read } from '@/api/queries';

/**
 * The id of the conversation with one member, for a server that began it and did not name it.
 * @throws UnexpectedAnswerError when it is not among the newest conversations
 */
export async function conversationWith(queryClient: QueryClient, userId: number): Promise<number> {
  const { data } = await queryClient.fetchQuery({ ...read('/conversations'), staleTime: 0 });
  const found = data.find(
    ({ isGroup, participants }) => !isGroup && participants.some(({ user }) => user.id === userId),
  );
  if (!found) throw new UnexpectedAnswerError();
  return found.id;
}
