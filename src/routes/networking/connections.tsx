import { createFileRoute } from '@tanstack/react-router';
import { ConnectionsPage } from '@/features/connections/connections-page';
import { readConnectionsSearch } from '@/features/connections/list/connections-search';
import { rawSearch } from '@/lib/links/raw-search';
import { useConnectionUpdates } from './-people/use-connection-updates';

export const Route = createFileRoute('/networking/connections')({
  validateSearch: rawSearch<'tab' | 'query' | 'sort'>(),
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
