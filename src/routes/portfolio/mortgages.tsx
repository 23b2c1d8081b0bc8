import { createFileRoute } from '@tanstack/react-router';
import { MortgagesPage } from '@/features/mortgages/mortgages-page';
import { orderOf } from '@/features/mortgages/mortgages-search';
import { rawSearch } from '@/lib/links/raw-search';

export const Route = createFileRoute('/portfolio/mortgages')({
  validateSearch: rawSearch<'sort'>(),
  component: Mortgages,
});

function Mortgages() {
  const sort = orderOf(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <MortgagesPage
      sort={sort}
      onSort={(next) =>
        void navigate({ search: next === 'fixEnds' ? {} : { sort: next }, replace: true, resetScroll: false })
      }
    />
  );
}
