import type { ConnectionStatus } from '@/realtime/connection';

/** What a person is told of the connection; null: nothing, all is well or will be in a moment. */
export type Notice = 'reconnecting' | 'offline' | 'failed' | 'back';

/** A short gap mends itself before anybody misses anything (S18), in ms. */
export const patience = 3_000;
/** How long the good news stays, in ms. */
export const goodNewsTime = 3_000;

/** What there is to say while live updates are missing: offline and failed at once, anything else after 3 s. */
export function noticeOfTrouble(status: ConnectionStatus, awayMs: number): Notice | null {
  switch (status) {
    case 'offline':
    case 'failed':
      return status;
    case 'connected':
      return null;
    case 'disconnected':
    case 'reconnecting':
    case 'error':
      return awayMs >= patience ? 'reconnecting' : null;
  }
}
