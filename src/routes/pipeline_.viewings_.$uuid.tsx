import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute, Link, useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { adviceText } from '@/api/errors';
import { offlineMember } from '@/entities/session/offline-member';
import { checkAgain, useCurrentUser, useSession, useUserFailure } from '@/entities/session/queries';
import { ViewingModePage } from '@/features/viewing-mode/viewing-mode-page';
import { ViewingSkeleton } from '@/features/viewing-mode/viewing-skeleton';
import { ErrorState } from '@/ui/states/error-state';
import { useNetworkBack } from './-shell/messages/use-network-back';

export const Route = createFileRoute('/pipeline_/viewings_/$uuid')({ component: ViewingMode });

/** Outside of the frame: a screen for one hand, which needs nothing but what is on the device. */
function ViewingMode() {
  const { uuid } = Route.useParams();
  const user = useCurrentUser();
  const { hasSession } = useSession();
  const failure = useUserFailure();
  const memberId = user?.id ?? (hasSession ? null : offlineMember());
  if (memberId === null) {
    return failure ? (
      <ErrorState
        title="Couldn’t load your account"
        text={adviceText(failure.error)}
        headingLevel={1}
        onRetry={failure.retry}
        isRetrying={failure.isRetrying}
      />
    ) : (
      <ViewingSkeleton onRetry={() => location.reload()} />
    );
  }
  return (
    <>
      {!hasSession && <SessionReturn />}
      <ViewingModePage
        key={`${memberId} ${uuid}`}
        memberId={memberId}
        id={uuid}
        isSignedIn={hasSession}
        back={
          <Link
            to="/pipeline/viewings"
            aria-label="Back to viewings"
            className="touch-target relative inline-grid size-[38px] shrink-0 place-items-center rounded-[10px] text-ink-2 hover:bg-hover hover:text-ink"
          >
            <ArrowLeft aria-hidden size={19} />
          </Link>
        }
      />
    </>
  );
}

/** Once there is a network, the gate finds out whose session it is: the same member goes on, anybody else does not. */
function SessionReturn() {
  const router = useRouter();
  const queryClient = useQueryClient();
  useNetworkBack(() => void checkAgain(queryClient).then(() => router.invalidate()));
  return null;
}
