import { useInfiniteQuery } from '@tanstack/react-query';
import { Ban, Ellipsis } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { Menu } from '@/ui/menu/menu';
import { useAnswerRequest } from './request-mutations';
import { requestQueries } from './request-queries';

interface RequestAnswersProps {
  request: Schemas['Connection'];
  onAnswered?: (() => void) | undefined;
}

/** What can be said to a request to connect. Declining and blocking are silent to who asked. */
export function RequestAnswers({ request, onAnswered }: RequestAnswersProps) {
  const answer = useAnswerRequest();
  const say = (status: 'accepted' | 'declined' | 'blocked') => {
    onAnswered?.();
    answer.mutate({ path: { id: request.id }, body: { status } });
  };
  const { fullName } = request.user;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        size="sm"
        isLoading={answer.isPending}
        aria-label={`Accept ${fullName}’s request`}
        onClick={() => say('accepted')}
      >
        Accept
      </Button>
      <Button
        size="sm"
        variant="outline"
        disabled={answer.isPending}
        aria-label={`Decline ${fullName}’s request`}
        onClick={() => say('declined')}
      >
        Decline
      </Button>
      <Menu
        label="Request"
        trigger={
          <IconButton label={`More options for ${fullName}’s request`} size="sm">
            <Ellipsis aria-hidden size={16} />
          </IconButton>
        }
        items={[
          {
            label: 'Decline and block',
            icon: <Ban aria-hidden size={16} />,
            isDestructive: true,
            onSelect: () => say('blocked'),
          },
        ]}
      />
    </div>
  );
}

interface PendingAnswersProps {
  connectionId: number;
  onAnswered?: () => void;
}

/** The answers to a request that is known by its id alone; nothing once it waits no more. */
export function PendingAnswers({ connectionId, onAnswered }: PendingAnswersProps) {
  const { data } = useInfiniteQuery(requestQueries.pending('in'));
  const request = data?.pages.flatMap((page) => page.data).find(({ id }) => id === connectionId);
  return request ? <RequestAnswers request={request} onAnswered={onAnswered} /> : null;
}
