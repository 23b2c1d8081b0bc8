import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pathKey, usePost } from '@/api/queries';
import { showToast } from '@/ui/toast/toast';
import { createChat, type Chat } from '../chat';
import { useSaveThread } from './use-save-thread';

const unopenedText = 'Couldn’t open the new topic. Try again, or keep asking here.';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

interface Known {
  threadId: string | undefined;
  /** Asks for the thread while there is none yet. */
  findThread: () => Promise<string>;
}

interface Topic {
  chat: Chat;
  /** The thread that was begun or gone back to; null as long as it is the member's own. */
  chosen: string | null;
}

/**
 * The topic that is talked about: the member's thread, until another one is begun or gone back to, which is then theirs. What
 * waits for an answer is called back; what was said stays in its thread.
 */
export function useTopic({ threadId, findThread }: Known, onChange: () => void) {
  const queryClient = useQueryClient();
  const [topic, setTopic] = useState<Topic>(() => ({ chat: createChat(), chosen: null }));
  const { mutate: save } = useSaveThread();
  const current = topic.chosen ?? threadId;
  const goTo = (id: string) => {
    onChange();
    if (id === current) return;
    // What was read of it before lacks what was said since.
    queryClient.removeQueries({ queryKey: pathKey('/ava/thread/{avaThreadId}', { avaThreadId: id }) });
    setTopic(({ chat }) => ({ chat: createChat(chat.getState().isWelcomed), chosen: id }));
    save({ body: { avaThreadId: id } });
  };
  const begin = usePost('/ava/thread', {
    refreshes: [],
    failureTitle: 'Couldn’t start a new topic',
    onDone: (fresh) => {
      // Nothing finds an empty topic but its id.
      if (isText(fresh?.threadId)) goTo(fresh.threadId);
      else showToast({ kind: 'error', text: unopenedText });
    },
  });
  return {
    chat: topic.chat,
    threadId: current,
    threadOf: async () => current ?? (await findThread()),
    goTo,
    begin: () => begin.mutate({}),
    isBeginning: begin.isPending,
  };
}
