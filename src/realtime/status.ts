import { create } from 'zustand';
import type { ConnectionStatus } from './connection';

interface StatusState {
  status: ConnectionStatus;
  /** When this status began, in ms since the epoch. */
  since: number;
  /**
   * Since when live updates have been missing, in ms since the epoch, whatever the states between; null while they
   * arrive, and before anything has been tried.
   */
  awaySince: number | null;
}

const quiet = (): StatusState => ({ status: 'disconnected', since: Date.now(), awaySince: null });

/** Whether live updates arrive; fed by the socket alone. */
export const connectionStatus = create<StatusState>(quiet);

/** The status and since when it has been so. */
export function useConnectionStatus(): StatusState {
  return connectionStatus();
}

/** Saying the same again keeps the time at which it began. */
export function setConnectionStatus(status: ConnectionStatus): void {
  const before = connectionStatus.getState();
  if (before.status === status) return;
  const since = Date.now();
  connectionStatus.setState({
    status,
    since,
    awaySince: status === 'connected' ? null : (before.awaySince ?? since),
  });
}

/** Nobody is signed in: nothing is tried, and nothing is missing. */
export function clearConnectionStatus(): void {
  connectionStatus.setState(quiet());
}

let retry = () => {};

/** Says how the running connection is asked for an attempt; null when none runs. */
export function provideRetry(act: (() => void) | null): void {
  retry = act ?? (() => {});
}

/** A person asks for an attempt now. Does nothing while connected or when no connection runs. */
export function retryConnection(): void {
  retry();
}
