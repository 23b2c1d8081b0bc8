import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useEffect, useMemo, useState, type ReactNode, type RefObject } from 'react';
import { adviceText } from '@/api/errors';
import type { Schemas } from '@/api/contract';
import { EmptyState } from '@/ui/states/empty-state';
import { ErrorState } from '@/ui/states/error-state';
import { useNow } from '@/ui/text/use-now';
import { VirtualRows } from '@/ui/rows/virtual-rows';
import { shownIn } from '../data/cache';
import { listEntries, type Entry, type Sections } from './entries';
import { ListEnd } from './list-end';
import { ListSkeleton } from './list-skeleton';
import { useMarkAllRead } from '../data/mutations';
import { NotificationItem } from './notification-item';
import { notificationQueries, type NotificationFilter, type NotificationGroupName } from '../data/queries';
import { undoRemoval } from '../data/removal';
import { useRemoval } from '../data/removal-store';
import { SelectionBar } from './selection-bar';
import { useListKeys } from './use-list-keys';
import { useNextFocus } from './use-next-focus';
import { useNotificationActions } from '../use-notification-actions';
import type { Selection } from './use-selection';
import { typeOf } from '../wording';

export interface NotificationListProps {
  username: string;
  sections: Sections;
  /** What hears the keys of the list; it holds the list. */
  keysIn: RefObject<HTMLElement | null>;
  filter?: NotificationFilter;
  only?: NotificationGroupName | undefined;
  /** What scrolls, when it is not the page. */
  scroller?: RefObject<HTMLElement | null>;
  onOpened?: () => void;
  selection?: Selection;
  /** The answers to a request to connect, by the id of its connection. */
  answersOf?: ((connectionId: number, onAnswered: () => void) => ReactNode) | undefined;
}

/** In-app notifications, newest first, page by page. Keys: j and k move, Enter opens, e marks read, E all, x chooses, Ctrl or ⌘ Z has back what was removed. */
export function NotificationList(props: NotificationListProps) {
  const { username, filter = 'all', only, scroller, sections, selection, answersOf } = props;
  const now = useNow();
  const list = useInfiniteQuery(notificationQueries.list(filter, only));
  const hidden = useRemoval((state) => state.rows);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const acts = useNotificationActions(username, props.onOpened);
  const { markAllRead } = useMarkAllRead();
  const rows = useMemo(() => {
    const shown = shownIn(list.data);
    return hidden.size === 0 ? shown : shown.filter(({ id }) => !hidden.has(id));
  }, [list.data, hidden]);
  // The moment moves twice a minute; the days it makes change once.
  const day = now.toDateString();
  const newSince = sections === 'days' ? null : sections.newSince;
  const isByDay = sections === 'days';
  const entries = useMemo(
    () => listEntries(rows, isByDay ? 'days' : { newSince }, new Date(day), opened),
    [rows, isByDay, newSince, day, opened],
  );
  const focus = useNextFocus(props.keysIn, entries);
  useLeavingUnread(filter, only);

  const rowsOf = (key: string) => entries.find((entry) => entry.key === key)?.rows ?? [];
  useListKeys(props.keysIn, {
    onRead: (key) => acts.markRead(rowsOf(key), true),
    onSelect: (key) => selection?.toggle(rowsOf(key)),
    onReadAll: markAllRead,
    onUndo: undoRemoval,
  });
  const remove = (gone: readonly Schemas['Notification'][]) => {
    focus.afterRemoval(gone);
    acts.remove(gone, () => focus.afterUndo(gone));
  };
  const toggle = ({ rows: group, isOpen }: Entry) => {
    const ids = group.map(({ id }) => id);
    setOpened(
      (before) => new Set(isOpen ? [...before].filter((id) => !ids.includes(id)) : [...before, ...ids]),
    );
    // Who opens a group sees all of it.
    if (!isOpen) acts.markRead(group, true);
  };

  if (list.isPending) return <ListSkeleton onRetry={() => void list.refetch({ cancelRefetch: true })} />;
  if (!list.data) {
    return (
      <ErrorState
        title="Couldn’t load your notifications"
        text={adviceText(list.error)}
        onRetry={() => void list.refetch()}
        isRetrying={list.isRefetching}
      />
    );
  }
  if (rows.length === 0 && !list.hasNextPage) {
    // voice: the specification's words
    return <EmptyState icon={<Inbox aria-hidden size={22} />} title="No notifications to display." />;
  }
  return (
    <div>
      {selection?.isOn && (
        <SelectionBar rows={rows} selection={selection} acts={{ markRead: acts.markRead, remove }} />
      )}
      <VirtualRows
        label="Notifications"
        rowName="notification"
        items={entries}
        keyOf={keyOf}
        rowHeight={88}
        {...(scroller ? { scroller, share: 0.5 } : { memory: `notifications ${filter} ${only ?? ''}` })}
      >
        {(entry) => (
          <>
            {entry.heading && (
              <p className="text-ink-3 px-3 pt-3 pb-1 text-xs font-medium">{entry.heading}</p>
            )}
            <NotificationItem
              entry={entry}
              now={now}
              acts={{ ...acts, remove }}
              selection={selection}
              {...(entry.kind === 'group' ? { onToggle: () => toggle(entry) } : {})}
              answers={answersFor(entry, answersOf, () => acts.markRead(entry.rows, true))}
            />
          </>
        )}
      </VirtualRows>
      <ListEnd list={list} count={rows.length} />
    </div>
  );
}

const keyOf = ({ key }: Entry) => key;

function answersFor(
  { rows: [row] }: Entry,
  answersOf: NotificationListProps['answersOf'],
  onAnswered: () => void,
): ReactNode {
  return row && typeOf(row) === 1 && row.connectionId ? answersOf?.(row.connectionId, onAnswered) : null;
}

/** What was read during a visit leaves a list of unread ones with it, not before. */
function useLeavingUnread(filter: NotificationFilter, only: NotificationGroupName | undefined): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (filter !== 'unread') return;
    const { queryKey } = notificationQueries.list(filter, only);
    // A moment later, when nobody shows it any more: the panel and the page may both do.
    return () => queueMicrotask(() => queryClient.removeQueries({ queryKey, exact: true, type: 'inactive' }));
  }, [filter, only, queryClient]);
}
