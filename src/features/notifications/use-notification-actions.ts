import { useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { useMarkRead, useMutePost } from './data/mutations';
import { removeSoon } from './data/removal';
import { useTypePreference } from './type-preference';
import { useOpenNotification } from './use-open-notification';

type Rows = readonly Schemas['Notification'][];

/** All that can be done with a row of a list. */
export interface NotificationActions {
  open: (rows: Rows) => void;
  markRead: (rows: Rows, read: boolean) => void;
  mutePost: (postId: number, isMuted: boolean) => void;
  turnType: (typeId: number, isOn: boolean) => void;
  /** Null for a type that cannot be turned off. */
  isTypeOn: (typeId: number | null) => boolean | null;
  /** @param onUndo told before they are back, when they are had back */
  remove: (rows: Rows, onUndo?: () => void) => void;
}

/** The acts, once for a whole list: its rows come and go while it is scrolled. */
export function useNotificationActions(username: string, onOpened?: () => void): NotificationActions {
  const queryClient = useQueryClient();
  const open = useOpenNotification(username, onOpened);
  const markRead = useMarkRead();
  const mutePost = useMutePost();
  const { turnType, isTypeOn } = useTypePreference();
  const remove: NotificationActions['remove'] = (rows, onUndo) => removeSoon(queryClient, rows, onUndo);
  return { open, markRead, mutePost, turnType, isTypeOn, remove };
}
