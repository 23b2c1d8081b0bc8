// The in-memory server under the contract, whatever intercepts the WebSocket of the page or of the test.
import type { RequestHandler, WebSocketHandler } from 'msw';
import { createWorld } from '../world/world';
import { createEngine } from './attach';
import { socketHandlers } from './intercept';
import { clientOptions, quickPings, type Harness } from './socket-contract';

/** Start the interception with `handlers` before the first test. */
export function inMemoryHarness(): Harness & { handlers: (RequestHandler | WebSocketHandler)[] } {
  const world = createWorld({ now: new Date('2026-05-13T10:30:00Z') });
  const signedIn = new Set<number>();
  const engine = createEngine(world, (userId) => signedIn.has(userId), quickPings);
  const serve = engine.onConnection;
  engine.onConnection = (socket) => {
    serve(socket);
    socket.on('echo', (value, acknowledge) => {
      // The client asks for an acknowledgement with every echo.
      (acknowledge as (value: unknown) => void)(value);
    });
  };
  return {
    world,
    handlers: socketHandlers(engine),
    async start() {
      signedIn.clear();
      engine.isOffline = false;
      engine.guard = () => undefined;
      return engine;
    },
    stop: async () => engine.disconnectAll(),
    async client(userId) {
      if (userId !== null) signedIn.add(userId);
      // It takes the page's WebSocket when it is evaluated, so not before the server listens.
      const { io } = await import('socket.io-client');
      return io(location.origin, clientOptions);
    },
    refuse: (reason) => {
      engine.guard = () => reason;
    },
  };
}
