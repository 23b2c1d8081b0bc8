import { EngineServer } from '@mocks/engine/realtime/engine-server';
import type { EngineSocket } from '@mocks/engine/realtime/engine-socket';
import { socketHandlers } from '@mocks/engine/realtime/intercept';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { mockServer } from '@/testing/setup';
import { presence } from './presence/presence';
import type { Realtime, startRealtime as StartRealtime } from './socket';
import { connectionStatus } from './status';

// The client's ping deadline is the sum of both: short enough to wait for, longer than any retry in these tests.
const engine = new EngineServer({ pingInterval: 60_000, pingTimeout: 20_000 });
const server = setupServer(...socketHandlers(engine));
let startRealtime: typeof StartRealtime;

beforeAll(async () => {
  // Two interceptions would both answer one socket.
  mockServer.close();
  server.listen({ onUnhandledRequest: 'error' });
  // After the interception has begun: the library keeps the WebSocket it finds when it loads.
  ({ startRealtime } = await import('./socket'));
});
afterAll(() => server.close());

/** What the server heard, in order, and the sockets it has had. */
let heard: string[];
let sockets: EngineSocket[];
let realtime: Realtime | undefined;
const newNotification = vi.fn<() => void>();
const onReconnect = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers({
    toFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'Date',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  });
  vi.spyOn(console, 'debug').mockReturnValue(undefined);
  // The library's delays and our refetch are spread at random; here the same way every time.
  let spread = 1;
  vi.spyOn(Math, 'random').mockImplementation(() => {
    spread = (spread * 48_271) % 2_147_483_647;
    return spread / 2_147_483_647;
  });
  heard = [];
  sockets = [];
  engine.isOffline = false;
  engine.guard = () => undefined;
  engine.onConnection = (socket) => {
    sockets.push(socket);
    heard.push('connection');
    socket.on('setOnlineUser', (userId) => heard.push(`setOnlineUser ${String(userId)}`));
    socket.on('heartbeat', () => heard.push('heartbeat'));
    socket.on('pong', () => heard.push('pong'));
    socket.onDisconnect(() => heard.push('gone'));
  };
});

afterEach(() => {
  realtime?.stop();
  realtime = undefined;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  vi.useRealTimers();
});

const status = () => connectionStatus.getState().status;

/** Lets what is under way arrive, without a moment of the clock passing. */
async function settle() {
  for (let turn = 0; turn < 20; turn += 1) {
    await vi.advanceTimersByTimeAsync(0);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

async function pass(ms: number) {
  await vi.advanceTimersByTimeAsync(ms);
  await settle();
}

async function start() {
  realtime = startRealtime({ url: location.origin, userId: 7, on: { newNotification }, onReconnect });
  await settle();
}

function tellWindow(type: 'offline' | 'online') {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(type === 'online');
  window.dispatchEvent(new Event(type));
}

it('connects, says who is online, beats every 30 s, and answers a ping', async () => {
  await start();
  expect(status()).toBe('connected');
  expect(heard).toEqual(['connection', 'setOnlineUser 7']);
  await pass(29_999);
  expect(heard).not.toContain('heartbeat');
  await pass(1);
  await pass(30_000);
  engine.emit('ping');
  await settle();
  expect(heard.slice(2)).toEqual(['heartbeat', 'heartbeat', 'pong']);
});

it('passes on notifications and presence', async () => {
  await start();
  engine.emit('newNotification');
  engine.emit('getOnlineUsers', [3, 4]);
  engine.emit('userConnected', 5);
  engine.emit('userDisconnected', 3);
  await pass(20);
  expect(newNotification).toHaveBeenCalledTimes(1);
  expect([...presence.getState().online]).toEqual([4, 5]);
});

it('comes back 2 s after the server sent it away, and refetches within a second', async () => {
  await start();
  engine.emit('getOnlineUsers', [3]);
  await pass(20);
  engine.disconnectAll();
  await settle();
  expect(status()).toBe('disconnected');
  expect(presence.getState().online.has(3)).toBe(true);
  await pass(1999);
  expect(status()).toBe('disconnected');
  await pass(1);
  expect(status()).toBe('connected');
  expect(heard.slice(2)).toEqual(['gone', 'connection', 'setOnlineUser 7']);
  await pass(1000);
  expect(onReconnect).toHaveBeenCalledTimes(1);
  await pass(20_000);
  expect(onReconnect).toHaveBeenCalledTimes(1);
  expect(sockets).toHaveLength(2);
});

it('comes back once after a lost transport, though two mechanisms try', async () => {
  await start();
  engine.dropAll();
  await settle();
  expect(status()).toBe('disconnected');
  await pass(10_000);
  expect(status()).toBe('connected');
  expect(sockets).toHaveLength(2);
  expect(heard.slice(2)).toEqual(['gone', 'connection', 'setOnlineUser 7']);
});

it('notices a silent server, and delivers no stale heartbeat before it is online again', async () => {
  await start();
  engine.silenceAll();
  await pass(91_000);
  expect(status()).toBe('connected');
  const back = heard.lastIndexOf('connection');
  expect(heard.slice(back, back + 2)).toEqual(['connection', 'setOnlineUser 7']);
  expect(heard.slice(back + 1).filter((name) => name === 'setOnlineUser 7')).toHaveLength(1);
});

it('ends in failed after ten attempts, waits 15 s, and begins again', async () => {
  engine.isOffline = true;
  await start();
  expect(status()).toBe('error');
  const seen = new Set<string>();
  const stop = connectionStatus.subscribe((state) => seen.add(state.status));
  for (let second = 0; second < 150 && status() !== 'failed'; second += 1) await pass(1000);
  expect(status()).toBe('failed');
  expect([...seen].toSorted()).toEqual(['error', 'failed', 'reconnecting']);
  engine.isOffline = false;
  await pass(16_000);
  expect(status()).toBe('connected');
  stop();
});

it('only logs its faults, and not as errors', async () => {
  const error = vi.spyOn(console, 'error');
  const debug = vi.spyOn(console, 'debug').mockReturnValue(undefined);
  engine.guard = () => 'unauthorized';
  await start();
  expect(error).not.toHaveBeenCalled();
  expect(debug).toHaveBeenCalledWith('[realtime]', 'connection error', 'unauthorized');
});

it('connects at once when a person asks after it failed', async () => {
  engine.isOffline = true;
  await start();
  for (let second = 0; second < 150 && status() !== 'failed'; second += 1) await pass(1000);
  engine.isOffline = false;
  realtime?.retry();
  await settle();
  expect(status()).toBe('connected');
});

it('tries again 5 s after the server refused it', async () => {
  engine.guard = () => 'unauthorized';
  await start();
  expect(status()).toBe('error');
  engine.guard = () => undefined;
  await pass(4999);
  expect(status()).toBe('error');
  await pass(1);
  expect(status()).toBe('connected');
});

it('makes no attempt without a network, and one a second after it returned', async () => {
  await start();
  tellWindow('offline');
  await settle();
  expect(status()).toBe('offline');
  await pass(120_000);
  expect(sockets).toHaveLength(1);
  expect(status()).toBe('offline');
  tellWindow('online');
  await pass(999);
  expect(sockets).toHaveLength(1);
  await pass(1);
  expect(status()).toBe('connected');
  expect(heard).toEqual(['connection', 'setOnlineUser 7', 'gone', 'connection', 'setOnlineUser 7']);
});

it('waits for the network when the page opens without one', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await start();
  await pass(60_000);
  expect(status()).toBe('offline');
  expect(sockets).toHaveLength(0);
});

it('says who is online again and begins a new beat when the page is seen again', async () => {
  await start();
  await pass(20_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(29_000);
  expect(heard).toEqual(['connection', 'setOnlineUser 7', 'setOnlineUser 7']);
  await pass(1000);
  expect(heard.at(-1)).toBe('heartbeat');
});

it('connects at once when a page without a connection comes back from the cache', async () => {
  await start();
  engine.disconnectAll();
  await settle();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await settle();
  expect(status()).toBe('connected');
});

it('comes back once, without a burst, after the machine slept', async () => {
  await start();
  // Timers stand still in sleep and the clock does not.
  vi.setSystemTime(Date.now() + 3_600_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(status()).toBe('disconnected');
  // Ours after 1 s, or the library's own attempt, which comes within 1.5 s.
  await pass(1500);
  expect(status()).toBe('connected');
  await pass(5000);
  expect(heard.slice(2)).toEqual(['gone', 'connection', 'setOnlineUser 7']);
});

it('joins once, even when asked again while the server decides', async () => {
  engine.guard = () => {
    document.dispatchEvent(new Event('visibilitychange'));
    return undefined;
  };
  await start();
  expect(heard).toEqual(['connection', 'setOnlineUser 7']);
});

it('stops for good: nothing beats, reconnects or is remembered', async () => {
  await start();
  engine.emit('getOnlineUsers', [3]);
  await pass(20);
  realtime?.stop();
  await settle();
  expect(status()).toBe('disconnected');
  expect(presence.getState().online.size).toBe(0);
  expect(heard.at(-1)).toBe('gone');
  tellWindow('offline');
  tellWindow('online');
  realtime?.retry();
  await pass(120_000);
  expect(sockets).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});
