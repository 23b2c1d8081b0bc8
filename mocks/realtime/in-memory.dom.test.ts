import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe } from 'vitest';
import { createWorld } from '../world';
import { memberSocketOf } from './attach';
import { EngineServer } from './engine-server';
import { serveSocket } from './presence';
import { socketHandlers } from './intercept';
import { clientOptions, guard, quickPings, socketContract } from './socket-contract';

const engine = new EngineServer(quickPings);
engine.guard = guard;
const world = createWorld({ now: new Date('2026-05-13T10:30:00Z') });
engine.onConnection = (socket) => {
  serveSocket(world, memberSocketOf(socket), () => true);
  socket.on('echo', (value, acknowledge) => {
    // The client asks for an acknowledgement with every echo.
    (acknowledge as (value: unknown) => void)(value);
  });
};
const server = setupServer(...socketHandlers(engine));

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

describe('the in-memory server', () => {
  socketContract({
    world,
    async start() {
      engine.isMuted = false;
      engine.isOffline = false;
    },
    async stop() {},
    async client(auth) {
      // It takes the page's WebSocket when it is evaluated, so not before the server listens.
      const { io } = await import('socket.io-client');
      return io(location.origin, { ...clientOptions, auth });
    },
    emit: (name, ...args) => engine.emit(name, ...args),
    disconnectAll: () => engine.disconnectAll(),
    dropAll: () => engine.dropAll(),
    setMuted: (isMuted) => {
      engine.isMuted = isMuted;
    },
    async setOffline(isOffline) {
      engine.isOffline = isOffline;
    },
  });
});
