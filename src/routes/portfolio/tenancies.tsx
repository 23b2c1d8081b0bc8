import { createFileRoute } from '@tanstack/react-router';
import { TenanciesPage } from '@/features/tenancies/tenancies-page';
import { addressOf, readTenanciesSearch, type AddressName } from '@/features/tenancies/tenancies-search';
import { rawSearch } from '@/lib/links/raw-search';

export const Route = createFileRoute('/portfolio/tenancies')({
  validateSearch: rawSearch<AddressName>(),
  component: Tenancies,
});

function Tenancies() {
  const search = readTenanciesSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <TenanciesPage
      search={search}
      onSearch={(next) =>
        void navigate({
          search: addressOf(next),
          // A tenancy and a group are steps that one can go back from; an order is none.
          replace: next.group === search.group && next.tenancy === search.tenancy,
          resetScroll: next.tenancy !== search.tenancy,
        })
      }
    />
  );
}
