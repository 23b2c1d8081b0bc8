import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { adviceText, hasStatus } from '@/api/errors';
import { Button } from '@/ui/button/button';
import { ErrorState } from '@/ui/states/error-state';
import { knownConversation } from '../data/list-cache';
import { conversationQueries } from '../data/queries';
import { threadQuery } from '../data/thread-cache';
import { OpenThread } from './open-thread';
import { HeaderSkeleton, MessagesSkeleton } from './thread-skeleton';

interface ThreadProps {
  userId: number;
  conversationId: number;
  /** The message to bring into view; null for none. */
  messageId: number | null;
  onBack: () => void;
  /** The conversation has been read, and its notifications with it. */
  onRead: () => void;
}

/**
 * One conversation: waiting, wrong, not there, or open. With whom it is stands in the list already, so that one sees it and can
 * begin to write while its messages are read.
 */
export function Thread({ userId, conversationId, messageId, onBack, onRead }: ThreadProps) {
  const queryClient = useQueryClient();
  const conversation = useQuery({
    ...conversationQueries.one(conversationId),
    initialData: () => knownConversation(queryClient, conversationId),
    initialDataUpdatedAt: 0,
    refetchOnMount: 'always',
  });
  const messages = useQuery(threadQuery(queryClient, conversationId));
  const retry = () => {
    void conversation.refetch();
    void messages.refetch();
  };
  const error = messages.isLoadingError ? messages.error : conversation.isLoadingError && conversation.error;
  if (hasStatus(error, 404) || hasStatus(error, 403)) {
    return (
      <Middle>
        <ErrorState
          title={hasStatus(error, 404) ? 'We couldn’t find that conversation' : 'You don’t have access'}
          text="It may have been deleted, or you’re not in it."
          headingLevel={2}
        />
        <Button variant="outline" size="sm" className="self-center" onClick={onBack}>
          All conversations
        </Button>
      </Middle>
    );
  }
  if (error) {
    return (
      <Middle>
        <ErrorState
          title="Couldn’t load this conversation"
          text={adviceText(error)}
          headingLevel={2}
          onRetry={retry}
          isRetrying={messages.isFetching}
        />
        <Button variant="ghost" size="sm" className="self-center md:hidden" onClick={onBack}>
          All conversations
        </Button>
      </Middle>
    );
  }
  if (!conversation.data) {
    return (
      <>
        <HeaderSkeleton />
        <MessagesSkeleton isOffline={messages.fetchStatus === 'paused'} onRetry={retry} />
      </>
    );
  }
  // Where the unread ones begin is told by an answer from now; without a network by the last one.
  const isNow =
    conversation.isFetchedAfterMount || conversation.fetchStatus === 'paused' || conversation.isError;
  return (
    <OpenThread
      userId={userId}
      conversation={conversation.data}
      isNow={isNow}
      messageId={messageId}
      onBack={onBack}
      onRead={onRead}
      onRetry={retry}
    />
  );
}

function Middle({ children }: { children: ReactNode }) {
  return <div className="flex flex-1 flex-col justify-center">{children}</div>;
}
