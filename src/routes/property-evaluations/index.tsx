import { createFileRoute } from '@tanstack/react-router';
import { ListPage } from '@/features/evaluations/list/list-page';
import { readListSearch, type ListSearch } from '@/features/evaluations/list/list-search';
import { evaluationQueries } from '@/features/evaluations/queries';
import { rawSearch } from '@/lib/links/raw-search';
import { firstReads } from '../-shell/page/first-reads';

export const Route = createFileRoute('/property-evaluations/')({
  validateSearch: rawSearch<keyof ListSearch>(),
  loader: firstReads((client) => [
    client.prefetchInfiniteQuery(evaluationQueries.list({ sort: '-updatedAt' })),
  ]),
  component: Evaluations,
});

function Evaluations() {
  const { view = 'table', ...filters } = readListSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const go = (search: ListSearch) => void navigate({ search, replace: true, resetScroll: false });
  return (
    <ListPage
      filters={filters}
      onFilters={(next) => go({ ...next, ...(view !== 'table' && { view }) })}
      view={view}
      onView={(next) => go({ ...filters, ...(next !== 'table' && { view: next }) })}
    />
  );
}
