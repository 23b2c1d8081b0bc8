import { useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { usePut } from '@/api/queries';
import { sessionQueries, useCurrentUser } from '@/entities/session/queries';
import { showToast } from '@/ui/toast';

type Me = Schemas['CurrentUser'];

const withMuted = (me: Me | undefined, mutedUserIds: number[]): Me | undefined =>
  me && { ...me, preferences: { ...me.preferences, mutedUserIds } };

/**
 * Whether what this member does still notifies me, and how to change it; they are not told. Null before I am known. Shown
 * at once, taken back when it fails.
 */
export function useMute(person: Pick<Schemas['User'], 'id' | 'fullName'>) {
  const queryClient = useQueryClient();
  const me = useCurrentUser();
  const show = (ids: number[]) =>
    queryClient.setQueryData(sessionQueries.user().queryKey, (known) => withMuted(known, ids));
  const muted = me?.preferences.mutedUserIds ?? [];
  const { mutate } = usePut('/users/{id}', {
    refreshes: ['/auth/auth-user'],
    failureTitle: "Your choice about notifications wasn't saved",
    onStart: ({ body }) => {
      show(body?.preferences?.mutedUserIds ?? muted);
      return muted;
    },
    onUndo: (before) => before && show(before),
    onDone: (_answer, { body }) => {
      const isMuted = body?.preferences?.mutedUserIds?.includes(person.id);
      showToast({
        kind: 'success',
        text: isMuted
          ? `${person.fullName} is muted: nothing they do notifies you`
          : `${person.fullName} is not muted any more`,
      });
    },
  });
  if (!me) return null;
  const isMuted = muted.includes(person.id);
  return {
    isMuted,
    toggle: () => {
      const others = muted.filter((id) => id !== person.id);
      const mutedUserIds = isMuted ? others : [...others, person.id];
      mutate({ path: { id: me.id }, body: { preferences: { mutedUserIds } } });
    },
  };
}
