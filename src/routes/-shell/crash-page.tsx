import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { CircleAlert } from 'lucide-react';
import { errorMessage, hasStatus } from '@/api/errors';
import { isMissingCode } from '@/lib/missing-code';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { ForbiddenPage } from './forbidden-page';
import { NotFoundPage } from './not-found-page';
import { PageMessage } from './page-message';
import { StaleVersionPage } from './stale-version-page';

/** A page that failed, inside the frame that still lives: missing, forbidden, outdated, or broken. */
export function CrashPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  if (hasStatus(error, 404)) return <NotFoundPage />;
  if (hasStatus(error, 403)) return <ForbiddenPage text={errorMessage(error)} />;
  if (isMissingCode(error)) return <StaleVersionPage />;
  const reload = () => {
    reset();
    void router.invalidate();
  };
  return (
    <PageMessage
      isAlert
      tab="Something went wrong"
      icon={<CircleAlert aria-hidden size={22} />}
      title="This page hit a problem"
      text={errorMessage(error)}
      actions={
        <>
          <Button onClick={reload}>Reload</Button>
          <Link to="/contact" className={buttonClass({ variant: 'outline' })}>
            Report
          </Link>
        </>
      }
    />
  );
}
