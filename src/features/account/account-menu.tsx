import { useNavigate } from '@tanstack/react-router';
import { ChevronDown, Keyboard, LogOut, Settings } from 'lucide-react';
import { useSignOut } from '@/entities/session/sign-out';
import { removeDraftsOf } from '@/ui/draft-store';
import { IconButton } from '@/ui/icon-button';
import { Menu } from '@/ui/menu';
import { chooseTheme, useTheme } from '@/ui/theme';

const themes = [
  { theme: 'dark', label: 'Dark' },
  { theme: 'light', label: 'Light' },
  { theme: 'system', label: 'System' },
] as const;

/** The chevron beside the avatar: settings, shortcuts, the theme and signing out. */
export function AccountMenu({ onShowShortcuts }: { onShowShortcuts: () => void }) {
  const navigate = useNavigate();
  const chosen = useTheme();
  const signOut = useSignOut({
    onSignedOut: (userId) => {
      if (userId !== null) removeDraftsOf(userId);
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
        {
          label: 'Keyboard shortcuts',
          icon: <Keyboard aria-hidden size={16} />,
          onSelect: onShowShortcuts,
        },
        'separator',
        {
          heading: 'Theme',
          options: themes.map(({ theme, label }) => ({
            label,
            isChosen: theme === chosen,
            onSelect: () => chooseTheme(theme),
          })),
        },
        'separator',
        { label: 'Log out', icon: <LogOut aria-hidden size={16} />, onSelect: () => signOut.mutate({}) },
      ]}
    />
  );
}
