import { create } from 'zustand';
import type { ConnectionStatus } from './connection';

interface StatusState {
  status: ConnectionStatus;
  /** When this status began, in ms since the epoch. */
  since: number;
}

/** Whether live updates arrive; fed by the socket alone. */
export const connectionStatus = create<StatusState>(() => ({ status: 'disconnected', since: Date.now() }));

/** The status and since when it has been so. */
export function useConnectionStatus(): StatusState {
  return connectionStatus();
}

/** Saying the same again keeps the time at which it began. */
export function setConnectionStatus(status: ConnectionStatus): void {
  if (connectionStatus.getState().status !== status) connectionStatus.setState({ status, since: Date.now() });
}
