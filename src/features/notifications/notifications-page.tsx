import { Link } from '@tanstack/react-router';
import { ListChecks, Settings } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { Button } from '@/ui/button/button';
import { buttonClass } from '@/ui/button/button-class';
import { Card } from '@/ui/card';
import { Tabs } from '@/ui/tabs';
import { useMarkAllRead } from './data/mutations';
import { NotificationList, type NotificationListProps } from './list/notification-list';
import type { NotificationFilter, NotificationGroupName } from './data/queries';
import { TypeChips } from './list/type-chips';
import { useSelection } from './list/use-selection';
import { useUnreadCount } from './data/use-unread-count';

export type NotificationTab = NotificationFilter | 'requests';

interface NotificationsPageProps {
  username: string;
  tab: NotificationTab;
  onTab: (tab: NotificationTab) => void;
  /** Which types "All" and "Unread" are narrowed to. */
  only?: NotificationGroupName | undefined;
  onOnly?: (only: NotificationGroupName | undefined) => void;
  /** The lists of requests to connect, and how many wait for an answer; null while that isn’t known. */
  requests: ReactNode;
  requestCount: number | null;
  answersOf?: NotificationListProps['answersOf'];
}

/** The full list of notifications, and the requests to connect. */
export function NotificationsPage(props: NotificationsPageProps) {
  const { tab, onTab, requests, requestCount } = props;
  const { markAllRead, isPending } = useMarkAllRead();
  const unread = useUnreadCount();
  const isRequests = tab === 'requests';
  const title = isRequests ? 'Connection Requests' : 'Notifications';
  return (
    <div className="mx-auto max-w-[680px]">
      <title>{`${title} · Tiebeam`}</title>
      <div className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h1 className="font-display text-2xl tracking-display font-bold">{title}</h1>
        <div className="flex items-center gap-2">
          {unread > 0 && !isRequests && (
            <Button
              variant="outline"
              size="sm"
              isLoading={isPending}
              loadingLabel="Marking"
              onClick={markAllRead}
            >
              Mark all as read
            </Button>
          )}
          <Link to="/settings/notifications" className={buttonClass({ variant: 'ghost', size: 'sm' })}>
            <Settings aria-hidden size={16} />
            Preferences
          </Link>
        </div>
      </div>
      <Tabs
        label="Notifications"
        activeId={tab}
        onChange={onTab}
        tabs={[
          { id: 'all', label: 'All' },
          { id: 'unread', label: 'Unread', ...(unread > 0 && { count: unread }) },
          { id: 'mentions', label: 'Mentions' },
          { id: 'deals', label: 'Deals & property' },
          { id: 'requests', label: 'Requests', count: requestCount === 0 ? undefined : requestCount },
        ]}
      >
        {tab === 'requests' ? (
          <Card isPadded={false} className="mt-4 p-2">
            {requests}
          </Card>
        ) : (
          <TabOfNotifications key={tab} {...props} tab={tab} />
        )}
      </Tabs>
    </div>
  );
}

function TabOfNotifications({
  username,
  tab,
  only,
  onOnly,
  answersOf,
}: NotificationsPageProps & { tab: NotificationFilter }) {
  const area = useRef<HTMLDivElement>(null);
  const selection = useSelection();
  const hasChips = onOnly !== undefined && (tab === 'all' || tab === 'unread');
  const narrow = (next: NotificationGroupName | undefined) => {
    selection.end();
    onOnly?.(next);
  };
  return (
    <div ref={area}>
      <div className="mt-4 mb-3 flex flex-wrap items-start justify-between gap-3">
        {hasChips && <TypeChips only={only} onChange={narrow} />}
        <Button
          variant="ghost"
          size="sm"
          icon={<ListChecks aria-hidden size={16} />}
          className="ml-auto"
          aria-pressed={selection.isOn}
          onClick={selection.isOn ? selection.end : selection.start}
        >
          Select
        </Button>
      </div>
      <Card isPadded={false} className="p-2">
        <NotificationList
          key={only ?? 'all'}
          username={username}
          filter={tab}
          only={only}
          sections="days"
          keysIn={area}
          selection={selection}
          answersOf={answersOf}
        />
      </Card>
    </div>
  );
}
