import { createFileRoute } from '@tanstack/react-router';
import { SubscriptionsPage } from '@/features/admin/subscriptions/subscriptions-page';
import {
  readSubscriptionsSearch,
  type SubscriptionsSearch,
} from '@/features/admin/subscriptions/subscriptions-search';
import { rawSearch } from '@/lib/links/raw-search';

export const Route = createFileRoute('/admin/subscriptions')({
  validateSearch: rawSearch<keyof SubscriptionsSearch>(),
  component: Subscriptions,
});

function Subscriptions() {
  const search = readSubscriptionsSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <SubscriptionsPage
      search={search}
      onSearch={(next) => void navigate({ search: { ...next }, replace: true, resetScroll: false })}
    />
  );
}
