// The real socket.io server with the features' side of the mock server behind it.
import type { Server as HttpServer } from 'node:http';
import { Server, type ServerOptions, type Socket } from 'socket.io';
import { socketPath } from '@/realtime/events';
import { sessionCookie } from '../../world/sessions';
import type { World } from '../../world/world';
import { planEnd, soonNoticed, type SocketBehaviour } from '../behaviour';
import type { MemberSocket } from '../hub';
import { serveSocket } from '../presence';
import type { SocketSwitch } from '../socket-switch';

type Listener = (...args: unknown[]) => void;

/**
 * @param isOurOrigin pages that may connect with their cookies
 * @param options socket.io's own: how often it pings and how long it waits for the answer, in ms, and by which transports
 */
export function serveSocketIo(
  world: World,
  http: HttpServer,
  isOurOrigin: RegExp,
  options: Pick<Partial<ServerOptions>, 'pingInterval' | 'pingTimeout' | 'transports'> = {},
): SocketSwitch & { io: Server } {
  let isOffline = false;
  let behaviour: SocketBehaviour = 'steady';
  const io = new Server(http, {
    ...options,
    path: socketPath,
    cors: { origin: isOurOrigin, credentials: true },
    allowRequest: (_request, decide) => decide(null, !isOffline),
  });
  const { pingInterval, pingTimeout } = io.engine.opts;
  io.on('connection', (socket) => {
    const token = cookieOf(socket.handshake.headers.cookie ?? '', sessionCookie);
    serveSocket(world, memberSocketOf(socket), (userId) => world.sessions.memberOf(token)?.id === userId);
    const callOff = planEnd(behaviour, {
      cut: () => socket.conn.close(),
      dismiss: () => void socket.disconnect(),
      silence: () => silence(socket.conn),
      close: () => {
        isOffline = true;
      },
    });
    socket.on('disconnect', callOff);
  });
  return {
    io,
    get isOffline() {
      return isOffline;
    },
    set isOffline(isOfflineNow) {
      isOffline = isOfflineNow;
    },
    get behaviour() {
      return behaviour;
    },
    set behaviour(next) {
      behaviour = next;
      // What the next client is told when it connects.
      Object.assign(io.engine.opts, next === 'ping-timeout' ? soonNoticed : { pingInterval, pingTimeout });
    },
    disconnectAll: () => io.disconnectSockets(false),
    dropAll: () => {
      for (const socket of io.sockets.sockets.values()) socket.conn.close();
    },
    silenceAll: () => {
      for (const socket of io.sockets.sockets.values()) silence(socket.conn);
    },
  };
}

interface PingTimers {
  pingIntervalTimer: NodeJS.Timeout | null;
  pingTimeoutTimer: NodeJS.Timeout | null;
}

/** Pings no more, and does not miss the answers. */
function silence(connection: unknown): void {
  // Engine.io has no switch for it. It keeps its two timers in members that may be null and that it types as private.
  const timers = connection as PingTimers;
  for (const name of ['pingIntervalTimer', 'pingTimeoutTimer'] as const) {
    clearTimeout(timers[name] ?? undefined);
    timers[name] = null;
  }
}

/** socket.io's end of a connection, as the features see it. */
export function memberSocketOf(socket: Socket): MemberSocket {
  return {
    id: socket.id,
    emit: (name, ...args) => void socket.emit(name, ...args),
    // The wire carries anything; what a client may send by this name is the event map's word.
    on: (name, listener) => void socket.on<string>(name, listener as Listener),
    onDisconnect: (listener) => void socket.on('disconnect', listener),
  };
}

function cookieOf(header: string, name: string): string | undefined {
  const pair = header.split(/;\s*/).find((each) => each.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}
