import { Outlet, useMatches } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useCurrentUser, useSession, useUserFailure } from '@/entities/session/queries';
import { isGuestPath, isOfflinePath, isPublicPath } from '@/lib/paths/public-paths';
import { RouteAnnouncer } from './page/route-announcer';
import { MemberShell, VisitorFrame } from './frames';
import { ShellSkeleton } from './shell-skeleton';
import { ThirdParties } from './late/third-parties';

/** What stands around every page: the shell for a signed-in person, header and footer for everybody else. */
export function Frame() {
  // Of the page that is drawn: while the next one comes, the address is its already.
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '/' });
  const { hasSession, isLikely } = useSession();
  const user = useCurrentUser();
  const isBare = isGuestPath(path) || isOfflinePath(path);
  // A session without an id sees the pages that strangers see; of the others it is told why they do not come.
  const isNobody = useUserFailure()?.isNobody && isPublicPath(path);
  // A private page whose session has ended goes at once, before the sign-in page is here.
  const isLeaving = !hasSession && !isPublicPath(path);
  const isWaiting = !isBare && !user && (hasSession || isLikely || isLeaving) && !isNobody;

  return (
    <>
      <RouteAnnouncer isWaiting={isWaiting} />
      {isBare ? (
        <Outlet />
      ) : user ? (
        <MemberFrame user={user} />
      ) : isWaiting ? (
        <ShellSkeleton />
      ) : (
        <Suspense>
          <VisitorFrame>
            <Outlet />
          </VisitorFrame>
        </Suspense>
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
