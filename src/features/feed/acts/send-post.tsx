import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import type { Schemas } from '@/api/contract';
import { adviceText } from '@/api/errors';
import { read, usePost } from '@/api/queries';
import { newClientId } from '@/lib/client-id';
import { Button } from '@/ui/button/button';
import { EmptyState } from '@/ui/states/empty-state';
import { ErrorState } from '@/ui/states/error-state';
import { Input } from '@/ui/input/input';
import { openModal } from '@/ui/modal/modal-store';
import { safeRows } from '@/ui/rows/safe-rows';
import { Skeleton } from '@/ui/states/skeleton';
import { postAddress } from './copy-link';

type Post = Pick<Schemas['Post'], 'id' | 'authUser'>;

/** Asks in which conversations a post shall be passed on. */
export function openSendPost(post: Post, myId: number): void {
  openModal({ id: 'send-post', title: 'Send in chat', content: <SendPost post={post} myId={myId} /> });
}

/** My conversations, each with a button that sends the post's address there; several may get it. */
export function SendPost({ post, myId }: { post: Post; myId: number }) {
  const [text, setText] = useState('');
  const query = text.trim();
  const list = useQuery({
    ...read('/conversations', { query: query === '' ? {} : { query } }),
    placeholderData: (previous) => previous,
  });
  const open = list.data?.data.filter(({ canWrite }) => canWrite) ?? [];
  return (
    <div className="flex flex-col gap-3">
      <Input
        type="search"
        aria-label="Find a conversation"
        placeholder="Name or last message"
        icon={<Search aria-hidden size={16} />}
        value={text}
        maxLength={100}
        onChange={({ target }) => setText(target.value)}
      />
      {list.isPending && (
        <div role="status" aria-label="Loading conversations" className="flex flex-col gap-2">
          <Skeleton className="h-11 rounded-lg" />
          <Skeleton className="h-11 rounded-lg" />
        </div>
      )}
      {list.isError && !list.data && (
        <ErrorState
          title="Couldn’t load your conversations"
          text={adviceText(list.error)}
          onRetry={() => void list.refetch()}
          isRetrying={list.isRefetching}
        />
      )}
      <ul className="flex max-h-[50dvh] flex-col overflow-y-auto empty:hidden">
        {safeRows(open, 'conversation', (conversation) => (
          <Recipient
            key={conversation.id}
            conversation={conversation}
            name={nameOf(conversation, myId)}
            content={postAddress(post)}
          />
        ))}
      </ul>
      {list.data && open.length === 0 && (
        <EmptyState
          icon={<Search aria-hidden size={22} />}
          title={query === '' ? 'No conversations yet' : 'No results found'}
          text={query === '' ? 'Message someone first.' : `No conversations match “${query}”.`}
        />
      )}
    </div>
  );
}

/** Its own name, or those of the others in it. */
const nameOf = ({ name, participants }: Schemas['Conversation'], myId: number): string =>
  name ??
  participants
    .filter(({ user }) => user.id !== myId)
    .map(({ user }) => user.fullName)
    .join(', ');

interface RecipientProps {
  conversation: Schemas['Conversation'];
  name: string;
  content: string;
}

function Recipient({ conversation, name, content }: RecipientProps) {
  const [clientId] = useState(newClientId);
  const send = usePost('/conversations/messages', { refreshes: ['/conversations'] });
  return (
    <li className="flex min-h-11 items-center gap-3 py-1">
      <bdi className="min-w-0 flex-1 truncate font-medium">{name}</bdi>
      {send.isError && (
        <span role="alert" className="text-red-ink shrink-0 text-xs">
          Not sent
        </span>
      )}
      {send.isSuccess ? (
        <span role="status" className="text-ink-2 text-sm">
          Sent
        </span>
      ) : (
        <Button
          variant="outline"
          size="sm"
          aria-label={`${send.isError ? 'Retry sending' : 'Send'} to ${name}`}
          isLoading={send.isPending}
          loadingLabel="Sending"
          onClick={() => send.mutate({ body: { conversationId: conversation.id, content, clientId } })}
        >
          {send.isError ? 'Retry' : 'Send'}
        </Button>
      )}
    </li>
  );
}
