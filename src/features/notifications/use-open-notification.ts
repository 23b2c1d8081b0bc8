import { useRouter } from '@tanstack/react-router';
import { runtimeConfig } from '@/api/runtime-config';
import type { Schemas } from '@/api/contract';
import { safeHref } from '@/lib/links/safe-href';
import { notificationDestination } from './destination';
import { useMarkRead } from './data/mutations';
import { isReadByClick } from './wording';

/**
 * What a click on a notification, or on a group of them, does: marks them read (messages aside), goes where they lead,
 * then closes the panel.
 */
export function useOpenNotification(username: string, onOpened: () => void = () => {}) {
  const router = useRouter();
  const markRead = useMarkRead();
  return (rows: readonly Schemas['Notification'][]) => {
    const [newest] = rows;
    if (!newest) return;
    markRead(rows.filter(isReadByClick), true);
    const destination = notificationDestination(newest, username, runtimeConfig.portfolioUrl);
    if (destination?.startsWith('/')) void router.navigate({ href: destination });
    else if (destination && safeHref(destination)) window.open(destination, '_blank', 'noopener');
    onOpened();
  };
}
