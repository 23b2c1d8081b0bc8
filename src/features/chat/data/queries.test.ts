import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { conversation } from '@/testing/fixtures/chat-fixtures';
import { readByAll } from '../wording';
import { conversationQueries, type Conversation } from './queries';

/** A conversation whose other member has read so far. */
function readUpTo(lastReadId: number | null): Conversation {
  const [me, other] = conversation().participants;
  if (!me || !other) throw new Error('There are two');
  return conversation({ participants: [me, { ...other, lastReadId }] });
}

/** What is shown after answers that arrive in this order. */
async function shownAfter(...answers: readonly Conversation[]): Promise<number | undefined> {
  const queryClient = new QueryClient();
  for (const answer of answers) {
    await queryClient.fetchQuery({
      ...conversationQueries.one(12),
      queryFn: () => Promise.resolve(answer),
      staleTime: 0,
    });
  }
  const shown = queryClient.getQueryData(conversationQueries.one(12).queryKey);
  return shown && readByAll(shown, 1);
}

it('a message that was read stays read when an older answer arrives', async () => {
  expect(await shownAfter(readUpTo(7), readUpTo(5))).toBe(7);
  expect(await shownAfter(readUpTo(7), readUpTo(null))).toBe(7);
});

it('a newer answer says how far was read', async () => {
  expect(await shownAfter(readUpTo(null), readUpTo(9))).toBe(9);
});
