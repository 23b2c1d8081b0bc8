import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useCurrentUser } from '@/entities/session/queries';
import { AccountPage } from '@/features/account/settings/account-page';
import { leaveClosedAccount, logOut } from '../-shell/log-out';

export const Route = createFileRoute('/settings/account')({ component: Account });

function Account() {
  const queryClient = useQueryClient();
  const router = useRouter();
  const user = useCurrentUser();
  return (
    user && (
      <AccountPage
        key={user.id}
        user={user}
        onClosed={() => leaveClosedAccount(queryClient, router)}
        onLogOut={() => logOut(queryClient, router)}
      />
    )
  );
}
