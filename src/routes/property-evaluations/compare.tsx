import { createFileRoute } from '@tanstack/react-router';
import { ComparePage } from '@/features/evaluations/compare/compare-page';
import { readCompareSearch } from '@/features/evaluations/compare/compare-search';
import { rawSearch } from '@/lib/links/raw-search';

export const Route = createFileRoute('/property-evaluations/compare')({
  validateSearch: rawSearch<'ids' | 'by' | 'show'>(),
  component: Compare,
});

function Compare() {
  const search = readCompareSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <ComparePage
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
