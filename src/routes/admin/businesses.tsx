import { createFileRoute } from '@tanstack/react-router';
import { BusinessesPage } from '@/features/admin/businesses/businesses-page';
import { rawSearch } from '@/lib/links/raw-search';

export const Route = createFileRoute('/admin/businesses')({
  validateSearch: rawSearch<'query'>(),
  component: Businesses,
});

function Businesses() {
  const { query } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <BusinessesPage
      query={typeof query === 'string' ? query.slice(0, 100) : ''}
      onQuery={(next) =>
        void navigate({ search: next ? { query: next } : {}, replace: true, resetScroll: false })
      }
    />
  );
}
