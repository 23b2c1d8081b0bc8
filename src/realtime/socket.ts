import { io, type Socket } from 'socket.io-client';
import { tellChatEvent } from './chat/chat-events';
import { provideTyping } from './chat/chat-typing';
import { socketPath, type ClientEvents, type ServerEvents } from './events';
import { listenToPage } from './page-events';
import { clearPresence } from './presence/presence';
import { presenceBatch } from './presence/presence-batch';
import { runConnection } from './run-connection';
import { clearConnectionStatus, setConnectionStatus } from './status';

type AppSocket = Socket<ServerEvents, ClientEvents>;

export interface RealtimeOptions {
  /** Where the socket is served: an origin, without the path. */
  url: string;
  /** Who is online by this connection. */
  userId: number;
  on: { newNotification: () => void };
  /** After every connection that followed a gap, within a second: what happened meanwhile was not delivered. */
  onReconnect?: () => void;
}

export interface Realtime {
  /** Signed out: closes for good, and forgets who is online. */
  stop: () => void;
  /** A person asks to try now. Does nothing while connected. */
  retry: () => void;
}

/** Connects, stays connected, and feeds the status and presence stores (specification §4, §7 and §9). */
export function startRealtime({ url, userId, on, onReconnect }: RealtimeOptions): Realtime {
  const socket: AppSocket = io(url, {
    path: socketPath,
    transports: ['websocket', 'polling'],
    // Without it the second transport is never tried.
    tryAllTransports: true,
    reconnection: true,
    reconnectionDelay: 1_000,
    reconnectionDelayMax: 10_000,
    reconnectionAttempts: 10,
    timeout: 20_000,
    withCredentials: true,
    autoConnect: false,
    // The next member to sign in gets a connection, and cookies, of their own.
    forceNew: true,
  });
  const isShakingHands = watchHandshake(socket);
  const batch = presenceBatch();

  const tell = runConnection(
    {
      // A second call between the transport's opening and the server's answer would join twice.
      connect: () => void (isShakingHands() || socket.connect()),
      disconnect: () => void socket.disconnect(),
      setOnlineUser: () => void (socket.connected && socket.emit('setOnlineUser', userId)),
      heartbeat: () => void (socket.connected && socket.volatile.emit('heartbeat')),
      refetchMissed: () => onReconnect?.(),
      showStatus: setConnectionStatus,
    },
    navigator.onLine,
  );

  socket.on('connect', () => tell({ type: 'connect' }));
  socket.on('disconnect', (reason) => {
    // What was emitted in the moment of a silent loss must not arrive before the next `setOnlineUser`.
    socket.sendBuffer = [];
    log('disconnected', reason);
    tell({ type: 'disconnect', reason });
  });
  socket.on('connect_error', (error) => {
    log('connection error', error.message);
    tell({ type: 'connectError' });
  });
  socket.io.on('reconnect_attempt', () => tell({ type: 'reconnectAttempt' }));
  socket.io.on('reconnect_error', () => tell({ type: 'reconnectError' }));
  socket.io.on('reconnect_failed', () => tell({ type: 'reconnectFailed' }));

  socket.on('ping', () => void (socket.connected && socket.emit('pong')));
  socket.on('newNotification', () => on.newNotification());
  for (const name of ['newMessage', 'messageChanged', 'messageRead', 'typing'] as const) {
    socket.on(name, (news: unknown) => tellChatEvent(name, news));
  }
  provideTyping((conversationId) => {
    if (socket.connected) socket.volatile.emit('typing', { conversationId });
  });
  socket.on('getOnlineUsers', (userIds) => batch.replace(userIds));
  socket.on('userConnected', (id) => batch.change(id, true));
  socket.on('userDisconnected', (id) => batch.change(id, false));

  const stopListening = listenToPage(tell);
  tell({ type: 'start' });
  return {
    retry: () => tell({ type: 'manualRetry' }),
    stop: () => {
      stopListening();
      provideTyping(null);
      tell({ type: 'stop' });
      socket.removeAllListeners();
      socket.io.removeAllListeners();
      batch.drop();
      clearPresence();
      clearConnectionStatus();
    },
  };
}

/** Whether the transport is open and the server has not yet answered our wish to join. */
function watchHandshake(socket: AppSocket): () => boolean {
  let isPending = false;
  const end = () => {
    isPending = false;
  };
  socket.io.on('open', () => {
    isPending = true;
  });
  socket.io.on('close', end);
  socket.on('connect', end);
  socket.on('connect_error', end);
  return () => isPending;
}

/** Faults of the socket are only logged (specification §8). */
function log(...what: unknown[]): void {
  // oxlint-disable-next-line no-console -- the one place where the log is the whole answer
  console.debug('[realtime]', ...what);
}
