import { CircleHelp } from 'lucide-react';
import { Link } from '@tanstack/react-router';
import type { Schemas } from '@/api/contract';
import { UserAvatar } from '@/entities/user/user-avatar';
import { adminItems, navigationItems, settingsItem } from './navigation';
import { NavigationLink } from './navigation-link';
import type * as sidebarExtras from './sidebar-extras';

/** The parts that come after the first load; null until then. */
export type SidebarExtras = typeof sidebarExtras | null;

interface SidebarProps {
  user: Schemas['CurrentUser'];
  path: string;
  extras: SidebarExtras;
  className?: string;
}

/** 250 px from 1224 px on; the same parts inside the drawer below that. */
export function Sidebar({ user, path, extras, className = '' }: SidebarProps) {
  return (
    <aside
      aria-label="Sidebar"
      className={`border-line-subtle bg-canvas light:bg-surface-1 fixed top-(--topbar-h) bottom-0 left-0 z-(--z-sidebar) flex w-(--sidebar-w) flex-col overflow-y-auto border-r p-3 pt-3.5 ${className}`}
    >
      <SidebarContent user={user} path={path} extras={extras} />
    </aside>
  );
}

export function SidebarContent({ user, path, extras }: Omit<SidebarProps, 'className'>) {
  const isAdmin = user.userRole.role === 'admin';
  return (
    <>
      <div className="relative mb-3.5">
        <Link
          to="/$username"
          params={{ username: user.username }}
          className="hover:bg-hover flex items-center gap-3 rounded-lg px-2.5 py-2"
        >
          <UserAvatar user={user} size={40} isDecorative />
          <span className="min-w-0">
            <bdi className="block truncate font-semibold">{user.fullName}</bdi>
            <span className="text-ink-3 block text-xs">View profile</span>
          </span>
        </Link>
        {extras && <extras.AccountFacts />}
      </div>
      <nav aria-label="Main" className="flex flex-col gap-0.5">
        {navigationItems.map((item) => (
          <NavigationLink key={item.label} item={item} path={path}>
            {extras && <extras.ItemFigure to={item.to} />}
          </NavigationLink>
        ))}
        {isAdmin && adminItems.map((item) => <NavigationLink key={item.label} item={item} path={path} />)}
      </nav>
      <div className="mt-auto flex flex-col gap-0.5 pt-4">
        <NavigationLink item={settingsItem} path={path} />
        <span
          aria-disabled="true"
          title="Coming soon"
          className="text-ink-disabled flex h-10 cursor-not-allowed items-center gap-3 px-3 font-medium"
        >
          <CircleHelp aria-hidden size={18} strokeWidth={1.75} />
          <span className="flex-1">
            Help Center<span className="sr-only">, coming soon</span>
          </span>
          <span aria-hidden className="text-2xs font-medium">
            Soon
          </span>
        </span>
      </div>
    </>
  );
}
