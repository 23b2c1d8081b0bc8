import type { QueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { write } from '@/api/queries';
import { sessionQueries } from '@/entities/session/queries';

/** Saves fields of my account; what shows them elsewhere is read again. Rejects when they were not taken. */
export async function saveAccount(
  queryClient: QueryClient,
  id: number,
  body: Schemas['UserUpdate'],
): Promise<void> {
  await write(
    queryClient,
    'put',
    '/users/{id}',
    { path: { id }, body },
    {
      refreshes: ['/users', '/profiles'],
      onDone: (answer) => {
        const { queryKey } = sessionQueries.user();
        // As only I see myself; an answer that says less is read again.
        if (answer && 'preferences' in answer) queryClient.setQueryData(queryKey, answer);
        else void queryClient.invalidateQueries({ queryKey });
      },
    },
  );
}
