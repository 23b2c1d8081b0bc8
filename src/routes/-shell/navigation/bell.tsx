import { useState } from 'react';
import { NotificationBell } from '@/features/notifications/panel/notification-bell';
import { closePanel, usePanel } from '@/features/notifications/panel/panel-store';
import { useLazyPart } from '@/ui/lazy/lazy-part';
import { showToast } from '@/ui/toast/toast';
import { loadPageStyles } from '@/ui/theme/page-styles';

/** The panel and what stands in it. */
export async function loadNotificationCenter() {
  const [center] = await Promise.all([import('../corners/notification-center'), loadPageStyles()]);
  return center;
}

/** The bell and its panel, whose code comes when the browser is idle, or the bell is approached. */
export function Bell({ username }: { username: string }) {
  const [isNear, setIsNear] = useState(false);
  const isOpen = usePanel((state) => state.view !== null);
  const center = useLazyPart(loadNotificationCenter, isNear || isOpen, () => {
    setIsNear(false);
    if (!isOpen) return;
    closePanel();
    showToast({
      kind: 'error',
      text: 'Couldn’t load notifications. Check your connection and try again.',
    });
  });
  return (
    <>
      <span className="inline-flex" onPointerEnter={() => setIsNear(true)} onFocus={() => setIsNear(true)}>
        <NotificationBell />
      </span>
      {center && isOpen && <center.NotificationCenter username={username} />}
    </>
  );
}
