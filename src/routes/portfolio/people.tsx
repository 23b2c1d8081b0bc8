import { createFileRoute } from '@tanstack/react-router';
import { PeoplePage } from '@/features/people/people-page';
import { addressOf, readPeopleSearch, type AddressName } from '@/features/people/people-search';
import { rawSearch } from '@/lib/links/raw-search';

export const Route = createFileRoute('/portfolio/people')({
  validateSearch: rawSearch<AddressName>(),
  component: People,
});

function People() {
  const search = readPeopleSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <PeoplePage
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
