import { createFileRoute } from '@tanstack/react-router';
import { useCurrentUser } from '@/entities/session/queries';
import { ViewingsPage } from '@/features/viewings/viewings-page';
import { addressOf, readViewingsSearch, type AddressName } from '@/features/viewings/viewings-search';
import { rawSearch } from '@/lib/links/raw-search';

export const Route = createFileRoute('/pipeline/viewings/')({
  validateSearch: rawSearch<AddressName>(),
  component: Viewings,
});

function Viewings() {
  const user = useCurrentUser();
  const search = readViewingsSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    user && (
      <ViewingsPage
        userId={user.id}
        search={search}
        onSearch={(next) =>
          void navigate({
            search: addressOf(next),
            // A view is a step that one can go back from; a month is none.
            replace: next.view === search.view,
            resetScroll: false,
          })
        }
      />
    )
  );
}
