import { createServer } from 'node:http';
import type { Server } from 'socket.io';
import { io as connect } from 'socket.io-client';
import { describe } from 'vitest';
import { sessionCookie } from '../../world/sessions';
import { createWorld } from '../../world/world';
import { clientOptions, quickPings, socketContract, type Harness } from '../socket-contract';
import { serveSocketIo } from './socket-io-host';

function socketIoHarness(transports: string[]): Harness {
  const world = createWorld({ now: new Date('2026-05-13T10:30:00Z') });
  let io: Server;
  let port = 0;
  return {
    world,
    start() {
      const http = createServer();
      const sockets = serveSocketIo(world, http, /^$/, quickPings);
      io = sockets.io;
      io.on('connection', (socket) => {
        socket.on('echo', (value: unknown, acknowledge: (value: unknown) => void) => acknowledge(value));
      });
      return new Promise((resolve) => {
        http.listen(0, () => {
          const address = http.address();
          if (typeof address === 'object' && address !== null) port = address.port;
          resolve(sockets);
        });
      });
    },
    stop: () => io.close(),
    async client(userId) {
      const cookie = userId === null ? '' : `${sessionCookie}=${world.sessions.open(userId)}`;
      const extraHeaders = { cookie };
      return connect(`http://localhost:${port}`, { ...clientOptions, transports, extraHeaders });
    },
    refuse: (reason) => {
      io.use((_socket, next) => next(new Error(reason)));
    },
  };
}

describe('socket.io over websocket', () => {
  socketContract(socketIoHarness(['websocket']));
});
describe('socket.io over polling', () => {
  socketContract(socketIoHarness(['polling']));
});
