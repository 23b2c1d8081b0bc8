// The mock server in the tests' own process.
import type { RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { createControl, type MockServer } from '../engine/world/control';
import { createHandlers } from '../engine/answers/handlers';
import { createEngine } from '../engine/realtime/attach';
import { socketHandlers } from '../engine/realtime/intercept';
import { pretendOffline } from './page/pretend-offline';
import { createWorld, type WorldOptions } from '../engine/world/world';

export interface TestServer extends MockServer {
  /** As everywhere; throws when a call since the last time was one that nobody answers. */
  reset(options?: Parameters<MockServer['reset']>[0]): Promise<void>;
  /** Call it before anything that takes `fetch` or `WebSocket`; socket.io-client takes it when evaluated. */
  listen(): void;
  close(): void;
  /** Answers before the mock server does, until the next `reset`. */
  use(...handlers: RequestHandler[]): void;
  /** Hears every answer. */
  onAnswer(listener: (request: Request, response: Response) => void): void;
}

/** @param options by default no latency, the machine's clock (fake timers included) and no simulated neighbours */
export function createTestServer(options: WorldOptions = {}): TestServer {
  const world = createWorld(options);
  // A test opens the sockets of several members, without a session of each.
  const engine = createEngine(world, (userId) => (world.sessions.visitor()?.id ?? userId) === userId);
  const server = setupServer(...createHandlers(world), ...socketHandlers(engine));
  const control = createControl(world, engine);
  const unanswered: string[] = [];
  const tellPage = () => pretendOffline(control.situation().isOffline);
  return {
    ...control,
    async reset(options) {
      world.ended += 1;
      server.resetHandlers();
      await control.reset(options);
      tellPage();
      const [first] = unanswered.splice(0);
      if (first !== undefined) throw new Error(`The mock server doesn’t handle ${first}`);
    },
    apply: (wish) => control.apply(wish).then(tellPage),
    change: (parts) => control.change(parts).then(tellPage),
    listen: () =>
      server.listen({
        onUnhandledRequest(request, print) {
          unanswered.push(`${request.method} ${request.url}`);
          print.error();
        },
      }),
    close: () => server.close(),
    use: (...handlers) => server.use(...handlers),
    onAnswer: (listener) => {
      server.events.on('response:mocked', ({ request, response }) => listener(request, response));
    },
  };
}
