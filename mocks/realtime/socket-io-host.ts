// The real socket.io server with the features' side of the mock server behind it.
import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { socketPath } from '@/realtime/events';
import { sessionCookie } from '../sessions';
import type { World } from '../world';
import { planEnd } from './behaviour';
import type { MemberSocket } from './hub';
import { serveSocket } from './presence';
import type { SocketSwitch } from './socket-switch';

type Listener = (...args: unknown[]) => void;

/** @param isOurOrigin pages that may connect with their cookies */
export function serveSocketIo(
  world: World,
  http: HttpServer,
  isOurOrigin: RegExp,
): SocketSwitch & { io: Server } {
  // Pings are socket.io's own affair here; only the in-memory server can withhold them.
  const control: Pick<SocketSwitch, 'isOffline' | 'isMuted' | 'behaviour'> = {
    isOffline: false,
    isMuted: false,
    behaviour: 'steady',
  };
  const io = new Server(http, {
    path: socketPath,
    cors: { origin: isOurOrigin, credentials: true },
    allowRequest: (_request, decide) => decide(null, !control.isOffline),
  });
  io.on('connection', (socket) => {
    const token = cookieOf(socket.handshake.headers.cookie ?? '', sessionCookie);
    serveSocket(world, memberSocketOf(socket), (userId) => world.sessions.memberOf(token)?.id === userId);
    const callOff = planEnd(control.behaviour, {
      cut: () => socket.conn.close(),
      dismiss: () => void socket.disconnect(),
      close: () => {
        control.isOffline = true;
      },
    });
    socket.on('disconnect', callOff);
  });
  return Object.assign(control, {
    io,
    disconnectAll: () => io.disconnectSockets(false),
    dropAll: () => {
      for (const socket of io.sockets.sockets.values()) socket.conn.close();
    },
  });
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
