import { useNavigate } from '@tanstack/react-router';
import { ChevronDown, LogOut, Settings } from 'lucide-react';
import { useCurrentUser } from '@/entities/session/queries';
import { useSignOut } from '@/entities/session/sign-out';
import { removeDraftsOf } from '@/ui/draft-store';
import { IconButton } from '@/ui/icon-button';
import { Menu } from '@/ui/menu';

/** The chevron beside the avatar: settings and signing out. */
export function AccountMenu() {
  const navigate = useNavigate();
  const user = useCurrentUser();
  const signOut = useSignOut({
    onSignedOut: () => {
      if (user) removeDraftsOf(user.id);
      void navigate({ to: '/account/login', replace: true });
    },
  });
  return (
    <Menu
      label="Account"
      trigger={
        <IconButton label="Account menu" size="sm">
          <ChevronDown aria-hidden size={16} />
        </IconButton>
      }
      items={[
        {
          label: 'Settings',
          icon: <Settings aria-hidden size={16} />,
          onSelect: () => void navigate({ to: '/settings/account' }),
        },
        'separator',
        { label: 'Log out', icon: <LogOut aria-hidden size={16} />, onSelect: () => signOut.mutate({}) },
      ]}
    />
  );
}
