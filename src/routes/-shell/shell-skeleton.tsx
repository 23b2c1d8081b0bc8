import { RailPage, WithRail } from '@/ui/rail-page';
import { adviceText } from '@/api/errors';
import { useUserFailure } from '@/entities/session/queries';
import { FeedSkeleton } from '@/features/feed/list/feed-skeleton';
import { ErrorState } from '@/ui/states/error-state';
import { Logo } from '@/ui/image/logo';
import { StillLoading } from '@/ui/states/still-loading';

/** The shell before we know who is here; the same shape as the skeleton in index.html. */
export function ShellSkeleton() {
  const failure = useUserFailure();
  return (
    <div aria-busy={!failure}>
      <div className="border-line-subtle fixed inset-x-0 top-0 flex h-(--topbar-h) items-center border-b pr-3 pl-14.5 lg:pl-5.5">
        <Logo isInBar />
      </div>
      <div className="border-line-subtle fixed top-(--topbar-h) bottom-0 left-0 w-(--sidebar-w) border-r max-lg:hidden" />
      <main className="px-(--gutter) pt-[calc(var(--topbar-h)+18px)] md:pt-[calc(var(--topbar-h)+28px)] lg:ml-(--sidebar-w)">
        <RailPage>
          <WithRail>
            {failure ? (
              <ErrorState
                title="Couldn’t load your account"
                headingLevel={1}
                text={adviceText(failure.error)}
                onRetry={failure.retry}
                isRetrying={failure.isRetrying}
              />
            ) : (
              <>
                <FeedSkeleton />
                <StillLoading onRetry={() => location.reload()} />
              </>
            )}
          </WithRail>
        </RailPage>
      </main>
    </div>
  );
}
