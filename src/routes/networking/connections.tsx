import { createFileRoute } from '@tanstack/react-router';
import { ConnectionsPage } from '@/features/connections/connections-page';
import { connectionQueries } from '@/features/connections/list/connection-list';
import { readConnectionsSearch } from '@/features/connections/list/connections-search';
import { requestQueries } from '@/features/connections/requests/request-queries';
import { rawSearch } from '@/lib/links/raw-search';
import { firstReads } from '../-shell/page/first-reads';
import { useConnectionUpdates } from './-people/use-connection-updates';

export const Route = createFileRoute('/networking/connections')({
  validateSearch: rawSearch<'tab' | 'query' | 'sort'>(),
  loader: firstReads((client) => [
    client.prefetchInfiniteQuery(connectionQueries.accepted('', 'recent')),
    client.prefetchInfiniteQuery(requestQueries.pending('in')),
  ]),
  component: Connections,
});

function Connections() {
  const search = readConnectionsSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  useConnectionUpdates();
  return (
    <ConnectionsPage
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
