import { retryConnection } from '@/realtime/status';
import { ConnectionPill } from './connection-pill';
import { useNotice } from './use-notice';

/** Says when live updates are missing, and when they are back (S18). */
export function ConnectionNotice() {
  return <ConnectionPill notice={useNotice()} onRetry={retryConnection} />;
}
