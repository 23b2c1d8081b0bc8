// What the account menu holds; fetched when its button is approached.
import { CreditCard, Keyboard, LogOut, Settings } from 'lucide-react';
import type { MenuEntry } from '@/ui/menu/menu-list';
import { chooseTheme, type Theme } from '@/ui/theme/theme';

const themes = [
  { theme: 'dark', label: 'Dark' },
  { theme: 'light', label: 'Light' },
  { theme: 'system', label: 'System' },
] as const;

interface AccountActions {
  theme: Theme;
  onGo: (to: '/settings/account' | '/settings/subscription') => void;
  onShowShortcuts: () => void;
  onLogOut: () => void;
}

export function accountMenuItems({
  theme: chosen,
  onGo,
  onShowShortcuts,
  onLogOut,
}: AccountActions): MenuEntry[] {
  return [
    {
      label: 'Settings',
      icon: <Settings aria-hidden size={16} />,
      onSelect: () => onGo('/settings/account'),
    },
    {
      label: 'Subscription',
      icon: <CreditCard aria-hidden size={16} />,
      onSelect: () => onGo('/settings/subscription'),
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
    { label: 'Sign out', icon: <LogOut aria-hidden size={16} />, onSelect: onLogOut },
  ];
}
