import { useNavigate } from '@tanstack/react-router';
import { ChevronDown, CreditCard, Keyboard, LogOut, Settings } from 'lucide-react';
import { IconButton } from '@/ui/button/icon-button';
import { Menu } from '@/ui/menu/menu';
import { chooseTheme, useTheme } from '@/ui/theme/theme';

const themes = [
  { theme: 'dark', label: 'Dark' },
  { theme: 'light', label: 'Light' },
  { theme: 'system', label: 'System' },
] as const;

interface AccountMenuProps {
  onShowShortcuts: () => void;
  onLogOut: () => void;
}

/** The chevron beside the avatar: settings, shortcuts, the theme and signing out. */
export function AccountMenu({ onShowShortcuts, onLogOut }: AccountMenuProps) {
  const navigate = useNavigate();
  const chosen = useTheme();
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
          label: 'Subscription',
          icon: <CreditCard aria-hidden size={16} />,
          onSelect: () => void navigate({ to: '/settings/subscription' }),
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
        { label: 'Log out', icon: <LogOut aria-hidden size={16} />, onSelect: onLogOut },
      ]}
    />
  );
}
