import { useQueryClient } from '@tanstack/react-query';
import { usePut } from '@/api/queries';
import { patchConversation, refreshLists } from './list-cache';
import type { Conversation } from './queries';

/** Changes what is everybody's of a conversation. */
export function useConversationChange({ id }: Conversation) {
  const queryClient = useQueryClient();
  return usePut('/conversations/{id}', {
    refreshes: [],
    failureTitle: 'Couldn’t update the conversation',
    onDone: (answer) => {
      if (answer) patchConversation(queryClient, id, () => answer);
      void refreshLists(queryClient);
    },
  });
}
