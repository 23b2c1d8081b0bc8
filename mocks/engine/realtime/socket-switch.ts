import type { SocketBehaviour } from './behaviour';

/** What can be done to the connections of a host, whatever serves them. */
export interface SocketSwitch {
  /** While true nobody gets in. */
  isOffline: boolean;
  /** How connections are treated that come from now on. */
  behaviour: SocketBehaviour;
  disconnectAll(): void;
  dropAll(): void;
  /** Stops the pings of all who are connected now: each client notices in its own time and comes back. */
  silenceAll(): void;
}
