import type { QueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { write } from '@/api/queries';
import { showToast } from '@/ui/toast/toast';

/** Saves some of my preferences. Rejects when they were not taken. */
export async function savePreferences(
  queryClient: QueryClient,
  id: number,
  preferences: Schemas['PreferencesUpdate'],
): Promise<void> {
  await write(
    queryClient,
    'put',
    '/users/{id}',
    { path: { id }, body: { preferences } },
    { refreshes: ['/auth/auth-user'] },
  );
  showToast({ kind: 'success', text: 'Notification settings saved' });
}
