import { useState } from 'react';
import { Button } from '../button/button';
import { useIsOnline } from '../events/use-is-online';
import { useTimeout } from '../events/use-timeout';

const slowMs = 10_000;

/** Stands under a skeleton; after 10 s it says that the wait goes on, and offers to ask again. Without a network it says so at once. */
export function StillLoading({ onRetry }: { onRetry: () => void }) {
  const [isSlow, setIsSlow] = useState(false);
  const isOnline = useIsOnline();
  useTimeout(() => setIsSlow(true), isSlow ? null : slowMs);
  const retry = () => {
    setIsSlow(false);
    onRetry();
  };
  return (
    <div role="status" className="flex items-center justify-center gap-3 py-4 text-sm text-ink-2 empty:py-0">
      {!isOnline && 'You’re offline. This loads when you’re back online.'}
      {isOnline && isSlow && (
        <>
          Still loading…
          <Button variant="outline" size="sm" onClick={retry}>
            Retry
          </Button>
        </>
      )}
    </div>
  );
}
