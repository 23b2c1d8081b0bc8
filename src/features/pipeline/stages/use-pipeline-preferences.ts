import { changeOf } from '@/api/cache/optimistic';
import type { Schemas } from '@/api/contract';
import { usePut } from '@/api/queries';
import { sessionQueries, useCurrentUser } from '@/entities/session/queries';
import { useMemo } from 'react';
import { arranged, type StagePreference } from '../model/stages';

type Preferences = Schemas['PipelinePreferences'];
type Me = Schemas['CurrentUser'];

const none: Preferences = { stages: [], cashAvailable: null };

/** How I call and order stages, and the cash I have: kept on the server, shown at once. */
export function usePipelinePreferences() {
  const me = useCurrentUser();
  // A server that knows only the specification has no such preferences.
  const preferences: Preferences | undefined = me?.preferences.pipeline;
  const { stages, cashAvailable } = preferences ?? none;
  const { queryKey } = sessionQueries.user();
  const change = usePut('/users/{id}', {
    refreshes: ['/auth/auth-user'],
    failureTitle: 'Couldn’t save your pipeline settings',
    changes: ({ body }) => [
      changeOf<Me>({ queryKey }, (known) => {
        const pipeline = body?.preferences?.pipeline;
        return pipeline ? { ...known, preferences: { ...known.preferences, pipeline } } : known;
      }),
    ],
  });
  const save = (next: Partial<Preferences>) =>
    change.mutate({
      path: { id: me?.id ?? 0 },
      body: { preferences: { pipeline: { stages, cashAvailable, ...next } } },
    });
  const views = useMemo(() => arranged(stages), [stages]);
  return {
    /** All nine, hidden ones too. */
    views,
    cashAvailable,
    saveStages: (all: StagePreference[]) => save({ stages: all }),
    saveCash: (pounds: number | null) => save({ cashAvailable: pounds }),
  };
}
