import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Realtime } from './socket';
import { connectionStatus } from './status';

// What specification §7 and §9 ask of the library, seen from where its connections would go.
const begun = new Date('2026-11-21T09:00:00Z');
let attempts: { transport: 'websocket' | 'polling'; path: string; second: number }[];
let isSilent: boolean;
let realtime: Realtime | undefined;

function note(transport: 'websocket' | 'polling', url: string) {
  const { pathname } = new URL(url, location.origin);
  attempts.push({ transport, path: pathname, second: (Date.now() - begun.getTime()) / 1000 });
}

class UnreachableWebSocket {
  onerror?: (event: Event) => void;
  constructor(url: string) {
    note('websocket', url);
    if (!isSilent) setTimeout(() => this.onerror?.(new Event('error')), 0);
  }
  send() {}
  close() {}
}

class UnreachableRequest {
  onreadystatechange?: () => void;
  readyState = 0;
  status = 0;
  withCredentials = false;
  open(_method: string, url: string) {
    note('polling', url);
  }
  setRequestHeader() {}
  abort() {}
  send() {
    setTimeout(() => {
      this.readyState = 4;
      this.onreadystatechange?.();
    }, 0);
  }
}

beforeEach(() => {
  attempts = [];
  isSilent = false;
  vi.useFakeTimers({ now: begun });
  vi.stubGlobal('WebSocket', UnreachableWebSocket);
  vi.stubGlobal('XMLHttpRequest', UnreachableRequest);
  vi.spyOn(console, 'debug').mockReturnValue(undefined);
  // The library spreads its delays at random; here not at all.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  realtime?.stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function start() {
  // After the stand-ins: the library keeps the WebSocket it finds when it loads.
  const { startRealtime } = await import('./socket');
  realtime = startRealtime({ url: location.origin, userId: 7, on: { newNotification: () => {} } });
}

it('begins with a websocket below /socket, and goes on with polling', async () => {
  await start();
  await vi.advanceTimersByTimeAsync(100);
  expect(attempts.map(({ transport, path }) => `${transport} ${path}`)).toEqual([
    'websocket /socket/',
    'polling /socket/',
  ]);
});

it('reconnects by itself after 1 s up to 10 s, ten times, and gives an attempt 20 s', async () => {
  await start();
  await vi.advanceTimersByTimeAsync(80_000);
  const seconds = attempts.filter(({ transport }) => transport === 'websocket').map(({ second }) => second);
  const waits = seconds.slice(1).map((second, index) => Math.round(second - (seconds[index] ?? 0)));
  expect(waits).toEqual([1, 2, 4, 8, 10, 10, 10, 10, 10, 10]);
  expect(connectionStatus.getState().status).toBe('failed');

  isSilent = true;
  realtime?.retry();
  await vi.advanceTimersByTimeAsync(19_900);
  expect(connectionStatus.getState().status).toBe('reconnecting');
  await vi.advanceTimersByTimeAsync(200);
  expect(connectionStatus.getState().status).toBe('error');
});
