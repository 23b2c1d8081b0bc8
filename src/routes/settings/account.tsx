import { createFileRoute } from '@tanstack/react-router';
import { useCurrentUser } from '@/entities/session/queries';
import { AccountPage } from '@/features/account/settings/account-page';

export const Route = createFileRoute('/settings/account')({ component: Account });

function Account() {
  const user = useCurrentUser();
  return user && <AccountPage key={user.id} user={user} />;
}
