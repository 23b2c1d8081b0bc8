import { createFileRoute } from '@tanstack/react-router';
import { useCurrentUser } from '@/entities/session/queries';
import { AreLettersOn } from '@/features/property-search/results/card/use-card-keys';
import { SearchPage } from '@/features/property-search/search-page';
import {
  addressOf,
  readPropertySearch,
  type AddressName,
} from '@/features/property-search/search/search-address';
import { useShortcutsPreference } from '@/features/shortcuts/preference';
import { rawSearch } from '@/lib/links/raw-search';
import { useStepBack } from '@/ui/page/use-step-back';
import { LaterVideos } from './-later-videos';

export const Route = createFileRoute('/property-search')({
  validateSearch: rawSearch<AddressName>(),
  component: PropertySearchPage,
});

function PropertySearchPage() {
  const user = useCurrentUser();
  const view = readPropertySearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const { isOn } = useShortcutsPreference();
  const onClose = useStepBack({
    path: '/property-search',
    isOpen: view.listing !== undefined,
    onWithout: () =>
      void navigate({ search: ({ listing: _closed, ...rest }) => rest, replace: true, resetScroll: false }),
  });
  return (
    user && (
      <AreLettersOn value={isOn}>
        <SearchPage
          userId={user.id}
          view={view}
          onView={(next, isMove = false) =>
            void navigate({ search: addressOf(next), replace: isMove, resetScroll: false })
          }
          onClose={onClose}
          renderVideos={(refId) => (
            <LaterVideos subject={{ refKind: 'listing', refId }} userId={user.id} headingLevel={3} />
          )}
        />
      </AreLettersOn>
    )
  );
}
