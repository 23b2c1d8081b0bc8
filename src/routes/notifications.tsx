import { createFileRoute } from '@tanstack/react-router';
import { useCurrentUser } from '@/entities/session/queries';
import { NotificationsPage } from '@/features/notifications/notifications-page';

export const Route = createFileRoute('/notifications')({ component: Notifications });

function Notifications() {
  const user = useCurrentUser();
  return user && <NotificationsPage username={user.username} />;
}
