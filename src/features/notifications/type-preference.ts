import type { Schemas } from '@/api/contract';
import { changeOf } from '@/api/cache/optimistic';
import { usePut } from '@/api/queries';
import { sessionQueries, useCurrentUser } from '@/entities/session/queries';
import { showToast } from '@/ui/toast/toast';
import { showUndo } from '@/ui/toast/undo';
import { isNamedType } from './notification-kinds';
import { defaultChannels, type Channels } from './settings/settings-rules';
import { notificationLabel } from './wording';

const withChannels = (
  user: Schemas['CurrentUser'],
  channels: Readonly<Record<string, Channels>> = {},
): Schemas['CurrentUser'] => ({
  ...user,
  preferences: {
    ...user.preferences,
    notification: { ...user.preferences.notification, ...channels },
  },
});

/**
 * Which types reach this person in the app, and how to turn one off or on. Off stops new ones, old ones stay; e-mail
 * and sound of the type are left as they are. Turning off can be undone for 10 s.
 */
export function useTypePreference() {
  const user = useCurrentUser();
  const channelsOf = (typeId: number) => user?.preferences.notification[typeId] ?? defaultChannels;
  const { mutate } = usePut('/users/{id}', {
    refreshes: ['/auth/auth-user'],
    failureTitle: 'Your notification settings weren’t saved',
    changes: ({ body }) => [
      changeOf<Schemas['CurrentUser']>({ queryKey: sessionQueries.user().queryKey }, (known) =>
        withChannels(known, body?.preferences?.notification),
      ),
    ],
    onDone: (_answer, { body }) => {
      for (const [typeId, { inApp }] of Object.entries(body?.preferences?.notification ?? {})) {
        say(Number(typeId), inApp);
      }
    },
  });
  const turnType = (typeId: number, isOn: boolean) => {
    if (!user) return;
    const notification = { [typeId]: { ...channelsOf(typeId), inApp: isOn } };
    mutate({ path: { id: user.id }, body: { preferences: { notification } } });
  };
  const say = (typeId: number, isOn: boolean) =>
    isOn
      ? showToast({ kind: 'success', text: `“${notificationLabel(typeId)}” turned on` })
      : showUndo(`“${notificationLabel(typeId)}” turned off`, () => turnType(typeId, true));
  return {
    turnType,
    /** Null for what nobody can turn off: a type without a name, or before the person is known. */
    isTypeOn: (typeId: number | null) =>
      user && typeId !== null && isNamedType(typeId) ? channelsOf(typeId).inApp : null,
  };
}
