import { createFileRoute } from '@tanstack/react-router';
import { ListPage } from '@/features/evaluations/list/list-page';
import { readListSearch, type ListSearch } from '@/features/evaluations/list/list-search';
import { rawSearch } from '@/lib/links/raw-search';

export const Route = createFileRoute('/property-evaluations/')({
  validateSearch: rawSearch<keyof ListSearch>(),
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
