import { useNavigate } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { IconButton } from '@/ui/button/icon-button';
import { LateMenu } from '@/ui/menu/late-menu';
import { useTheme } from '@/ui/theme/theme';

interface AccountMenuProps {
  onShowShortcuts: () => void;
  /** Fetched with the menu's items. */
  loadLogOut: () => Promise<() => void>;
}

/** What the menu holds. */
export const loadAccountMenu = () =>
  import('./account-menu-items').then(({ accountMenuItems }) => accountMenuItems);

/** The chevron beside the avatar: settings, shortcuts, the theme and signing out. */
export function AccountMenu({ onShowShortcuts, loadLogOut }: AccountMenuProps) {
  const navigate = useNavigate();
  const theme = useTheme();
  return (
    <LateMenu
      label="Account"
      trigger={
        <IconButton label="Account menu" size="sm">
          <ChevronDown aria-hidden size={16} />
        </IconButton>
      }
      load={() => Promise.all([loadAccountMenu(), loadLogOut()])}
      items={([itemsOf, onLogOut]) =>
        itemsOf({ onShowShortcuts, onLogOut, theme, onGo: (to) => void navigate({ to }) })
      }
    />
  );
}
