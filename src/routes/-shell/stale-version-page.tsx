import { CloudOff, RefreshCw } from 'lucide-react';
import { Button } from '@/ui/button';
import { hasUnstoredDrafts } from '@/ui/draft-store';
import { PageMessage } from './page-message';

/** Stands where a page's code is gone although the page was loaded anew once for it. */
export function StaleVersionPage() {
  return navigator.onLine ? (
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
  ) : (
    <PageMessage
      isAlert
      tab="Offline"
      icon={<CloudOff aria-hidden size={22} />}
      title="You're offline"
      text="This page has not been opened here before. It will load once the network is back."
      actions={
        <Button variant="outline" onClick={() => location.reload()}>
          Reload
        </Button>
      }
    />
  );
}
