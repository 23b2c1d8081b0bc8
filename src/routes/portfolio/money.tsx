import { createFileRoute } from '@tanstack/react-router';
import { MoneyPage } from '@/features/portfolio/money/money-page';
import { rawSearch } from '@/lib/links/raw-search';

export const Route = createFileRoute('/portfolio/money')({
  validateSearch: rawSearch<'tenancy'>(),
  component: Money,
});

function Money() {
  const { tenancy } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <MoneyPage
      tenancyId={typeof tenancy === 'string' ? tenancy : undefined}
      onEvery={() => void navigate({ search: {}, replace: true })}
    />
  );
}
