import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { removeRecord } from '@/entities/record/removal';
import { readersOf } from '@/entities/viewing/queries';
import { kindNames, type Viewing } from '@/entities/viewing/viewing-names';

/** Deletes a viewing: hidden at once, sent when it can't be undone any more. */
export function useRemoveViewing() {
  const queryClient = useQueryClient();
  return useCallback(
    (viewing: Viewing) =>
      void removeRecord(
        queryClient,
        '/property-viewings/{id}',
        { path: { id: viewing.id } },
        {
          text: `${kindNames[viewing.kind]} deleted`,
          failureTitle: 'Couldn’t delete the viewing',
          refreshes: readersOf(viewing),
        },
      ),
    [queryClient],
  );
}
