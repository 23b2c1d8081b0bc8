import { createFileRoute } from '@tanstack/react-router';
import { MoneyPage } from '@/features/portfolio/money/money-page';
import { addressOf, readMoneySearch, type AddressName } from '@/features/portfolio/money/money-search';
import { rawSearch } from '@/lib/links/raw-search';

export const Route = createFileRoute('/portfolio/money')({
  validateSearch: rawSearch<AddressName>(),
  component: Money,
});

function Money() {
  const search = readMoneySearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <MoneyPage
      search={search}
      onSearch={(next) =>
        void navigate({
          search: addressOf(next),
          // A view is a step that one can go back from; a filter is none.
          replace: next.view === search.view,
          resetScroll: false,
        })
      }
    />
  );
}
