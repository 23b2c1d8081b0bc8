import { Outlet, useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useCurrentUser, useSession } from '@/entities/session/queries';
import { PublicFooter } from '@/features/landing/public-footer';
import { PublicHeader } from '@/features/landing/public-header';
import { isGuestPath } from '@/lib/public-paths';
import { RouteAnnouncer } from './route-announcer';
import { MemberShell } from './member-shell';
import { ShellSkeleton } from './shell-skeleton';
import { SkipLink } from './skip-link';
import { ThirdParties } from './third-parties';

/** What stands around every page: the shell for a signed-in person, header and footer for everybody else. */
export function Frame() {
  const path = useLocation({ select: (location) => location.pathname });
  const { hasSession, isLikely } = useSession();
  const user = useCurrentUser();
  const isGuest = isGuestPath(path);
  const isWaiting = !isGuest && !user && (hasSession || isLikely);

  return (
    <>
      <RouteAnnouncer isWaiting={isWaiting} />
      {isGuest ? (
        <Outlet />
      ) : user ? (
        <MemberFrame user={user} />
      ) : isWaiting ? (
        <ShellSkeleton />
      ) : (
        <PublicFrame />
      )}
      <ThirdParties />
    </>
  );
}

function MemberFrame({ user }: { user: NonNullable<ReturnType<typeof useCurrentUser>> }) {
  return (
    <Suspense fallback={<ShellSkeleton />}>
      <MemberShell user={user}>
        <Outlet />
      </MemberShell>
    </Suspense>
  );
}

function PublicFrame() {
  return (
    <>
      <SkipLink />
      <PublicHeader />
      {/* as high as the screen, so that the footer stays out of sight while a page is on its way */}
      <main id="main" tabIndex={-1} className="min-h-[calc(100dvh-var(--topbar-h))] outline-none">
        <Outlet />
      </main>
      <PublicFooter />
    </>
  );
}
