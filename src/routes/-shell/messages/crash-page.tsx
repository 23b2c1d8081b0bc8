import { useLocation, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { CircleAlert } from 'lucide-react';
import { errorMessage, hasStatus } from '@/api/errors';
import { useSession } from '@/entities/session/queries';
import { isMissingCode, isMissingStyles } from '@/lib/network/missing-code';
import { Button } from '@/ui/button/button';
import { loadStyled } from '@/ui/theme/page-styles';
import { askForMissingCode } from '@/ui/lazy/preloadable';
import { showToast } from '@/ui/toast/toast';
import { ForbiddenPage } from './forbidden-page';
import { NotFoundPage } from './not-found-page';
import { PageMessage } from './page-message';
import { StaleVersionPage } from './stale-version-page';

/** A page that failed, inside the frame that still lives: missing, forbidden, outdated, or broken. */
export function CrashPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const path = useLocation({ select: (location) => location.pathname });
  const { hasSession } = useSession();
  if (hasStatus(error, 404)) return <NotFoundPage />;
  if (hasStatus(error, 403)) return <ForbiddenPage text={errorMessage(error)} />;
  const reload = () => {
    askForMissingCode();
    reset();
    void router.invalidate();
  };
  // A style sheet that failed is not asked for again by the build's own loader.
  const loadAgain = () => (isMissingStyles(error) ? location.reload() : reload());
  if (isMissingCode(error)) return <StaleVersionPage error={error} onRetry={loadAgain} />;
  const report = () =>
    loadStyled(() => import('./report-crash')).then(
      ({ reportCrash }) => reportCrash(error, path, hasSession),
      () =>
        showToast({
          kind: 'error',
          text: 'Couldn’t load the form. Check your connection and try again.',
        }),
    );
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
          <Button variant="outline" onClick={() => void report()}>
            Report
          </Button>
        </>
      }
    />
  );
}
