import { Check, CircleAlert, CloudOff, RefreshCw, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/ui/button/button';
import { useIsOnline } from '@/ui/events/use-is-online';
import type { Standing } from '../open-viewing';

interface StandingLineProps {
  standing: Standing;
  isOnDevice: boolean;
  onRetry: () => void;
  onDiscard: () => void;
}

/** Where the notes are: on the device, on their way, or with the server. */
export function StandingLine({ standing, isOnDevice, onRetry, onDiscard }: StandingLineProps) {
  const isOnline = useIsOnline();
  if (standing.kind === 'failed') {
    return (
      <Line tone="text-red-ink" icon={<CircleAlert aria-hidden size={16} />}>
        <span>{`Couldn’t send your notes. ${standing.text}`}</span>
        <span className="flex gap-2">
          <Button variant="outline" size="sm" onClick={onRetry}>
            Retry
          </Button>
          {standing.isGone && (
            <Button variant="ghost" size="sm" onClick={onDiscard}>
              Discard notes
            </Button>
          )}
        </span>
      </Line>
    );
  }
  if (standing.kind === 'clash') {
    return (
      <Line tone="text-amber-ink" icon={<CircleAlert aria-hidden size={16} />}>
        This viewing was changed elsewhere. Choose what to keep below.
      </Line>
    );
  }
  if (!isOnDevice && standing.kind !== 'sent') {
    return (
      <Line tone="text-amber-ink" icon={<CircleAlert aria-hidden size={16} />}>
        This browser can’t keep notes. Stay on this page until they’re sent.
      </Line>
    );
  }
  if (!isOnline) {
    return (
      <Line tone="text-ink-2" icon={<CloudOff aria-hidden size={16} />}>
        {standing.kind === 'sent'
          ? 'You’re offline. Carry on: your notes are kept on this device.'
          : 'You’re offline. Your notes are kept on this device until you’re back online.'}
      </Line>
    );
  }
  if (standing.kind === 'sent') {
    return (
      <Line tone="text-ink-2" icon={<Check aria-hidden size={16} />}>
        All notes sent
      </Line>
    );
  }
  return standing.kind === 'sending' ? (
    <Line tone="text-ink-2" icon={<RefreshCw aria-hidden size={16} />}>
      Sending your notes…
    </Line>
  ) : (
    <Line tone="text-ink-2" icon={<Smartphone aria-hidden size={16} />}>
      Kept on this device
    </Line>
  );
}

interface LineProps {
  tone: string;
  icon: ReactNode;
  children: ReactNode;
}

const Line = ({ tone, icon, children }: LineProps) => (
  <div className={`flex items-start gap-2 text-sm ${tone}`}>
    <span className="mt-0.5 shrink-0">{icon}</span>
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5 wrap-anywhere">{children}</div>
  </div>
);
