/**
 * The socket's events: which side says what, with what. Provenance as in the contract:
 * `documented` (stated in the specification §7), `path-only` (name stated, payload ours), `designed` (ours).
 */
export interface ServerEvents {
  /** designed: a message was written, by us in another tab too; it says which, so refetch */
  newMessage: (news: { conversationId: number; messageId: number; senderId: number }) => void;
  /** designed: a message was edited, deleted, pinned or reacted to */
  messageChanged: (news: { conversationId: number; messageId: number }) => void;
  /** designed: somebody, or we in another tab, read a conversation up to a message */
  messageRead: (news: { conversationId: number; messageId: number; userId: number }) => void;
  /** designed: somebody types; it stops being true after 5 s, or with their message */
  typing: (news: { conversationId: number; userId: number }) => void;
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
  /** designed: we type in this conversation; at most every 3 s, never buffered */
  typing: (news: { conversationId: number }) => void;
  /** documented: on connect, on reconnect, and when the page becomes visible again */
  setOnlineUser: (userId: number) => void;
  /** documented: every 30 s while connected, never buffered */
  heartbeat: () => void;
  /** documented: answers `ping` */
  pong: () => void;
}

/** Where the socket is served, below the socket URL's origin (specification §7). */
export const socketPath = '/socket';
