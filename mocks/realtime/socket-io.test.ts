import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { io as connect } from 'socket.io-client';
import { describe } from 'vitest';
import { createWorld } from '../world';
import { serveSocket } from './presence';
import { memberSocketOf } from './socket-io-host';
import { clientOptions, guard, quickPings, socketContract } from './socket-contract';

const world = createWorld({ now: new Date('2026-05-13T10:30:00Z') });
let io: Server;
let port = 0;
let isMuted = false;

/** As much of engine.io's private socket as it takes to withhold pings. */
interface Pinging {
  sendPacket(type: string, ...rest: unknown[]): void;
  resetPingTimeout(): void;
  transport: { socket?: { terminate(): void } };
}

// Engine.io does not type these members; the run itself shows that they are there.
const pinging = (conn: unknown) => conn as Pinging;

function withholdPingsWhenMuted(conn: Pinging): void {
  const send = conn.sendPacket.bind(conn);
  conn.sendPacket = (type, ...rest) => {
    if (!isMuted || type !== 'ping') send(type, ...rest);
  };
  const reset = conn.resetPingTimeout.bind(conn);
  conn.resetPingTimeout = () => {
    if (!isMuted) reset();
  };
}

function start(): Promise<void> {
  const http = createServer();
  io = new Server(http, { path: '/socket', ...quickPings });
  io.use((socket, next) => {
    const refusal = guard(socket.handshake.auth);
    next(refusal === undefined ? undefined : new Error(refusal));
  });
  io.on('connection', (socket) => {
    socket.on('echo', (value: unknown, acknowledge: (value: unknown) => void) => acknowledge(value));
    serveSocket(world, memberSocketOf(socket), () => true);
    withholdPingsWhenMuted(pinging(socket.conn));
  });
  return new Promise((resolve) => {
    http.listen(port, () => {
      const address = http.address();
      if (typeof address === 'object' && address !== null) port = address.port;
      resolve();
    });
  });
}

describe('socket.io', () => {
  socketContract({
    world,
    async start() {
      isMuted = false;
      await start();
    },
    stop: () => io.close(),
    client: async (auth) => connect(`http://localhost:${port}`, { ...clientOptions, auth }),
    emit: (name, ...args) => io.emit(name, ...args),
    disconnectAll: () => io.disconnectSockets(false),
    dropAll: () => {
      for (const socket of io.sockets.sockets.values()) pinging(socket.conn).transport.socket?.terminate();
    },
    setMuted: (muted) => {
      isMuted = muted;
    },
    setOffline: (isOffline) => (isOffline ? io.close() : start()),
  });
});
