import { useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { changeOf } from '@/api/cache/optimistic';
import { usePut } from '@/api/queries';
import { sessionQueries, useCurrentUser } from '@/entities/session/queries';
import { showUndo } from '@/ui/toast/undo';

type Me = Schemas['CurrentUser'];
type Kept = Schemas['KeptFilters'];

const withFilters = (me: Me, exploreFilters: Kept[] | undefined): Me =>
  exploreFilters ? { ...me, preferences: { ...me.preferences, exploreFilters } } : me;

/** Sets of filters that I keep on the server, and how to change them. */
export function useSavedFilters() {
  const queryClient = useQueryClient();
  const { queryKey } = sessionQueries.user();
  const me = useCurrentUser();
  const id = me?.id ?? 0;
  const saved = me?.preferences.exploreFilters ?? [];
  /** What is kept at this moment: another act may have changed it since this was drawn. */
  const now = () => queryClient.getQueryData(queryKey)?.preferences.exploreFilters ?? [];
  const show = (filters: Kept[]) =>
    queryClient.setQueryData(queryKey, (known) => known && withFilters(known, filters));
  const body = (exploreFilters: Kept[]) => ({ preferences: { exploreFilters } });
  const add = usePut('/users/{id}', { refreshes: [] });
  const change = usePut('/users/{id}', {
    refreshes: ['/auth/auth-user'],
    failureTitle: 'Couldn’t update your saved filters',
    changes: ({ body: asked }) => [
      changeOf<Me>({ queryKey }, (known) => withFilters(known, asked?.preferences?.exploreFilters)),
    ],
  });
  return {
    saved,
    /** Keeps one more; rejects when it was not taken. */
    async keep(filters: Kept): Promise<void> {
      const next = [...now(), filters];
      await add.mutateAsync({ path: { id }, body: body(next) });
      show(next);
    },
    /** Deleted at once; undo puts it back at its index. */
    remove(filters: Kept): void {
      const others = (all: Kept[]) => all.filter(({ name }) => name !== filters.name);
      const place = now().findIndex(({ name }) => name === filters.name);
      change.mutate({ path: { id }, body: body(others(now())) });
      showUndo(`“${filters.name}” deleted`, () => {
        const all = others(now());
        const restored = [...all.slice(0, place), filters, ...all.slice(place)];
        change.mutate({ path: { id }, body: body(restored) });
      });
    },
  };
}
