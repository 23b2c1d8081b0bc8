import { useInfiniteQuery } from '@tanstack/react-query';
import { MessagesSquare, SearchX } from 'lucide-react';
import { useCallback, useMemo, useRef, type RefObject } from 'react';
import { adviceText } from '@/api/errors';
import { Button } from '@/ui/button/button';
import { EmptyState } from '@/ui/states/empty-state';
import { ErrorState } from '@/ui/states/error-state';
import { Skeleton } from '@/ui/states/skeleton';
import { StillLoading } from '@/ui/states/still-loading';
import { useNow } from '@/ui/text/use-now';
import { VirtualRows } from '@/ui/rows/virtual-rows';
import { VisibleMarker } from '@/ui/rows/visible-marker';
import { conversationsIn } from '../data/list-cache';
import { conversationQueries, type Conversation, type ConversationFilter } from '../data/queries';
import { ConversationRow } from './conversation-row';
import { useNeighbourKeys } from './use-neighbour-keys';

interface ConversationListProps {
  userId: number;
  openId: number | null;
  filter: ConversationFilter;
  /** What is searched for; empty for all. */
  query: string;
  onOpen: (conversationId: number) => void;
  onClear: () => void;
  onNew: () => void;
}

const idOf = ({ id }: Conversation) => id;
const rowHeight = 72;

/** The conversations, however many: only those near the view are there. */
export function ConversationList(props: ConversationListProps) {
  const { userId, openId, filter, query, onOpen } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const list = useInfiniteQuery(conversationQueries.list(filter, query));
  const now = useNow();
  const rows = useMemo(() => conversationsIn(list.data), [list.data]);
  useNeighbourKeys(rows, openId, onOpen);
  const draw = useCallback(
    (row: Conversation) => (
      <ConversationRow conversation={row} userId={userId} isOpen={row.id === openId} now={now} />
    ),
    [userId, openId, now],
  );
  return (
    <div
      ref={scroller}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain max-md:pb-18"
      onKeyDown={(event) => moveBetweenRows(event.key, event.target, scroller)}
      role="presentation"
    >
      {list.isPending && <ListSkeleton onRetry={() => void list.refetch()} />}
      {list.isError && rows.length === 0 && (
        <ErrorState
          title="Couldn’t load your conversations"
          text={adviceText(list.error)}
          onRetry={() => void list.refetch()}
          isRetrying={list.isRefetching}
        />
      )}
      {list.isSuccess && rows.length === 0 && <Nothing {...props} />}
      {rows.length > 0 && (
        <VirtualRows
          label="Conversations"
          rowName="conversation"
          items={rows}
          keyOf={idOf}
          rowHeight={rowHeight}
          scroller={scroller}
        >
          {draw}
        </VirtualRows>
      )}
      {rows.length > 0 && list.hasNextPage && (
        <div className="flex justify-center py-3">
          {!list.isFetchNextPageError && (
            <VisibleMarker
              key={rows.length}
              onVisible={() => list.isFetchingNextPage || void list.fetchNextPage()}
            />
          )}
          <Button
            variant="outline"
            size="sm"
            isLoading={list.isFetchingNextPage}
            loadingLabel="Loading"
            onClick={() => void list.fetchNextPage()}
          >
            {list.isFetchNextPageError ? 'Retry' : 'Load more'}
          </Button>
        </div>
      )}
    </div>
  );
}

/** ↑ ↓, j and k from row to row. */
function moveBetweenRows(key: string, target: EventTarget, scroller: RefObject<HTMLElement | null>): void {
  const step = key === 'ArrowDown' || key === 'j' ? 1 : key === 'ArrowUp' || key === 'k' ? -1 : 0;
  if (step === 0 || !(target instanceof HTMLElement) || !target.matches('[data-conversation]')) return;
  const rows = [...(scroller.current?.querySelectorAll<HTMLElement>('[data-conversation]') ?? [])];
  rows[rows.indexOf(target) + step]?.focus();
}

function Nothing({ filter, query, onClear, onNew }: ConversationListProps) {
  if (query !== '' || filter !== 'all') {
    return (
      <EmptyState
        icon={<SearchX />}
        title={query === '' ? 'No conversations' : 'No results found'}
        text={query === '' ? nothingIn[filter] : `No conversations match “${query}”.`}
        action={
          <Button variant="outline" size="sm" onClick={onClear}>
            Show all conversations
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<MessagesSquare />}
      title="No conversations yet"
      text="Message someone about a deal or a viewing, or ask a question."
      action={
        <Button size="sm" onClick={onNew}>
          Start a conversation
        </Button>
      }
    />
  );
}

const nothingIn: Record<ConversationFilter, string> = {
  all: '',
  unread: 'You’re all caught up.',
  groups: 'No groups yet',
  deals: 'No conversations about deals yet',
  archived: 'No archived conversations',
};

function ListSkeleton({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="status" aria-label="Loading conversations">
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className="flex items-center gap-3 px-4.5 py-2.75">
          <Skeleton className="size-[50px] shrink-0 rounded-full" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-3.5 w-1/2" />
            <Skeleton className="h-3 w-4/5" />
          </div>
        </div>
      ))}
      <StillLoading onRetry={onRetry} />
    </div>
  );
}
