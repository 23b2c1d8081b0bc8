import { useMemo } from 'react';
import { changeOf } from '@/api/cache/optimistic';
import type { Schemas } from '@/api/contract';
import { usePut } from '@/api/queries';
import { showToast } from '@/ui/toast/toast';
import { showUndo } from '@/ui/toast/undo';
import { listingsPath, searchQueries, type Listing } from './queries';

type Marks = Schemas['ListingMarks'];
interface Rows {
  total: number;
  data: Listing[];
}

/** As the server does it: saving what is hidden shows it again, and hiding what is saved lets go of it. */
export const withMarks = (listing: Listing, { saved, hidden, reported }: Marks): Listing => ({
  ...listing,
  saved: saved ?? (listing.saved && hidden !== true),
  hidden: hidden ?? (listing.hidden && saved !== true),
  reported: reported ?? listing.reported,
});

/** A list after a mark: what it is not for any more leaves it. */
function marked<List extends Rows>(
  list: List,
  id: string,
  marks: Marks,
  belongs: (row: Listing) => boolean,
): List {
  if (!list.data.some((row) => row.id === id)) return list;
  const data = list.data
    .map((row) => (row.id === id ? withMarks(row, marks) : row))
    .filter((row) => row.id !== id || belongs(row));
  return { ...list, data, total: list.total - (list.data.length - data.length) };
}

/** Matches of saved searches, whichever search they are of. */
const isOfMatches = ({ queryKey: [path] }: { queryKey: readonly unknown[] }) =>
  typeof path === 'string' && path.startsWith('/property-searches/');

const matchesChange = (id: string, marks: Marks) =>
  changeOf<Schemas['SearchMatchPage']>({ predicate: isOfMatches }, (page) => ({
    ...page,
    data: page.data.map((match) =>
      match.listing.id === id ? { ...match, listing: withMarks(match.listing, marks) } : match,
    ),
  }));

const change = (of: readonly unknown[], id: string, marks: Marks, belongs: (row: Listing) => boolean) =>
  changeOf<Rows>({ queryKey: [...of] }, (list) => marked(list, id, marks, belongs));

/**
 * Saves, hides and reports listings: shown at once in every list, and taken back when the server refuses. What leaves the list
 * that is in view can be brought back from a toast.
 */
export function useMarks() {
  const { mutate } = usePut('/property-listings/{id}', {
    failureTitle: 'Your change to this home wasn’t saved',
    refreshes: [listingsPath],
    changes: ({ path: { id }, body }) => {
      const marks = body ?? {};
      return [
        change([listingsPath, 'smart-search'], id, marks, ({ hidden }) => !hidden),
        change([listingsPath, { shown: 'saved' }], id, marks, ({ saved }) => saved),
        change([listingsPath, { shown: 'hidden' }], id, marks, ({ hidden }) => hidden),
        matchesChange(id, marks),
        changeOf<Listing>({ queryKey: searchQueries.listing(id).queryKey, exact: true }, (row) =>
          withMarks(row, marks),
        ),
      ];
    },
  });
  return useMemo(() => {
    const mark = (listing: Listing, marks: Marks) => mutate({ path: { id: listing.id }, body: marks });
    const undoable = (listing: Listing, marks: Marks, text: string) => {
      mark(listing, marks);
      const { saved, hidden } = listing;
      showUndo(text, () => mark(listing, hidden ? { hidden } : { saved, hidden }));
    };
    return {
      toggleSaved: (listing: Listing, isInSaved: boolean) =>
        isInSaved && listing.saved
          ? undoable(listing, { saved: false }, 'Removed from your saved homes')
          : mark(listing, { saved: !listing.saved }),
      hide: (listing: Listing) => undoable(listing, { hidden: true }, 'Home hidden'),
      restore: (listing: Listing) => undoable(listing, { hidden: false }, 'Home unhidden'),
      report: (listing: Listing) => {
        mark(listing, { reported: true });
        showToast({ kind: 'success', text: 'Thanks, we’ll check whether it’s still available' });
      },
    };
  }, [mutate]);
}
