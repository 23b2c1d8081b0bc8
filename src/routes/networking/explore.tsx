import { createFileRoute } from '@tanstack/react-router';
import { ExplorePage } from '@/features/explore/explore-page';
import { readExploreSearch, type ExploreSearch } from '@/features/explore/explore-search';
import { MessageButton } from '@/features/connections/list/message-button';
import { PersonAction } from '@/features/connections/people/person-action';
import { useCurrentUser } from '@/entities/session/queries';
import { rawSearch } from '@/lib/links/raw-search';

export const Route = createFileRoute('/networking/explore')({
  validateSearch: rawSearch<keyof ExploreSearch>(),
  component: Explore,
});

function Explore() {
  const search = readExploreSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const me = useCurrentUser();
  return (
    <ExplorePage
      search={search}
      renderMessage={(owner) =>
        owner.id !== me?.id && <MessageButton person={owner} size="sm" isIconOnly="on phones" />
      }
      renderActions={(person) => <PersonAction person={person} />}
      onSearch={(next, isStep = false) =>
        void navigate({ search: readExploreSearch(next), replace: !isStep, resetScroll: false })
      }
    />
  );
}
