import { CloudOff, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { hasUnstoredDrafts } from '@/ui/draft-store';
import { PageMessage } from './page-message';
import { useNetworkBack } from './use-network-back';

interface StaleVersionPageProps {
  /** Asks for the page's code once more. */
  onRetry: () => void;
}

/** Stands where a page's code did not come: without a network it comes once that is back, else a newer version is there. */
export function StaleVersionPage({ onRetry }: StaleVersionPageProps) {
  const [wasOnline] = useState(() => navigator.onLine);
  if (!wasOnline) return <OfflinePage onRetry={onRetry} />;
  return (
    <PageMessage
      isAlert
      tab="Updated"
      icon={<RefreshCw aria-hidden size={22} />}
      title="Updated – reload"
      text={
        hasUnstoredDrafts()
          ? 'A newer version of Tiebeam is here. Go back and copy what you have typed first: this browser could not keep it.'
          : 'A newer version of Tiebeam is here. What you have typed is kept.'
      }
      actions={<Button onClick={() => location.reload()}>Reload</Button>}
    />
  );
}

function OfflinePage({ onRetry }: StaleVersionPageProps) {
  useNetworkBack(onRetry);
  return (
    <PageMessage
      isAlert
      tab="Offline"
      icon={<CloudOff aria-hidden size={22} />}
      title="You're offline"
      text="This page hasn’t been opened here before. It will load once the network is back."
      actions={
        <Button variant="outline" onClick={onRetry}>
          Reload
        </Button>
      }
    />
  );
}
