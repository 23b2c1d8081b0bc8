import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorMessage, UnexpectedAnswerError } from '@/api/errors';
import { refresh, write } from '@/api/queries';
import { conversationWith } from '@/entities/conversation/conversation-with';
import { newClientId } from '@/lib/client-id';
import { inTurns } from '@/lib/timing/in-turns';

/** What became of the message to one person. */
export type Sending = { state: 'sending' | 'sent' } | { state: 'failed'; reason: string };

/** Each failure is said beside the name, and the lists are read again once all are served. */
const quiet = { refreshes: [] };

/** At once: more would only wait for each other. */
const atOnce = 3;

/** Sends one text to each of several people, in a conversation with them alone. Tried again it is still one message. */
export function useBulkSend() {
  const queryClient = useQueryClient();
  const [sendings, setSendings] = useState<ReadonlyMap<number, Sending>>(new Map());
  /** By person: what their message is recognised by, however often it is sent. */
  const clientIds = useRef(new Map<number, string>());
  /** Who has it, or is just being sent it. */
  const served = useRef(new Set<number>());
  const say = (id: number, sending: Sending) => setSendings((before) => new Map(before).set(id, sending));
  const sendTo = async (id: number, content: string) => {
    const clientId = clientIds.current.get(id) ?? newClientId();
    clientIds.current.set(id, clientId);
    try {
      const conversation = await write(
        queryClient,
        'post',
        '/conversations',
        { body: { userIds: [id] } },
        quiet,
      );
      const conversationId = conversation?.id ?? (await conversationWith([id]));
      if (conversationId === null) throw new UnexpectedAnswerError();
      const body = { conversationId, content, clientId };
      await write(queryClient, 'post', '/conversations/messages', { body }, quiet);
      say(id, { state: 'sent' });
      void refresh(queryClient, `/conversations/${conversationId}/messages`);
    } catch (error) {
      served.current.delete(id);
      say(id, { state: 'failed', reason: errorMessage(error) });
    }
  };
  return {
    sendings,
    async send(ids: readonly number[], content: string): Promise<void> {
      const due = ids.filter((id) => !served.current.has(id));
      for (const id of due) {
        served.current.add(id);
        say(id, { state: 'sending' });
      }
      await inTurns(due, (id) => sendTo(id, content), atOnce);
      void refresh(queryClient, '/conversations');
    },
  };
}
