import { createFileRoute } from '@tanstack/react-router';
import { ComparePage, type CompareSearch } from '@/features/evaluations/compare/compare-page';

export const Route = createFileRoute('/property-evaluations/compare')({
  validateSearch: ({ ids, by, show }: Record<string, unknown>): CompareSearch => ({
    ...(typeof ids === 'string' && ids !== '' && { ids }),
    ...(by === 'strategies' && { by }),
    ...(show === 'difference' && { show }),
  }),
  component: Compare,
});

function Compare() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ComparePage
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
