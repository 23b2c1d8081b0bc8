import { getResponse, type HttpHandler } from 'msw';
import type { MockServer } from '../../engine/world/control';
import { memberCalled } from '../../features/profile/members/member-named';
import type { Frame } from '../../engine/realtime/packets';
import type { EngineServer } from '../../engine/realtime/engine-server';
import type { EngineSocket } from '../../engine/realtime/engine-socket';
import { commands, type Whose } from '../remote-control';
import type { Situation } from '../../scenarios/situation';
import type { World } from '../../engine/world/world';
import type { Exchange } from './exchange';
import type { Jar } from './jar';
import { handedOver, packResponse, unpackRequest } from './packing';
import type { ToServer, ToWindow } from './protocol';
import { WindowJar } from './window-jar';

/** What all windows of an origin share. */
export interface Shared {
  readonly world: World;
  readonly handlers: HttpHandler[];
  readonly engine: EngineServer;
  readonly control: MockServer;
  /** The browser's own cookie. */
  readonly jar: Jar;
  /** Whose a request is that is being answered. */
  readonly callers: WeakMap<Request, ServedWindow>;
  /** The session that a socket came with. */
  readonly tokens: WeakMap<EngineSocket, string | undefined>;
  readonly windows: Set<ServedWindow>;
  readonly exchange: Exchange;
}

export interface ServedWindow {
  readonly jar: WindowJar;
  /** Its page has yet to load, and does so though there is no network. */
  isLoading: boolean;
  tell(message: ToWindow, transfer?: Transferable[]): void;
}

/** Serves one window until it says goodbye, or its Web Lock is free because it is gone. */
export function serveWindow(shared: Shared, port: MessagePort): void {
  const { world, engine, windows, exchange } = shared;
  const sockets = new Map<number, EngineSocket>();
  const requests = new Map<number, AbortController>();
  const tell: ServedWindow['tell'] = (message, transfer = []) => port.postMessage(message, transfer);
  const jar = new WindowJar(world, shared.jar, (pin) => tell({ kind: 'pin', pin }));
  const served: ServedWindow = { jar, tell, isLoading: false };
  windows.add(served);

  const leave = () => {
    windows.delete(served);
    for (const socket of sockets.values()) socket.leave('transport close');
    sockets.clear();
    for (const request of requests.values()) request.abort();
    port.close();
  };

  const open = (id: number) => {
    const wire = {
      send: (data: Frame) => tell({ kind: 'frame', id, data }),
      close: (code?: number) => tell({ kind: 'closed', id, code }),
      fail: () => tell({ kind: 'failed', id }),
    };
    const socket = engine.accept(wire, { isSpared: isWithoutNetwork(world) && served.isLoading });
    if (socket === undefined) return;
    shared.tokens.set(socket, jar.token());
    sockets.set(id, socket);
  };

  const answer = async ({ id, request: packed }: Extract<ToServer, { kind: 'request' }>) => {
    const abort = new AbortController();
    requests.set(id, abort);
    const ask = async () => {
      const request = unpackRequest(packed, abort.signal);
      shared.callers.set(request, served);
      await exchange.over();
      return getResponse(shared.handlers, request);
    };
    const { count } = exchange;
    let response = await ask();
    // What was read while the world was exchanged is read again, and what was refused as nobody's; a write is not made twice.
    const isSafe = packed.method === 'GET' || response?.status === 401;
    if (isSafe && exchange.count !== count) response = await ask();
    requests.delete(id);
    if (abort.signal.aborted) return;
    const packedAnswer = await packResponse(response ?? new Response(null, { status: 404 }));
    tell({ kind: 'answer', id, response: packedAnswer }, handedOver(packedAnswer));
  };

  const run = async ({ id, name, args }: Extract<ToServer, { kind: 'command' }>) => {
    world.sessions.sawCall(jar.token());
    const before = shared.control.situation();
    const act = async () => {
      const value = await runFor(shared, served, name, args);
      tellOfSituation(shared, served, name, before);
      return value;
    };
    const value = await (exchanging.includes(name) ? exchange.during(act) : act());
    tell({ kind: 'result', id, value });
  };

  /** What the page has loaded stays on its screen; from here on it has no network when nobody has one. */
  const settle = () => {
    served.isLoading = false;
    if (!isWithoutNetwork(world)) return;
    for (const socket of sockets.values()) socket.drop();
    tell({ kind: 'situation', isOffline: true, isAnew: false });
  };

  const orLogError = (id: number, work: Promise<void>) =>
    work.catch((problem: unknown) => tell({ kind: 'problem', id, message: messageOf(problem) }));

  port.addEventListener('message', ({ data }: MessageEvent<ToServer>) => {
    switch (data.kind) {
      case 'hello':
        try {
          jar.restore(data.pin);
        } catch (problem) {
          tell({ kind: 'trouble', text: messageOf(problem) });
          jar.pin(null);
        }
        served.isLoading = data.isLoading;
        return tell({ kind: 'welcome', isOffline: isWithoutNetwork(world) && !served.isLoading });
      case 'settled':
        return settle();
      case 'alive':
        return void navigator.locks.request(data.lock, leave);
      case 'bye':
        return leave();
      case 'ping':
        return tell({ kind: 'pong' });
      case 'request':
        return void orLogError(data.id, answer(data));
      case 'abort':
        return requests.get(data.id)?.abort();
      case 'command':
        return void orLogError(data.id, run(data));
      case 'open':
        return open(data.id);
      case 'frame':
        return sockets.get(data.id)?.receive(data.data);
      case 'close':
        sockets.get(data.id)?.leave('transport close');
        sockets.delete(data.id);
        return undefined;
    }
  });
  port.start();
}

/** The control as one window has it: whom it signs in and pins is that window's affair. */
async function runFor(
  { world, control, jar: browserJar, windows }: Shared,
  { jar }: ServedWindow,
  name: string,
  args: readonly unknown[],
): Promise<unknown> {
  const [first] = args;
  switch (name) {
    case 'signInAs':
      return jar.signIn(memberCalled(world.db, textOf(first)).id);
    case 'pin':
      jar.pin(first === null ? null : textOf(first));
      return world.stored();
    case 'whose':
      return { isPinned: jar.isPinned, as: jar.username() } satisfies Whose;
    default: {
      const command = commands.find((each) => each === name);
      if (command === undefined) throw new Error(`Unknown command: ${name}`);
      if (command === 'reset') browserJar.hold(undefined);
      // Wrong arguments fail in the command itself, like those of people at the console.
      const act = control[command] as (...given: readonly unknown[]) => unknown;
      const result = await act(...args);
      for (const each of windows) each.jar.pinAgain();
      return result;
    }
  }
}

/** What begins the world anew, for every window. */
const anew: readonly string[] = ['reset', 'apply', 'importState'];

const exchanging: readonly string[] = [...anew, 'change'];

/** The window that gave the command knows itself what it shows. */
function tellOfSituation({ control, windows }: Shared, by: ServedWindow, name: string, before: Situation) {
  const { isOffline, size, as } = control.situation();
  const isAnew = anew.includes(name) || size !== before.size;
  if (!isAnew && isOffline === before.isOffline && as === before.as) return;
  // A network that is taken away by hand is gone at once.
  if (name === 'change' && isOffline && !before.isOffline) for (const each of windows) each.isLoading = false;
  for (const each of windows) {
    const isOther = isAnew || (name === 'change' && as !== before.as && !each.jar.isPinned);
    each.tell({ kind: 'situation', isOffline: isOffline && !each.isLoading, isAnew: each !== by && isOther });
  }
}

const isWithoutNetwork = ({ faults }: World) => faults.isCutOff;
const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const messageOf = (problem: unknown) => (problem instanceof Error ? problem.message : String(problem));
