import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { errorMessage } from '@/api/errors';
import { useShownRows } from '@/entities/record/removal';
import { Unready } from '@/entities/record/unready';
import { viewingQueries, viewingsPath } from '@/entities/viewing/queries';
import { ViewingRow } from '@/entities/viewing/viewing-row';
import type { Viewing } from '@/entities/viewing/viewing-names';
import { startOfViewingDay } from '@/lib/viewings/viewing-time';
import { Button } from '@/ui/button/button';
import { KeptFocus } from '@/ui/focus/kept-focus';
import { LoadMore } from '@/ui/rows/load-more';
import { VirtualRows } from '@/ui/rows/virtual-rows';
import { EmptyState } from '@/ui/states/empty-state';
import { useNow } from '@/ui/text/use-now';
import { openBookViewing } from '../book/book-viewing';
import { openShareSummary } from '../share-summary';
import { useRemoveViewing } from '../use-remove-viewing';
import { listItems, type ListItem, type SectionKey } from './list-items';
import { ListSkeleton } from './list-skeleton';

/** Viewings that wait for an answer, those to come, today’s first, and those that are over. */
export function ViewingList({ userId }: { userId: number }) {
  const now = useNow();
  const today = startOfViewingDay(now);
  const unanswered = useSection(viewingQueries.unanswered(today));
  const upcoming = useSection(viewingQueries.upcoming(today));
  const settled = useSection(viewingQueries.settled(today));
  const onDelete = useRemoveViewing();
  const all = [unanswered, upcoming, settled];
  const missing = all.find(({ isMissing }) => isMissing);
  const failed = all.find(({ isMissing, query }) => isMissing && query.isError);
  const { query: open } = unanswered;
  const { query: next } = upcoming;
  const { query: past } = settled;
  // The same until what it draws is another: with a new one every row is drawn again.
  const draw = useCallback(
    (item: ListItem) => (
      <Item
        item={item}
        userId={userId}
        lists={{ unanswered: open, upcoming: next, settled: past }}
        onDelete={onDelete}
      />
    ),
    [userId, onDelete, open, next, past],
  );
  if (missing) {
    return (
      <Unready
        query={{
          ...(failed ?? missing).query,
          refetch: () => all.forEach(({ isMissing, query }) => isMissing && void query.refetch()),
        }}
        title="Couldn’t load your viewings"
        skeleton={<ListSkeleton />}
        isPage
      />
    );
  }
  if (all.every(({ viewings, hasMore }) => viewings.length === 0 && !hasMore)) {
    return (
      <EmptyState
        icon={<CalendarPlus aria-hidden />}
        title="No viewings yet"
        text="Book one for a deal or saved home, and we’ll remind you before it starts."
        headingLevel={2}
        action={<Button onClick={() => openBookViewing()}>Book a viewing</Button>}
      />
    );
  }
  const items = listItems({ unanswered, upcoming, settled }, now);
  return (
    <KeptFocus ids={items.flatMap(({ kind, key }) => (kind === 'viewing' ? [key] : []))}>
      <VirtualRows
        label="Viewings"
        rowName="viewing"
        items={items}
        keyOf={keyOf}
        rowHeight={120}
        memory="viewings"
      >
        {draw}
      </VirtualRows>
    </KeptFocus>
  );
}

const keyOf = ({ key }: ListItem) => key;

type Options = ReturnType<typeof viewingQueries.upcoming>;

function useSection(options: Options) {
  const query = useInfiniteQuery(options);
  const { data, hasNextPage } = query;
  const rows = useMemo(() => data?.pages.flatMap((page) => page.data) ?? [], [data]);
  const viewings = useShownRows(viewingsPath, rows);
  return { query, viewings, hasMore: hasNextPage, isMissing: data === undefined };
}

type Query = ReturnType<typeof useSection>['query'];

interface ItemProps {
  item: ListItem;
  userId: number;
  lists: Readonly<Record<SectionKey, Query>>;
  onDelete: (viewing: Viewing) => void;
}

function Item({ item, userId, lists, onDelete }: ItemProps) {
  switch (item.kind) {
    case 'section':
      return <h2 className="pt-6 text-lg font-semibold">{item.title}</h2>;
    case 'day':
      return <h3 className="pt-4 text-sm font-semibold text-ink-2">{item.title}</h3>;
    case 'viewing':
      return (
        <ViewingRow
          viewing={item.viewing}
          isMine={item.viewing.ownerId === userId}
          onDelete={() => onDelete(item.viewing)}
          onShare={() => openShareSummary(item.viewing)}
        />
      );
    case 'none':
      return <p className="py-4 text-ink-2">No viewings coming up</p>;
    case 'more': {
      const list = lists[item.section];
      return <LoadMore list={list} error={list.isFetchNextPageError ? errorMessage(list.error) : null} />;
    }
  }
}
