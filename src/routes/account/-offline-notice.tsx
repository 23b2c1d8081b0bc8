import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { CloudOff } from 'lucide-react';
import { useState } from 'react';
import { hasSessionHint } from '@/entities/session/hint';
import { checkAgain } from '@/entities/session/queries';
import { Button } from '@/ui/button/button';
import { useIsOnline } from '@/ui/events/use-is-online';
import { KeptViewings } from './-kept-viewings';
import { useNetworkBack } from '../-shell/messages/use-network-back';

/** For a member whose session could not be checked without a network: the wanted page opens once there is one. */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  // Who was told so is not left in doubt: the notice stays until the page that was wanted is there.
  const [wasOffline, setWasOffline] = useState(!isOnline);
  if (!isOnline && !wasOffline) setWasOffline(true);
  return wasOffline && hasSessionHint() ? <Waiting /> : null;
}

function Waiting() {
  const router = useRouter();
  const queryClient = useQueryClient();
  // Asked anew: the gate takes a check that has just failed for an answer.
  const open = async () => {
    await checkAgain(queryClient);
    await router.invalidate();
  };
  useNetworkBack(() => void open());
  return (
    <div
      role="status"
      className="mb-6 flex items-start gap-3 rounded-[12px] border border-line bg-surface-2 p-4"
    >
      <CloudOff aria-hidden size={18} className="mt-0.5 shrink-0 text-ink-2" />
      <div className="flex min-w-0 flex-col items-start gap-2.5">
        <p className="text-sm font-medium">You’re offline. We couldn’t reach the server.</p>
        <p className="text-sm text-ink-2">The page you wanted will open as soon as you’re back online.</p>
        <Button variant="outline" size="sm" onClick={() => void open()}>
          Retry
        </Button>
        <KeptViewings />
      </div>
    </div>
  );
}
