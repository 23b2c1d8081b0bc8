import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { errorMessage, hasStatus } from '@/api/errors';
import { buttonClass } from '@/ui/button-class';
import { ErrorState } from '@/ui/error-state';
import { NotFoundPage } from './not-found-page';

/** A page that failed, inside the frame that still lives: missing, forbidden, or broken. */
export function CrashPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  if (hasStatus(error, 404)) return <NotFoundPage />;
  const isForbidden = hasStatus(error, 403);
  return (
    <div className="mx-auto max-w-xl py-16">
      <title>Something went wrong · Tiebeam</title>
      <ErrorState
        title={isForbidden ? "You don't have access" : 'This page hit a problem'}
        text={errorMessage(error)}
        headingLevel={1}
        {...(isForbidden
          ? {}
          : {
              onRetry: () => {
                reset();
                void router.invalidate();
              },
            })}
      />
      <p className="text-center">
        <Link to="/" className={buttonClass({ variant: 'ghost' })}>
          Go to the home page
        </Link>
      </p>
    </div>
  );
}
