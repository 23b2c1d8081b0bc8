import { createFileRoute } from '@tanstack/react-router';
import { useCurrentUser } from '@/entities/session/queries';
import { QueuePage } from '@/features/admin/queue/queue-page';
import { QueueTicket } from '@/features/admin/queue/queue-ticket';
import { readQueueSearch, type QueueAddress } from '@/features/admin/queue/queue';
import { useShortcutsPreference } from '@/features/shortcuts/preference';
import { rawSearch } from '@/lib/links/raw-search';

export const Route = createFileRoute('/admin/reports')({
  validateSearch: rawSearch<QueueAddress>(),
  component: Reports,
});

function Reports() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const user = useCurrentUser();
  const { isOn } = useShortcutsPreference();
  if (!user) return null;
  const { ticket } = search;
  if (typeof ticket === 'string')
    return <QueueTicket key={ticket} kind="reports" id={ticket} userId={user.id} areLettersOn={isOn} />;
  return (
    <QueuePage
      kind="reports"
      search={readQueueSearch(search)}
      onSearch={(next) => void navigate({ search: { ...next }, replace: true, resetScroll: false })}
    />
  );
}
