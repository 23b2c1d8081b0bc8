import { createFileRoute } from '@tanstack/react-router';
import { useCurrentUser } from '@/entities/session/queries';
import { ProfileSettings } from '@/features/profile/settings/profile-settings';

export const Route = createFileRoute('/settings/profile')({ component: Profile });

function Profile() {
  const user = useCurrentUser();
  return user && <ProfileSettings key={user.id} user={user} />;
}
