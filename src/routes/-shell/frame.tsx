import { Outlet, useLocation } from '@tanstack/react-router';
import { useCurrentUser, useSession } from '@/entities/session/queries';
import { PublicFooter } from '@/features/landing/public-footer';
import { PublicHeader } from '@/features/landing/public-header';
import { isGuestPath } from '@/lib/public-paths';
import { Shell } from './shell';
import { ShellSkeleton } from './shell-skeleton';
import { SkipLink } from './skip-link';

/** What stands around every page: the shell for a signed-in person, header and footer for everybody else. */
export function Frame() {
  const path = useLocation({ select: (location) => location.pathname });
  const { hasSession, isLikely } = useSession();
  const user = useCurrentUser();

  if (isGuestPath(path)) return <Outlet />;
  if (user) {
    return (
      <Shell user={user}>
        <Outlet />
      </Shell>
    );
  }
  if (hasSession || isLikely) return <ShellSkeleton />;
  return (
    <>
      <SkipLink />
      <PublicHeader />
      <main id="main" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <PublicFooter />
    </>
  );
}
