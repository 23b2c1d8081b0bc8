import { onlineManager } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { Button } from '@/ui/button/button';
import { EmptyState } from '@/ui/states/empty-state';

/** A first load that waits for the network. Retry asks even if the browser believes it is offline: it may be wrong. */
export function OfflineNote({ onRetry }: { onRetry: () => void }) {
  const retry = () => {
    onlineManager.setOnline(true);
    onRetry();
  };
  return (
    <EmptyState
      icon={<WifiOff aria-hidden size={22} />}
      title="You’re offline"
      text="Posts will appear when you’re back online."
      action={
        <Button variant="outline" onClick={retry}>
          Try again
        </Button>
      }
    />
  );
}
