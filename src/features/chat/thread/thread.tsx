import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorMessage, hasStatus } from '@/api/errors';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/error-state';
import { Skeleton } from '@/ui/skeleton';
import { StillLoading } from '@/ui/still-loading';
import { conversationQueries } from '../data/queries';
import { threadQuery } from '../data/thread-cache';
import { OpenThread } from './open-thread';

interface ThreadProps {
  userId: number;
  conversationId: number;
  /** The message to bring into view; null for none. */
  messageId: number | null;
  onBack: () => void;
  /** The conversation has been read, and its notifications with it. */
  onRead: () => void;
}

/** One conversation: waiting, wrong, not there, or open. */
export function Thread({ userId, conversationId, messageId, onBack, onRead }: ThreadProps) {
  const queryClient = useQueryClient();
  const conversation = useQuery({ ...conversationQueries.one(conversationId), refetchOnMount: 'always' });
  const thread = useQuery(threadQuery(queryClient, conversationId));
  const error = conversation.data ? thread.error : (conversation.error ?? thread.error);
  // Where the unread ones begin is told by an answer from now; without a network by the last one.
  const isNow = conversation.isFetchedAfterMount || conversation.fetchStatus === 'paused';
  if (conversation.data && thread.data && (isNow || conversation.isError)) {
    return (
      <OpenThread
        key={conversationId}
        userId={userId}
        conversation={conversation.data}
        thread={thread.data}
        messageId={messageId}
        onBack={onBack}
        onRead={onRead}
      />
    );
  }
  if (hasStatus(error, 404) || hasStatus(error, 403)) {
    return (
      <Middle>
        <ErrorState
          title={hasStatus(error, 404) ? "We couldn't find that conversation" : "You don't have access"}
          text="It may have been deleted, or is between other members."
          headingLevel={2}
        />
        <Button variant="outline" size="sm" className="self-center" onClick={onBack}>
          All conversations
        </Button>
      </Middle>
    );
  }
  const retry = () => {
    void conversation.refetch();
    void thread.refetch();
  };
  if (error) {
    return (
      <Middle>
        <ErrorState
          title="We could not load this conversation"
          text={errorMessage(error)}
          headingLevel={2}
          onRetry={retry}
          isRetrying={thread.isFetching}
        />
        <Button variant="ghost" size="sm" className="self-center md:hidden" onClick={onBack}>
          All conversations
        </Button>
      </Middle>
    );
  }
  return <ThreadSkeleton isOffline={thread.fetchStatus === 'paused'} onRetry={retry} />;
}

function Middle({ children }: { children: ReactNode }) {
  return <div className="flex flex-1 flex-col justify-center">{children}</div>;
}

const widths = ['w-3/5', 'w-2/5', 'w-1/2 self-end', 'w-1/3 self-end', 'w-2/3', 'w-1/4 self-end'];

function ThreadSkeleton({ isOffline, onRetry }: { isOffline: boolean; onRetry: () => void }) {
  return (
    <div role="status" aria-label="Loading the conversation" className="flex flex-1 flex-col">
      <div className="border-line-subtle flex h-[62px] items-center gap-3 border-b px-6 md:h-[70px]">
        <Skeleton className="size-10 rounded-full" />
        <Skeleton className="h-3.5 w-40" />
      </div>
      <div className="flex flex-1 flex-col justify-end gap-3 p-6">
        {isOffline && (
          <p className="text-ink-2 text-center text-sm">
            You are offline. It will be here once you are back.
          </p>
        )}
        {widths.map((width) => (
          <Skeleton key={width} className={`h-10 rounded-[18px] ${width}`} />
        ))}
        <StillLoading onRetry={onRetry} />
      </div>
    </div>
  );
}
