import { useDelete, usePost, usePut } from '@/api/queries';
import { changeOf } from '@/api/cache/optimistic';
import type { Schemas } from '@/api/contract';
import { showUndo } from '@/ui/toast/undo';
import type { SavedSearch } from '../data/queries';

const path = '/property-searches';
const longestName = 80;

interface Pages {
  pages: Schemas['PropertySearchPage'][];
}

const inPages = (by: (rows: SavedSearch[]) => SavedSearch[]) =>
  changeOf<Pages>({ queryKey: [path, 'pages'] }, (list) => ({
    ...list,
    pages: list.pages.map((page) => ({ ...page, data: by(page.data) })),
  }));

/** What is sent to make such a search again. */
const bodyOf = (search: SavedSearch): Schemas['NewPropertySearch'] => {
  const { name, filters, prompt, frequency, channels, quietHours, paused } = search;
  return { name, filters, prompt, frequency, channels, quietHours, paused };
};

/** Pauses, copies and deletes saved searches: shown at once, and taken back when the server refuses. */
export function useSavedSearches() {
  const update = usePut('/property-searches/{id}', {
    failureTitle: 'Couldn’t update your saved search',
    refreshes: [path],
    changes: ({ path: { id }, body }) => [
      inPages((rows) =>
        rows.map((row) => (row.id === id ? { ...row, paused: body?.paused ?? row.paused } : row)),
      ),
    ],
  });
  const create = usePost('/property-searches', {
    failureTitle: 'Your search wasn’t saved',
    refreshes: [path],
  });
  const remove = useDelete('/property-searches/{id}', {
    failureTitle: 'Couldn’t delete your saved search',
    refreshes: [path],
    changes: ({ path: { id } }) => [inPages((rows) => rows.filter((row) => row.id !== id))],
  });
  return {
    pause: (search: SavedSearch) =>
      update.mutate({ path: { id: search.id }, body: { paused: !search.paused } }),
    duplicate: (search: SavedSearch, names: readonly string[]) => {
      let name = `Copy of ${search.name}`;
      for (let number = 2; names.some((each) => each.toLowerCase() === name.toLowerCase()); number += 1) {
        name = `Copy ${number} of ${search.name}`;
      }
      create.mutate({ body: { ...bodyOf(search), name: name.slice(0, longestName).trimEnd() } });
    },
    remove: (search: SavedSearch) =>
      remove.mutate(
        { path: { id: search.id } },
        {
          onSuccess: () =>
            showUndo(`“${search.name}” deleted`, () =>
              create.mutate({ body: { ...bodyOf(search), lookedAt: search.lookedAt } }),
            ),
        },
      ),
  };
}
