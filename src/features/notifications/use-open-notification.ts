import { useRouter } from '@tanstack/react-router';
import { runtimeConfig } from '@/api/runtime-config';
import type { Schemas } from '@/api/contract';
import { safeHref } from '@/lib/safe-href';
import { useMarkRead } from './mutations';
import { isReadByClick, notificationDestination } from './wording';

/** What a click on a notification does: marks it read (messages aside), goes where it leads, then closes the panel. */
export function useOpenNotification(username: string, onOpened: () => void = () => {}) {
  const router = useRouter();
  const markRead = useMarkRead();
  return (notification: Schemas['Notification']) => {
    if (!notification.read && isReadByClick(notification)) {
      markRead.mutate({ path: { id: notification.id }, body: { read: true } });
    }
    const destination = notificationDestination(notification, username, runtimeConfig.portfolioUrl);
    if (destination?.startsWith('/')) void router.navigate({ href: destination });
    else if (destination && safeHref(destination)) window.open(destination, '_blank', 'noopener');
    onOpened();
  };
}
