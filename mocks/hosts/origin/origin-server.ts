// The mock server of an origin: in a SharedWorker for all its windows, or in a page for that page alone.
import { createControl, type Host } from '../../engine/world/control';
import { storedFiles } from '../../engine/db/files';
import { keepState, restoreState } from '../../engine/db/persistence';
import { createHandlers } from '../../engine/answers/handlers';
import { articleTexts } from '../../features/knowledge-base/views';
import { unknownHandler } from '../../engine/answers/unknown';
import { createEngine } from '../../engine/realtime/attach';
import type { EngineSocket } from '../../engine/realtime/engine-socket';
import { storedSituation } from '../../scenarios/stored/stored-situation';
import type { Visitors } from '../../engine/world/visitors';
import { createWorld, type World } from '../../engine/world/world';
import { whenIdle } from '@/lib/timing/when-idle';
import { Exchange } from './exchange';
import { Jar } from './jar';
import { serveWindow, type ServedWindow, type Shared } from './serve-window';

const latencyMs = 120;

export interface OriginServer {
  serve(port: MessagePort): void;
  /** Says in the console of every window what nobody would see here. */
  tellTrouble(text: string): void;
}

/** Opens the server with what an earlier visit left. */
export async function openOriginServer(): Promise<OriginServer> {
  const world = createWorld({ latencyMs, isAlive: true, files: storedFiles() });
  const jar = new Jar(world.clock);
  await restoreState(world, jar);
  const store = keepState(world, jar);
  // What was answered is stored: a reload right after finds it.
  world.stored = store.saved;
  // The first list of articles finds their texts loaded.
  whenIdle(() => void articleTexts());
  const server = createOriginServer(world, jar, { forget: store.forget, kept: storedSituation() });
  await server.resume();
  return server;
}

/** Who is signed in to the browser: in all its windows but the pinned ones. */
const browserVisitors = (world: World, jar: Jar): Visitors => ({
  current: () => world.sessions.memberOf(jar.token()),
  switchTo(userId) {
    world.sessions.close(jar.token());
    jar.hold(userId === null ? undefined : world.sessions.open(userId));
  },
});

/** The server of a world, whatever keeps it. */
export function createOriginServer(world: World, jar: Jar, host: Partial<Host> = {}) {
  const callers = new WeakMap<Request, ServedWindow>();
  const tokens = new WeakMap<EngineSocket, string | undefined>();
  const carrier = {
    tokenOf: (request: Request) => callers.get(request)?.jar.token(),
    setCookie: (request: Request, cookie: string) => callers.get(request)?.jar.setCookie(cookie),
    isSpared: (request: Request) => callers.get(request)?.isLoading ?? false,
  };
  const engine = createEngine(
    world,
    (userId, socket) => world.sessions.memberOf(tokens.get(socket))?.id === userId,
  );
  const control = createControl(world, engine, { ...host, visitors: browserVisitors(world, jar) });
  const shared: Shared = {
    world,
    handlers: [...createHandlers(world, carrier), unknownHandler],
    engine,
    control,
    jar,
    callers,
    tokens,
    windows: new Set(),
    exchange: new Exchange(),
  };
  return {
    serve: (port: MessagePort) => serveWindow(shared, port),
    resume: () => control.resume(),
    tellTrouble(text: string) {
      for (const { tell } of shared.windows) tell({ kind: 'trouble', text });
    },
  };
}
