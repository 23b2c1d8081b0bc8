import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useCurrentUser } from '@/entities/session/queries';
import { SearchPage } from '@/features/property-search/search-page';
import {
  addressOf,
  readPropertySearch,
  type AddressName,
} from '@/features/property-search/search/search-address';
import { rawSearch } from '@/lib/links/raw-search';

export const Route = createFileRoute('/property-search')({
  validateSearch: rawSearch<AddressName>(),
  component: PropertySearchPage,
});

function PropertySearchPage() {
  const user = useCurrentUser();
  const view = readPropertySearch(Route.useSearch());
  const { history } = useRouter();
  const navigate = Route.useNavigate();
  const isOpen = view.listing !== undefined;
  // A listing that was opened from the list is one step back from it; one that was opened by its address is not.
  const hasList = useRef(!isOpen);
  useEffect(() => {
    if (!isOpen) hasList.current = true;
  }, [isOpen]);
  const onClose = () => {
    if (hasList.current) history.back();
    else {
      void navigate({ search: ({ listing: _closed, ...rest }) => rest, replace: true, resetScroll: false });
    }
  };
  return (
    user && (
      <SearchPage
        userId={user.id}
        view={view}
        onView={(next, isMove = false) =>
          void navigate({ search: addressOf(next), replace: isMove, resetScroll: false })
        }
        onClose={onClose}
      />
    )
  );
}
