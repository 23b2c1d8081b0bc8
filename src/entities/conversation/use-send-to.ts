import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Schemas } from '@/api/contract';
import { UnexpectedAnswerError } from '@/api/errors';
import { refresh, usePost } from '@/api/queries';
import { newClientId } from '@/lib/client-id';
import { conversationWith } from './conversation-with';

interface SentTo {
  userId: number;
  content: string;
  attachments: NonNullable<Schemas['NewMessage']['attachments']>;
}

/** Sends one message to a member, in the conversation there is or in a new one; tried again it is still one message. */
export function useSendTo() {
  const queryClient = useQueryClient();
  const [clientId] = useState(newClientId);
  const start = usePost('/conversations', { refreshes: [] });
  const send = usePost('/conversations/messages', { refreshes: ['/conversations'] });
  return useMutation({
    mutationFn: async ({ userId, content, attachments }: SentTo) => {
      const started = await start.mutateAsync({ body: { userIds: [userId] } });
      const id = started?.id ?? (await conversationWith([userId]));
      if (id === null) throw new UnexpectedAnswerError();
      const message = await send.mutateAsync({
        body: { conversationId: id, content, clientId, attachments },
      });
      void refresh(queryClient, `/conversations/${id}/messages`);
      return message;
    },
  });
}
