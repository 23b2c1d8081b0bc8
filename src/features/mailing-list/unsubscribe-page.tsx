import { Link } from '@tanstack/react-router';
import { errorMessage, hasStatus } from '@/api/errors';
import { useDelete } from '@/api/queries';
import { isLinkToken } from '@/lib/account/link-token';
import { Button } from '@/ui/button/button';
import { focusIntoView } from '@/ui/focus/focus-on-mount';

interface UnsubscribePageProps {
  /** As it stands in the address: anything may. */
  code: unknown;
}

/**
 * Behind the link of every newsletter: one press, and the address is off the list. The press is needed, because programs that
 * look at mail open its links too.
 */
export function UnsubscribePage({ code }: UnsubscribePageProps) {
  const leave = useDelete('/mailing-list', { refreshes: ['/mailing-list'] });
  const isUnknown = !isLinkToken(code) || hasStatus(leave.error, 404);
  const isEnd = leave.isSuccess || (leave.isError && isUnknown);
  return (
    <div className="mx-auto max-w-[560px] px-(--gutter) py-16">
      <h1
        // The button that had the focus is gone.
        ref={isEnd ? focusIntoView : undefined}
        tabIndex={-1}
        className="font-display text-4xl font-bold tracking-display text-balance outline-none"
      >
        {leave.isSuccess
          ? 'You’re unsubscribed'
          : isUnknown
            ? 'This link is no longer valid'
            : 'Unsubscribe from the newsletter?'}
      </h1>
      <p className="mt-3 text-lg text-pretty text-ink-2">
        {leave.isSuccess
          ? 'You won’t get any more newsletters. You can subscribe again at any time.'
          : isUnknown
            ? 'Use the link in your latest newsletter, or contact us and we’ll unsubscribe you.'
            : 'You won’t get any more newsletters. You’ll still get emails about your account.'}
      </p>
      <div className="mt-7 flex flex-wrap items-center gap-4">
        {leave.isSuccess ? (
          <Link to="/" className="touch-target relative font-medium text-link">
            Go to the home page
          </Link>
        ) : !isUnknown ? (
          <Button
            size="lg"
            isLoading={leave.isPending}
            loadingLabel="Unsubscribing"
            onClick={() => leave.mutate({ query: { code } })}
          >
            {leave.isError ? 'Retry' : 'Unsubscribe'}
          </Button>
        ) : (
          <Link to="/contact" className="touch-target relative font-medium text-link">
            Contact us
          </Link>
        )}
      </div>
      <p role="alert" className="mt-4 text-sm text-red-ink empty:hidden">
        {leave.isError && !isUnknown && errorMessage(leave.error)}
      </p>
    </div>
  );
}
