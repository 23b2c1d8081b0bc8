import { createFileRoute } from '@tanstack/react-router';
import { MaintenancePage } from '@/features/maintenance/maintenance-page';
import {
  addressOf,
  readMaintenanceSearch,
  type AddressName,
} from '@/features/maintenance/maintenance-search';
import { rawSearch } from '@/lib/links/raw-search';

export const Route = createFileRoute('/portfolio/maintenance')({
  validateSearch: rawSearch<AddressName>(),
  component: Maintenance,
});

function Maintenance() {
  const search = readMaintenanceSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <MaintenancePage
      search={search}
      onSearch={(next) =>
        void navigate({
          search: addressOf(next),
          // A job is a step that one can go back from; a filter is none.
          replace: next.job === search.job,
          resetScroll: next.job !== search.job,
        })
      }
    />
  );
}
