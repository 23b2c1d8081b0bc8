import { createFileRoute } from '@tanstack/react-router';
import { BusinessesPage } from '@/features/admin/businesses/businesses-page';
import { rawSearch } from '@/lib/links/raw-search';

export const Route = createFileRoute('/admin/businesses')({
  validateSearch: rawSearch<'query' | 'waiting'>(),
  component: Businesses,
});

function Businesses() {
  const { query, waiting } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <BusinessesPage
      query={typeof query === 'string' ? query.slice(0, 100) : ''}
      isWaitingOnly={waiting === true}
      onSearch={(next, isWaitingOnly) =>
        void navigate({
          search: { ...(next && { query: next }), ...(isWaitingOnly && { waiting: true }) },
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
