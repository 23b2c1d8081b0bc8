import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { showToast } from '@/ui/toast/toast';
import {
  addressOf,
  maxCompared,
  readPropertySearch,
  withCompared,
  type PropertySearch,
} from '../search/search-address';
import type { Listing } from './queries';

/** Adds a home to the comparison of the address, or takes it out: no step of its own, so that Back leaves the list. */
export function useCompare(): (listing: Listing) => void {
  const router = useRouter();
  return useCallback(
    ({ id }: Listing) => {
      const next = withCompared(readPropertySearch(router.state.location.search), id);
      if (!next) {
        showToast({ kind: 'error', text: `You can compare up to ${maxCompared} homes. Remove one first.` });
        return;
      }
      const go = (to: PropertySearch, replace: boolean) =>
        void router.navigate({ to: '/property-search', search: addressOf(to), replace, resetScroll: false });
      go(next, true);
      const count = next.compare?.length ?? 0;
      if (!next.compare?.includes(id)) {
        showToast({ kind: 'success', text: 'Removed from the comparison' });
        return;
      }
      const shown: PropertySearch = { ...next, shelf: 'compare', page: 1 };
      showToast({
        kind: 'success',
        text:
          count === 1 ? 'Added. Choose another home to compare it with.' : `Added. ${count} homes to compare`,
        ...(count > 1 && {
          durationMs: 10_000,
          action: { label: 'Compare', onAction: () => go(shown, false) },
        }),
      });
    },
    [router],
  );
}
