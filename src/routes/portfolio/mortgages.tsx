import { createFileRoute } from '@tanstack/react-router';
import { MortgagesPage } from '@/features/mortgages/mortgages-page';
import { orderOf, refinanceOf } from '@/features/mortgages/mortgages-search';
import { rawSearch } from '@/lib/links/raw-search';

export const Route = createFileRoute('/portfolio/mortgages')({
  validateSearch: rawSearch<'sort' | 'refinance'>(),
  component: Mortgages,
});

function Mortgages() {
  const search = Route.useSearch();
  const sort = orderOf(search);
  const navigate = Route.useNavigate();
  const order = (next: typeof sort) => (next === 'fixEnds' ? {} : { sort: next });
  return (
    <MortgagesPage
      sort={sort}
      refinance={refinanceOf(search)}
      onSort={(next) => void navigate({ search: order(next), replace: true, resetScroll: false })}
      onRefinanced={() => void navigate({ search: order(sort) })}
    />
  );
}
