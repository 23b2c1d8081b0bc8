import type { SocketBehaviour } from './behaviour';

/** What can be done to the connections of a host, whatever serves them. */
export interface SocketSwitch {
  isMuted: boolean;
  isOffline: boolean;
  behaviour: SocketBehaviour;
  disconnectAll(): void;
  dropAll(): void;
}
