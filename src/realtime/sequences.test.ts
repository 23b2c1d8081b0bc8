// Whole stories in virtual time: what the browser and the library say, when, and when we try again because of it.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConnectionEvent, ConnectionStatus } from './connection';
import { runConnection } from './run-connection';

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

const start: ConnectionEvent = { type: 'start' };
const connect: ConnectionEvent = { type: 'connect' };
const error: ConnectionEvent = { type: 'connectError' };
const attempt: ConnectionEvent = { type: 'reconnectAttempt' };
const attemptError: ConnectionEvent = { type: 'reconnectError' };
const usedUp: ConnectionEvent = { type: 'reconnectFailed' };
const networkLost: ConnectionEvent = { type: 'browserOffline' };
const networkBack: ConnectionEvent = { type: 'browserOnline' };
const seen: ConnectionEvent = { type: 'visible' };
const byHand: ConnectionEvent = { type: 'manualRetry' };
const lost = (reason: string): ConnectionEvent => ({ type: 'disconnect', reason });

/** One failed attempt of the library, in its own order: the manager's event follows the socket's. */
const failedAttempt = [attempt, error, attemptError];
/** The last of its attempts: it reports the failure first and then the error once more, in the same tick. */
const lastAttempt = [attempt, error, usedUp, attemptError];

type Moment = readonly [seconds: number, ...events: ConnectionEvent[]];

/** Plays moments and the time after them; says when we tried by ourselves, and how the status was at the end. */
function play(moments: readonly Moment[], untilSeconds: number) {
  const connects: number[] = [];
  const refetches: number[] = [];
  const beats: number[] = [];
  let status: ConnectionStatus | undefined;
  const online: number[] = [];
  const now = () => Date.now() / 1000;
  const tell = runConnection(
    {
      connect: () => void connects.push(now()),
      disconnect: () => {},
      setOnlineUser: () => void online.push(now()),
      heartbeat: () => void beats.push(now()),
      refetchMissed: () => void refetches.push(Math.ceil(now())),
      showStatus: (shown) => (status = shown),
    },
    true,
  );
  for (const [seconds, ...events] of moments) {
    vi.advanceTimersByTime(seconds * 1000 - Date.now());
    events.forEach(tell);
  }
  vi.advanceTimersByTime(untilSeconds * 1000 - Date.now());
  return { connects, refetches, beats, online, status, timers: vi.getTimerCount() };
}

const joined: Moment = [0, start, connect];

describe('after a loss we try again', () => {
  it.each([
    ['io server disconnect', 2],
    ['ping timeout', 1],
    ['transport close', 3],
    ['transport error', 5],
    ['parse error', 5],
  ])('%s: after %d s, once', (reason, seconds) => {
    const { connects, status } = play([joined, [10, lost(reason)]], 40);
    expect(connects).toEqual([0, 10 + seconds]);
    expect(status).toBe('reconnecting');
  });

  it('never when we ended it ourselves', () => {
    expect(play([joined, [10, lost('io client disconnect')]], 600).connects).toEqual([0]);
  });
});

it.each<[string, readonly Moment[], number[], ConnectionStatus]>([
  [
    'the newest wait wins over a shorter one',
    [joined, [10, lost('ping timeout')], [10.5, error]],
    [0, 15.5],
    'reconnecting',
  ],
  [
    'the newest wait wins over a longer one',
    [joined, [10, lost('transport error')], [12, networkBack]],
    [0, 13],
    'reconnecting',
  ],
  [
    'each error begins the 5 s anew',
    [
      [0, start, error],
      [3, error],
      [6, error],
    ],
    [0, 11],
    'reconnecting',
  ],
  [
    'the library is quicker: our timer is forgotten',
    [joined, [10, lost('transport close')], [11.2, attempt, connect]],
    [0],
    'connected',
  ],
  ['the network returns: 1 s', [joined, [10, networkLost], [100, networkBack]], [0, 101], 'reconnecting'],
  [
    'the network returns twice: counted from the second',
    [joined, [10, networkLost], [50, networkBack], [50.6, networkBack]],
    [0, 51.6],
    'reconnecting',
  ],
  ['the network returns while connected: nothing', [joined, [10, networkBack]], [0], 'connected'],
  [
    'the network is lost while we wait: nothing is tried',
    [joined, [10, lost('transport close'), networkLost]],
    [0],
    'offline',
  ],
  [
    'the network is lost first, the transport after it: nothing either',
    [joined, [10, networkLost, lost('transport close')]],
    [0],
    'offline',
  ],
  [
    'the page is seen while we wait: at once, and not again',
    [joined, [10, lost('transport close')], [11, seen]],
    [0, 11],
    'reconnecting',
  ],
  [
    'a person asks while we wait: at once, and not again',
    [joined, [10, lost('transport close')], [11, byHand]],
    [0, 11],
    'reconnecting',
  ],
  ['a person asks without a network: once', [joined, [10, networkLost], [20, byHand]], [0, 20], 'offline'],
  [
    'a person asks without a network, and it was there',
    [joined, [10, networkLost], [20, byHand], [20.1, connect]],
    [0, 20],
    'connected',
  ],
])('%s', (_story, moments, connects, status) => {
  expect(play(moments, 200)).toMatchObject({ connects, status });
});

describe('a connection whose attempts ran out', () => {
  /** Ten attempts of the library, 4 s apart. */
  const tenFrom = (seconds: number): Moment[] => [
    ...Array.from({ length: 9 }, (_, n): Moment => [seconds + n * 4, ...failedAttempt]),
    [seconds + 36, ...lastAttempt],
  ];

  it('is failed, in spite of the error that follows, and tried after 15 s, not after 5', () => {
    const moments: Moment[] = [joined, [10, lost('transport close')], ...tenFrom(11)];
    expect(play(moments, 61.9)).toMatchObject({ connects: [0], status: 'failed' });
  });

  it('goes on like this for ever, with one timer', () => {
    const moments: Moment[] = [
      joined,
      [10, lost('transport close')],
      ...tenFrom(11),
      ...tenFrom(63),
      ...tenFrom(115),
    ];
    const { connects, status, timers } = play(moments, 165);
    expect(connects).toEqual([0, 62, 114]);
    expect({ status, timers }).toEqual({ status: 'failed', timers: 1 });
  });

  it('does not wait for the 15 s when a person, the page or the network says so', () => {
    const failed: Moment[] = [[0, start], ...tenFrom(1)];
    expect(play([...failed, [40, byHand]], 54).connects).toEqual([0, 40]);
    expect(play([...failed.map(later), [140, seen]], 154).connects).toEqual([100, 140]);
    expect(play([...failed.map(evenLater), [240, networkBack]], 254).connects).toEqual([200, 241]);
  });

  const later = ([seconds, ...events]: Moment): Moment => [seconds + 100, ...events];
  const evenLater = (moment: Moment): Moment => later(later(moment));
});

describe('the heartbeat', () => {
  it('comes every 30 s, from the connection on, and from when the page was last seen', () => {
    expect(play([joined, [70, seen]], 140).beats).toEqual([30, 60, 100, 130]);
  });

  it('rests while away and begins anew with the next connection', () => {
    const moments: Moment[] = [joined, [40, lost('ping timeout')], [90, connect]];
    expect(play(moments, 130).beats).toEqual([30, 120]);
  });
});

it('says who is online with every connection and whenever the page is seen while connected, and never else', () => {
  const moments: Moment[] = [
    joined,
    [10, seen],
    [20, lost('transport close'), seen],
    [21, attempt, connect],
    [30, networkLost, seen],
    [40, networkBack, seen],
    [42, connect],
    [50, byHand, networkBack],
  ];
  expect(play(moments, 100).online).toEqual([0, 10, 21, 42]);
});

it('tries at once, and never again by itself, when a page that waited wakes and hears everything together', () => {
  const awake: Moment = [11, networkBack, seen, networkBack, seen, byHand];
  const { connects, timers } = play([joined, [10, lost('transport error')], awake], 600);
  expect(new Set(connects)).toEqual(new Set([0, 11]));
  expect(timers).toBe(0);
});

it('joins several gaps within a second into one refetch', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.999);
  const gap = (seconds: number): Moment => [seconds, lost('transport close'), connect];
  expect(play([joined, gap(10), gap(10.3), gap(10.6), gap(10.9)], 60).refetches).toEqual([12]);
  vi.restoreAllMocks();
});

it('asks once for what was missed after each gap, within a second', () => {
  const moments: Moment[] = [
    joined,
    [10, lost('ping timeout')],
    [12, connect],
    [30, networkLost],
    [60, networkBack],
    [62, connect],
  ];
  expect(play(moments, 100).refetches).toEqual([13, 63]);
});
