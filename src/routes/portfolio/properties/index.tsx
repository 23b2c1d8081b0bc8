import { createFileRoute } from '@tanstack/react-router';
import { useCurrentUser } from '@/entities/session/queries';
import { PropertiesPage } from '@/features/properties/list/properties-page';
import { readPropertiesSearch, type AddressName } from '@/features/properties/list/properties-search';
import { rawSearch } from '@/lib/links/raw-search';

export const Route = createFileRoute('/portfolio/properties/')({
  validateSearch: rawSearch<AddressName>(),
  component: Properties,
});

function Properties() {
  const user = useCurrentUser();
  const search = readPropertiesSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <PropertiesPage
      meId={user?.id}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
