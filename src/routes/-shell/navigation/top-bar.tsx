import { useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Schemas } from '@/api/contract';
import { startPageOf } from '@/entities/session/start-page';
import { UserAvatar } from '@/entities/user/user-avatar';
import { AccountMenu, loadAccountMenu } from '@/features/account/account-menu';
import { listenToPaletteKey } from '@/features/search/palette/palette-key';
import { SearchBox } from '@/features/search/box/search-box';
import { SearchToggle } from '@/features/search/box/search-toggle';
import { MenuButton } from '@/ui/button/menu-button';
import { Logo } from '@/ui/image/logo';
import { Bell } from './bell';
import { showPalette, togglePalette } from '../palette/show-palette';
import { showShortcuts } from '../palette/show-shortcuts';

/** What the account menu holds, and what its last item does. */
export const loadAccount = () =>
  Promise.all([loadAccountMenu(), import('../log-out').then(({ logOut }) => logOut)]);

interface TopBarProps {
  user: Schemas['CurrentUser'];
  isNavigationOpen: boolean;
  onOpenNavigation: () => void;
}

export function TopBar({ user, isNavigationOpen, onOpenNavigation }: TopBarProps) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const search = { userId: user.id, onShowPalette: () => showPalette(router) };
  useEffect(() => listenToPaletteKey(() => togglePalette(router)), [router]);
  return (
    <header className="border-line-subtle bg-topbar fixed inset-x-0 top-0 z-(--z-topbar) flex h-(--topbar-h) items-center gap-1.5 border-b px-3.5 backdrop-blur-md lg:px-5.5">
      <MenuButton
        label="Open menu"
        aria-expanded={isNavigationOpen}
        onClick={onOpenNavigation}
        className="lg:hidden"
      />
      <Link
        to={startPageOf(user)}
        aria-label="Tiebeam home"
        className="touch-target relative inline-flex items-center rounded-md"
      >
        <Logo isInBar />
      </Link>
      <div className="flex min-w-0 flex-1 justify-center px-2 max-md:hidden lg:px-6">
        <SearchBox {...search} />
      </div>
      <div className="flex items-center max-md:ml-auto gap-1.5 max-md:gap-2.5 [&>a]:touch-target">
        <span className="contents md:hidden">
          <SearchToggle {...search} />
        </span>
        <Bell username={user.username} />
        <Link
          to="/$username"
          params={{ username: user.username }}
          className="relative grid size-10 place-items-center rounded-full"
        >
          <UserAvatar user={user} size={30} isDecorative />
          <span className="sr-only">Your profile, {user.fullName}</span>
        </Link>
        <AccountMenu
          onShowShortcuts={showShortcuts}
          load={loadAccount}
          onLogOut={(logOut) => logOut(queryClient, router)}
        />
      </div>
    </header>
  );
}
