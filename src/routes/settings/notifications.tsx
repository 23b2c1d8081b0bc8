import { createFileRoute } from '@tanstack/react-router';
import { useCurrentUser } from '@/entities/session/queries';
import { MailingTopics } from '@/features/mailing-list/mailing-topics';
import { NotificationSettings } from '@/features/notifications/settings/notification-settings';

export const Route = createFileRoute('/settings/notifications')({ component: Notifications });

function Notifications() {
  const user = useCurrentUser();
  return (
    user && (
      <NotificationSettings key={user.id} user={user} mailingList={<MailingTopics email={user.email} />} />
    )
  );
}
