import type { ConnectionStatus } from '@/realtime/connection';

/** Full while updates arrive or are on their way, an empty ring when they do not: the colour never says it alone. */
const looks = {
  on: { label: 'Live updates on', className: 'bg-green-mark' },
  trying: { label: 'Live updates: reconnecting', className: 'bg-amber-mark' },
  failed: { label: 'Live updates off', className: 'bg-canvas inset-ring-2 inset-ring-red-mark' },
  offline: { label: 'You’re offline', className: 'bg-canvas inset-ring-2 inset-ring-ink-3' },
};

/** How the dot shows the connection; null before anything was tried (`isAway` is then false without a connection). */
export function connectionDot(status: ConnectionStatus, isAway: boolean) {
  switch (status) {
    case 'connected':
      return looks.on;
    case 'offline':
    case 'failed':
      return looks[status];
    case 'disconnected':
    case 'reconnecting':
    case 'error':
      return isAway ? looks.trying : null;
  }
}
