import { createFileRoute } from '@tanstack/react-router';
import { useCurrentUser } from '@/entities/session/queries';
import { BusinessSettings } from '@/features/business/settings/business-settings';

export const Route = createFileRoute('/settings/business')({ component: Business });

function Business() {
  const user = useCurrentUser();
  return user && <BusinessSettings key={user.id} userId={user.id} />;
}
