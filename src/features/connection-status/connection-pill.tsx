import { CloudOff, RefreshCw, Wifi, WifiOff, type LucideIcon } from 'lucide-react';
import { classNames } from '@/ui/class-names';
import type { Notice } from './notice';

interface ConnectionPillProps {
  notice: Notice | null;
  onRetry: () => void;
}

interface Words {
  text: string;
  icon: LucideIcon;
  look: string;
  /** A browser can be wrong about the network, so an attempt is offered there too. */
  hasRetry: boolean;
}

const words: Record<Notice, Words> = {
  reconnecting: {
    text: 'Reconnecting…',
    icon: RefreshCw,
    look: 'border-amber-line bg-amber-bg text-amber-ink',
    hasRetry: false,
  },
  offline: {
    text: 'You’re offline – changes will wait',
    icon: WifiOff,
    look: 'border-line-strong bg-overlay text-ink',
    hasRetry: true,
  },
  failed: {
    text: 'Can’t reach live updates – ',
    icon: CloudOff,
    look: 'border-red-line bg-red-bg text-red-ink',
    hasRetry: true,
  },
  back: {
    text: 'Back online',
    icon: Wifi,
    look: 'border-green-line bg-green-bg text-green-ink',
    hasRetry: false,
  },
};

/** While the line is there, what gets the focus stops below it (styles/base.css). */
const markRoot = () => {
  document.documentElement.toggleAttribute('data-said', true);
  return () => document.documentElement.removeAttribute('data-said');
};

/**
 * The quiet line under the top bar. It lies in the gap above the page, takes no clicks but its own button's, and on
 * phones, where that gap is narrower, makes room for itself: what is scrolled passes under its whole line, and a field that
 * gets the focus stops below it; a page without that gap makes way by `peer-data-said/notice`. The live region is there before it has anything to say.
 */
export function ConnectionPill({ notice, onRetry }: ConnectionPillProps) {
  const said = notice && words[notice];
  return (
    <div
      ref={said ? markRoot : undefined}
      data-said={said ? '' : undefined}
      className="peer/notice data-said:max-md:h-4"
    >
      <div
        className={classNames(
          'pointer-events-none fixed inset-x-0 top-(--topbar-h) z-(--z-banner) flex justify-center px-2 pt-0.5 lg:left-(--sidebar-w)',
          said && 'max-md:pointer-events-auto max-md:bg-canvas max-md:pb-1',
        )}
      >
        <div
          className={
            said
              ? `flex min-h-6 max-w-full animate-rise items-center gap-1.5 rounded-full border px-2.5 text-xs font-medium shadow-sm ${said.look}`
              : undefined
          }
        >
          {said && <said.icon aria-hidden size={13} strokeWidth={2} className="shrink-0" />}
          <p role="status" aria-label="Connection status" className="min-w-0 whitespace-pre-wrap">
            {said?.text}
          </p>
          {said?.hasRetry && (
            <button
              type="button"
              onClick={onRetry}
              className="touch-target pointer-events-auto relative min-h-6 shrink-0 rounded-sm font-semibold underline underline-offset-2"
            >
              Retry now
            </button>
          )}
        </div>
      </div>
    </div>
  );
}
