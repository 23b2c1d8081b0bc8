import type { Schemas } from '@/api/contract';
import { readOnce } from '@/api/queries';

/**
 * The newest conversation with exactly these members beside oneself, for a server that does not say which one it made; null
 * where it is not among the first of the list.
 * @throws what the read throws
 */
export async function conversationWith(userIds: readonly number[]): Promise<number | null> {
  const { data } = await readOnce('/conversations', {});
  const ids = data.filter((each) => isWith(each, userIds)).map(({ id }) => id);
  return ids.length > 0 ? Math.max(...ids) : null;
}

const isWith = ({ participants, isGroup }: Schemas['Conversation'], userIds: readonly number[]): boolean =>
  isGroup === userIds.length > 1 &&
  participants.length === userIds.length + 1 &&
  userIds.every((id) => participants.some(({ user }) => user.id === id));
