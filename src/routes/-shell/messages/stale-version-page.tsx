import { CloudOff, RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { isServerReachable } from '@/lib/network/server-reachable';
import { Button } from '@/ui/button/button';
import { hasUnstoredDrafts } from '@/ui/draft/draft-store';
import { PageMessage } from './page-message';
import { reloadMissingPage, reloadPage } from './stale-version';
import { useNetworkBack } from './use-network-back';

interface StaleVersionPageProps {
  /** The failure of the page's code. */
  error: Error;
  /** Asks for the page's code once more. */
  onRetry: () => void;
}

/**
 * Stands where a page's code did not come. A server that answers has a newer version; where none answers, whatever the browser
 * says of the network, the page waits for it and then asks for its code again.
 */
export function StaleVersionPage({ error, onRetry }: StaleVersionPageProps) {
  const [isReachable, setIsReachable] = useState(() => (navigator.onLine ? null : false));
  useEffect(() => {
    if (isReachable !== null) return;
    const life = new AbortController();
    void isServerReachable().then((answer) => {
      if (life.signal.aborted) return;
      setIsReachable(answer);
      if (answer) void reloadMissingPage(error);
    });
    return () => life.abort();
  }, [error, isReachable]);
  if (isReachable === null) return <div aria-busy="true" className="min-h-[60vh]" />;
  return isReachable ? <UpdatedPage /> : <OfflinePage onRetry={onRetry} />;
}

function UpdatedPage() {
  return (
    <PageMessage
      isAlert
      tab="Updated"
      icon={<RefreshCw aria-hidden size={22} />}
      title="Updated – reload"
      text={
        hasUnstoredDrafts()
          ? 'A newer version of Tiebeam is here. Go back and copy what you’ve typed first: this browser couldn’t keep it.'
          : 'A newer version of Tiebeam is here. What you’ve typed is kept.'
      }
      actions={<Button onClick={() => void reloadPage()}>Reload</Button>}
    />
  );
}

function OfflinePage({ onRetry }: Pick<StaleVersionPageProps, 'onRetry'>) {
  useNetworkBack(onRetry);
  return (
    <PageMessage
      isAlert
      tab="Offline"
      icon={<CloudOff aria-hidden size={22} />}
      title="You’re offline"
      text="This page hasn’t been opened here before. It will load once you’re back online."
      actions={
        <Button variant="outline" onClick={onRetry}>
          Reload
        </Button>
      }
    />
  );
}
