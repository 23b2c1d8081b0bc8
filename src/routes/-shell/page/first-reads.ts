import type { QueryClient } from '@tanstack/react-query';
import { signedInId } from '@/entities/session/queries';
import type { RouterContext } from '../../__root';

interface Visit {
  context: RouterContext;
  /** `stay`: only the address's filters changed. */
  cause: 'preload' | 'enter' | 'stay';
  location: { searchStr: string };
}

/**
 * The loader of a page: what it reads first is asked for as the pointer, the focus or a finger comes to its link, and is never waited for. An
 * address with filters is read by the page itself, and so is everything for whoever is not known yet.
 */
export const firstReads =
  (begin: (queryClient: QueryClient) => Promise<void>[]) =>
  ({ context, cause, location }: Visit): void => {
    const { queryClient } = context;
    if (cause === 'stay' || location.searchStr !== '' || signedInId(queryClient) === null) return;
    void Promise.all(begin(queryClient));
  };
