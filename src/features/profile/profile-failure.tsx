import { Link } from '@tanstack/react-router';
import { UserX } from 'lucide-react';
import { adviceText, hasStatus } from '@/api/errors';
import { retryOf } from '@/api/offers';
import { buttonClass } from '@/ui/button/button-class';
import { EmptyState } from '@/ui/states/empty-state';
import { ErrorState } from '@/ui/states/error-state';

interface ProfileFailureProps {
  error: unknown;
  onRetry: () => void;
  isRetrying: boolean;
}

/** Nobody is there, or nobody for me (who blocked or is blocked is not found); or the profile did not come. */
export function ProfileFailure({ error, onRetry, isRetrying }: ProfileFailureProps) {
  return (
    <div className="mx-auto max-w-xl py-10">
      {hasStatus(error, 404) ? (
        <>
          <title>Not found · Tiebeam</title>
          <EmptyState
            headingLevel={1}
            icon={<UserX aria-hidden size={22} />}
            title="We couldn’t find that page or profile"
            text="The address may be wrong, or the account may be closed. If you’ve blocked this person, you’ll find them in Blocked and muted."
            action={
              <span className="flex flex-wrap justify-center gap-2">
                <Link to="/" className={buttonClass({ variant: 'outline' })}>
                  Back to Network
                </Link>
                <Link
                  to="/networking/connections"
                  search={{ tab: 'blocked' }}
                  className={buttonClass({ variant: 'ghost' })}
                >
                  Blocked and muted
                </Link>
              </span>
            }
          />
        </>
      ) : (
        <ErrorState
          headingLevel={1}
          title="Couldn’t load this profile"
          text={adviceText(error)}
          onRetry={retryOf(error, onRetry)}
          isRetrying={isRetrying}
        />
      )}
    </div>
  );
}
