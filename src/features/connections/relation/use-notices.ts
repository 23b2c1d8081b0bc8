// What of a member notifies me: nothing once they are muted, each new post once I ask for it. They are told of neither.
import { useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { changeOf } from '@/api/cache/optimistic';
import { usePut } from '@/api/queries';
import { sessionQueries, useCurrentUser } from '@/entities/session/queries';
import { showToast } from '@/ui/toast/toast';
import { connectionQueries } from '../list/connection-list';

type Me = Schemas['CurrentUser'];
type Person = Pick<Schemas['User'], 'id' | 'fullName'>;
/** The lists of members among my preferences. */
type MemberList = 'mutedUserIds' | 'postAlertUserIds';

interface Choice {
  isOn: boolean;
  toggle: () => void;
}

const withList = (me: Me, list: MemberList, ids: number[] | undefined): Me =>
  ids ? { ...me, preferences: { ...me.preferences, [list]: ids } } : me;

/** Puts a member on one of my lists or takes them off; null before I am known. Shown at once, taken back when it fails. */
function useListed(list: MemberList, person: Person, said: (isOn: boolean) => string): Choice | null {
  const queryClient = useQueryClient();
  const me = useCurrentUser();
  const listed = me?.preferences[list] ?? [];
  const { mutate } = usePut('/users/{id}', {
    refreshes: ['/auth/auth-user'],
    failureTitle: 'Your notification settings weren’t saved',
    changes: ({ body }) => [
      changeOf<Me>({ queryKey: sessionQueries.user().queryKey }, (known) =>
        withList(known, list, body?.preferences?.[list]),
      ),
    ],
    onDone: (_answer, { body }) => {
      void queryClient.invalidateQueries({ queryKey: connectionQueries.muted().queryKey });
      showToast({
        kind: 'success',
        text: said(body?.preferences?.[list]?.includes(person.id) ?? false),
      });
    },
  });
  if (!me) return null;
  const isOn = listed.includes(person.id);
  return {
    isOn,
    toggle: () => {
      const others = listed.filter((id) => id !== person.id);
      mutate({
        path: { id: me.id },
        body: { preferences: { [list]: isOn ? others : [...others, person.id] } },
      });
    },
  };
}

/** Whether what this member does still notifies me, and how to change it. */
export const useMute = (person: Person) =>
  useListed('mutedUserIds', person, (isOn) =>
    isOn ? `${person.fullName} muted: you won’t get notifications from them` : `${person.fullName} unmuted`,
  );

/** Whether I am notified whenever this member posts, and how to change it. */
export const usePostAlerts = (person: Person) =>
  useListed('postAlertUserIds', person, (isOn) =>
    // voice: "posts" is the verb
    isOn
      ? `You’ll be notified when ${person.fullName} posts`
      : // voice: "posts" is the verb
        `You won’t be notified when ${person.fullName} posts`,
  );
