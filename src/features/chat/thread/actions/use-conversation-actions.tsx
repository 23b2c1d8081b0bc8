import { useQueryClient } from '@tanstack/react-query';
import { useDelete, usePut } from '@/api/queries';
import { Button } from '@/ui/button/button';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { showUndo } from '@/ui/toast/undo';
import { conversationChange, patchConversation, refreshLists } from '@/features/chat/data/list-cache';
import type { Conversation } from '@/features/chat/data/queries';
import { conversationName } from '@/features/chat/wording';

const questionId = 'conversation-question';

/** What can be done with a conversation as a whole: shown at once, taken back when it fails; what cannot be undone asks first. */
export function useConversationActions(
  conversation: Conversation,
  { userId, onGone }: { userId: number; onGone: () => void },
) {
  const { id } = conversation;
  const queryClient = useQueryClient();
  const change = usePut('/conversations/{id}', {
    refreshes: [],
    failureTitle: 'Couldn’t update the conversation',
    changes: ({ body: { muted, pinned, archived, unread } = {} }) =>
      conversationChange(id, (now) => ({
        ...now,
        ...(muted !== undefined && { muted }),
        ...(pinned !== undefined && { pinned }),
        ...(archived !== undefined && { archived }),
        ...(unread !== undefined && { isMarkedUnread: unread }),
      })),
    onDone: (answer) => {
      if (answer) patchConversation(queryClient, id, () => answer);
      void refreshLists(queryClient);
    },
  });
  const remove = useDelete('/conversations/{id}', {
    refreshes: [],
    failureTitle: 'Couldn’t delete the conversation',
    onDone: () => {
      void refreshLists(queryClient);
      onGone();
    },
  });
  const set = (body: Parameters<typeof change.mutate>[0]['body']) => change.mutate({ path: { id }, body });
  const name = conversationName(conversation, userId);
  const whose = conversation.isGroup
    ? `in “${name}” will be deleted. Other members keep`
    : `with ${name} will be deleted. They keep`;
  return {
    mute: () => set({ muted: !conversation.muted }),
    pin: () => set({ pinned: !conversation.pinned }),
    archive: () => {
      const archived = !conversation.archived;
      set({ archived });
      showUndo(archived ? 'Conversation archived' : 'Conversation unarchived', () =>
        set({ archived: !archived }),
      );
    },
    /** It stays unread until it is opened again, so it is left. */
    markUnread: () => {
      set({ unread: true });
      onGone();
    },
    leave: () =>
      ask({
        title: `Leave “${name}”?`,
        text: 'You’ll keep the messages so far, but won’t get new ones.',
        label: 'Leave group',
        onYes: () => set({ leave: true }),
      }),
    remove: () =>
      ask({
        title: 'Delete this conversation?',
        text: `Your copy of the messages ${whose} theirs.`,
        label: 'Delete conversation',
        onYes: () => remove.mutate({ path: { id } }),
      }),
  };
}

interface Question {
  title: string;
  text: string;
  label: string;
  onYes: () => void;
}

/** Asks before what cannot be undone; the answer that destroys nothing has the focus. */
function ask({ title, text, label, onYes }: Question): void {
  openModal({
    id: questionId,
    title,
    content: <p className="text-ink-2">{text}</p>,
    footer: (
      <>
        <Button variant="outline" data-autofocus onClick={() => closeModal(questionId)}>
          Cancel
        </Button>
        <Button
          variant="danger"
          onClick={() => {
            closeModal(questionId);
            onYes();
          }}
        >
          {label}
        </Button>
      </>
    ),
  });
}
