/**
 * The socket's events: which side says what, with what. Provenance as in the contract:
 * `documented` (stated in the specification §7), `path-only` (name stated, payload ours), `designed` (ours).
 */
export interface ServerEvents {
  /** documented: answers a heartbeat */
  'heartbeat-ack': () => void;
  /** path-only: every online member, replaces what we knew */
  getOnlineUsers: (userIds: number[]) => void;
  /** path-only: one member came online */
  userConnected: (userId: number) => void;
  /** path-only: one member left */
  userDisconnected: (userId: number) => void;
  /** documented: something for us happened; it says nothing more, so refetch */
  newNotification: () => void;
  /** documented: answered with `pong` */
  ping: () => void;
}

export interface ClientEvents {
  /** documented: on connect, on reconnect, and when the page becomes visible again */
  setOnlineUser: (userId: number) => void;
  /** documented: every 30 s while connected, never buffered */
  heartbeat: () => void;
  /** documented: answers `ping` */
  pong: () => void;
}

/** Where the socket is served, below the socket URL's origin (specification §7). */
export const socketPath = '/socket';
