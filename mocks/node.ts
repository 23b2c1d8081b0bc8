// The mock server in the tests' own process.
import type { RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { createControl, type MockServer } from './control';
import { createHandlers } from './handlers/handlers';
import { createEngine } from './realtime/attach';
import { socketHandlers } from './realtime/intercept';
import { createWorld, type WorldOptions } from './world';

export interface TestServer extends MockServer {
  /** Call it before anything that takes `fetch` or `WebSocket`; socket.io-client takes it when evaluated. */
  listen(): void;
  close(): void;
  /** Answers before the mock server does, until the next `reset`. */
  use(...handlers: RequestHandler[]): void;
}

/** @param options by default no latency, the machine's clock (fake timers included) and no simulated neighbours */
export function createTestServer(options: WorldOptions = {}): TestServer {
  const world = createWorld(options);
  const engine = createEngine(world);
  const server = setupServer(...createHandlers(world), ...socketHandlers(engine));
  const control = createControl(world, engine);
  return {
    ...control,
    async reset() {
      server.resetHandlers();
      await control.reset();
    },
    listen: () =>
      server.listen({
        onUnhandledRequest(request) {
          throw new Error(`The mock server does not answer ${request.method} ${request.url}`);
        },
      }),
    close: () => server.close(),
    use: (...handlers) => server.use(...handlers),
  };
}
