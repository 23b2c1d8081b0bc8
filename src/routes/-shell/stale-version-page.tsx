import { CloudOff, RefreshCw } from 'lucide-react';
import { Button } from '@/ui/button';
import { PageMessage } from './page-message';

/** The browsers' and the build's words for code that could not be fetched. */
const missingCode =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS)/i;

/** Whether a failure is a piece of code that did not arrive: of an older version, or for want of a network. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && missingCode.test(error.message);
}

/** Stands where a page's code is gone although the page was loaded anew once for it. */
export function StaleVersionPage() {
  return navigator.onLine ? (
    <PageMessage
      isAlert
      tab="Updated"
      icon={<RefreshCw aria-hidden size={22} />}
      title="Updated – reload"
      text="A newer version of Tiebeam is here. What you have typed is kept."
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
