import { useNavigate } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { IconButton } from '@/ui/button/icon-button';
import { LateMenu } from '@/ui/menu/late-menu';
import { useTheme } from '@/ui/theme/theme';

interface AccountMenuProps<LogOut> {
  onShowShortcuts: () => void;
  /** The menu's items, and what signs out; a constant of its module, so that what was fetched before is there at once. */
  load: () => Promise<readonly [itemsOf: Awaited<ReturnType<typeof loadAccountMenu>>, logOut: LogOut]>;
  onLogOut: (logOut: LogOut) => void;
}

/** What the menu holds. */
export const loadAccountMenu = () =>
  import('./account-menu-items').then(({ accountMenuItems }) => accountMenuItems);

/** The chevron beside the avatar: settings, shortcuts, the theme and signing out. */
export function AccountMenu<LogOut>({ onShowShortcuts, load, onLogOut }: AccountMenuProps<LogOut>) {
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
      load={load}
      items={([itemsOf, logOut]) =>
        itemsOf({
          onShowShortcuts,
          onLogOut: () => onLogOut(logOut),
          theme,
          onGo: (to) => void navigate({ to }),
        })
      }
    />
  );
}
