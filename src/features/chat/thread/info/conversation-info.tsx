import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { UserMinus } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import { UserAvatar } from '@/entities/user/user-avatar';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { IconButton } from '@/ui/button/icon-button';
import { Input } from '@/ui/input/input';
import { openModal } from '@/ui/modal/modal-store';
import { safeRows } from '@/ui/rows/safe-rows';
import { Skeleton } from '@/ui/states/skeleton';
import { showToast } from '@/ui/toast/toast';
import { useConversationChange } from '@/features/chat/data/conversation-change';
import { conversationQueries, participantsOf, type Conversation } from '@/features/chat/data/queries';
import { knownThread } from '@/features/chat/data/thread-cache';
import { messagesIn } from '@/features/chat/engine/thread';
import { conversationName, othersIn } from '@/features/chat/wording';
import { AddPeople } from './add-people';
import { MessageAttachments } from '../message/message-attachments';
import { sharedIn } from './shared-in';

const modalId = 'conversation-info';

/** Shows who is in a conversation, and what was shared in it. */
export function openConversationInfo(conversationId: number, userId: number): void {
  openModal({
    id: modalId,
    title: 'Members and files',
    content: <ConversationInfo conversationId={conversationId} userId={userId} />,
  });
}

interface InfoProps {
  conversationId: number;
  userId: number;
}

function ConversationInfo({ conversationId, userId }: InfoProps) {
  const query = useQuery(conversationQueries.one(conversationId));
  if (query.isPending) return <Skeleton className="h-60 rounded-lg" />;
  if (!query.data) {
    return (
      <p role="alert" className="text-red-ink text-sm">
        {errorMessage(query.error)}
      </p>
    );
  }
  const conversation = query.data;
  const canManage = conversation.isGroup && conversation.canWrite;
  return (
    <div className="flex flex-col gap-6">
      {canManage && <NameField key={conversation.name} conversation={conversation} userId={userId} />}
      <Members conversation={conversation} userId={userId} />
      {canManage && <AddPeople conversation={conversation} userId={userId} />}
      <Shared conversationId={conversationId} />
    </div>
  );
}

function NameField({ conversation, userId }: { conversation: Conversation; userId: number }) {
  const [name, setName] = useState(conversation.name ?? '');
  const change = useConversationChange(conversation);
  const isChanged = name.trim() !== '' && name.trim() !== conversation.name;
  return (
    <form
      className="flex items-end gap-2.5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isChanged || change.isPending) return;
        change.mutate(
          {
            path: { id: conversation.id },
            body: { name: name.trim(), updatedAt: conversation.updatedAt },
          },
          { onSuccess: () => showToast({ kind: 'success', text: 'Group renamed' }) },
        );
      }}
    >
      <div className="min-w-0 flex-1">
        <Field label="Group name">
          {(control) => (
            <Input
              {...control}
              value={name}
              maxLength={80}
              placeholder={conversationName({ ...conversation, name: null }, userId)}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
          )}
        </Field>
      </div>
      <Button type="submit" variant="outline" disabled={!isChanged} isLoading={change.isPending}>
        Rename
      </Button>
    </form>
  );
}

function Members({ conversation, userId }: { conversation: Conversation; userId: number }) {
  const change = useConversationChange(conversation);
  const { isGroup, role, canWrite } = conversation;
  const participants = participantsOf(conversation);
  const others = othersIn(conversation, userId);
  return (
    <section aria-label="Members">
      <h3 className="mb-1 text-sm font-semibold">
        {participants.length === 1 ? '1 member' : `${participants.length} members`}
      </h3>
      <ul>
        {safeRows(participants, 'person', ({ user, role: theirs }) => (
          <li key={user.id} className="flex min-h-14 items-center gap-3 py-1.5">
            <UserAvatar user={user} size={40} isDecorative hasPresence />
            <span className="min-w-0 flex-1">
              <Link
                to="/$username"
                params={{ username: user.username }}
                className="block truncate font-medium hover:underline"
              >
                <bdi>{user.fullName}</bdi>
              </Link>
              <span className="text-ink-3 block truncate text-xs">
                {user.id === userId ? 'You' : `@${user.username}`}
                {isGroup && theirs === 'owner' && ' · Owner'}
              </span>
            </span>
            {isGroup && canWrite && role === 'owner' && others.some(({ id }) => id === user.id) && (
              <IconButton
                size="sm"
                label={`Remove ${user.fullName} from the group`}
                disabled={change.isPending}
                onClick={() =>
                  change.mutate({ path: { id: conversation.id }, body: { removeUserIds: [user.id] } })
                }
              >
                <UserMinus aria-hidden size={16} />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the messages that are loaded here have given: deals, pictures and documents. */
function Shared({ conversationId }: { conversationId: number }) {
  const queryClient = useQueryClient();
  const thread = knownThread(queryClient, conversationId);
  const shared = sharedIn(thread ? messagesIn(thread) : []);
  return (
    <section aria-label="Shared">
      <h3 className="mb-1 text-sm font-semibold">Deals and files</h3>
      {shared.length === 0 ? (
        <p className="text-ink-2 text-sm">No deals or files in recent messages.</p>
      ) : (
        <>
          <MessageAttachments attachments={shared} />
          {thread?.hasOlder && <p className="text-ink-3 mt-2 text-xs">From recent messages.</p>}
        </>
      )}
    </section>
  );
}
