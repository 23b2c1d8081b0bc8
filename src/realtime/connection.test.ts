import { describe, expect, it } from 'vitest';
import {
  initialConnection,
  retryDelay,
  transition,
  type ConnectionEvent,
  type ConnectionState,
  type ConnectionStep,
} from './connection';

/** A short way to write an event: its type, and after a colon the reason of a disconnect. */
function event(text: string): ConnectionEvent {
  const [type, reason] = text.split(': ');
  if (type === 'disconnect') return { type, reason: reason ?? '' };
  // True by the tables below: they name no other event that carries anything.
  return { type } as ConnectionEvent;
}

/** The step of the last event, after those before it, from a page that is online unless told otherwise. */
function after(events: string[], from: ConnectionState = initialConnection(true)): ConnectionStep {
  return events.reduce<ConnectionStep>((step, text) => transition(step.state, event(text)), {
    state: from,
    effects: [],
  });
}

const effects = (step: ConnectionStep) =>
  step.effects.map((effect) => (effect.type === 'armTimer' ? `armTimer ${effect.ms}` : effect.type));

const disconnected = ['start'];
const connected = ['start', 'connect'];
const reconnecting = [...connected, 'disconnect: transport close', 'timerFired'];
const failing = ['start', 'connectError'];
const failed = ['start', 'connectError', 'reconnectFailed'];
const offline = [...connected, 'browserOffline'];
const stopped = [...connected, 'stop'];

describe('each event in each state', () => {
  it.each([
    // before, event, status after, effects
    [[], 'start', 'disconnected', ['connect']],
    [disconnected, 'connect', 'connected', ['setOnlineUser', 'startHeartbeat']],
    [disconnected, 'connectError', 'error', ['armTimer 5000']],
    [disconnected, 'reconnectAttempt', 'reconnecting', []],
    [disconnected, 'reconnectError', 'reconnecting', []],
    [disconnected, 'browserOffline', 'offline', ['stopHeartbeat', 'disconnect']],
    [disconnected, 'browserOnline', 'disconnected', ['armTimer 1000']],
    [disconnected, 'visible', 'reconnecting', ['connect']],
    [disconnected, 'manualRetry', 'reconnecting', ['connect']],
    [disconnected, 'timerFired', 'disconnected', []],
    [disconnected, 'stop', 'disconnected', ['stopHeartbeat', 'disconnect']],

    [connected, 'visible', 'connected', ['startHeartbeat', 'setOnlineUser']],
    [connected, 'manualRetry', 'connected', []],
    [connected, 'browserOnline', 'connected', []],
    [connected, 'timerFired', 'connected', []],
    [connected, 'connect', 'connected', ['setOnlineUser', 'startHeartbeat']],
    [connected, 'browserOffline', 'offline', ['stopHeartbeat', 'disconnect']],
    [connected, 'stop', 'disconnected', ['stopHeartbeat', 'disconnect']],

    [reconnecting, 'connect', 'connected', ['setOnlineUser', 'startHeartbeat', 'refetchMissed']],
    [reconnecting, 'connectError', 'error', ['armTimer 5000']],
    [reconnecting, 'reconnectAttempt', 'reconnecting', []],
    [reconnecting, 'reconnectError', 'reconnecting', []],
    [reconnecting, 'reconnectFailed', 'failed', ['armTimer 15000']],
    [reconnecting, 'browserOffline', 'offline', ['stopHeartbeat', 'disconnect']],
    [reconnecting, 'disconnect: transport close', 'disconnected', ['stopHeartbeat', 'armTimer 3000']],

    [failing, 'connect', 'connected', ['clearTimer', 'setOnlineUser', 'startHeartbeat', 'refetchMissed']],
    [failing, 'connectError', 'error', ['armTimer 5000']],
    [failing, 'reconnectError', 'error', []],
    [failing, 'reconnectAttempt', 'reconnecting', []],
    [failing, 'timerFired', 'reconnecting', ['connect']],
    [failing, 'visible', 'reconnecting', ['clearTimer', 'connect']],
    [failing, 'manualRetry', 'reconnecting', ['clearTimer', 'connect']],
    [failing, 'browserOffline', 'offline', ['clearTimer', 'stopHeartbeat', 'disconnect']],
    [failing, 'browserOnline', 'error', ['armTimer 1000']],
    [failing, 'stop', 'disconnected', ['clearTimer', 'stopHeartbeat', 'disconnect']],

    [failed, 'reconnectError', 'failed', []],
    [failed, 'connectError', 'failed', []],
    [failed, 'timerFired', 'reconnecting', ['connect']],
    [failed, 'manualRetry', 'reconnecting', ['clearTimer', 'connect']],
    [failed, 'visible', 'reconnecting', ['clearTimer', 'connect']],
    [failed, 'browserOnline', 'failed', ['armTimer 1000']],
    [failed, 'browserOffline', 'offline', ['clearTimer', 'stopHeartbeat', 'disconnect']],

    [offline, 'start', 'offline', []],
    [offline, 'visible', 'offline', []],
    [offline, 'timerFired', 'offline', []],
    [offline, 'disconnect: io client disconnect', 'offline', []],
    [offline, 'disconnect: transport close', 'offline', ['stopHeartbeat', 'disconnect']],
    [offline, 'connectError', 'offline', ['stopHeartbeat', 'disconnect']],
    [offline, 'reconnectAttempt', 'offline', ['stopHeartbeat', 'disconnect']],
    [offline, 'reconnectError', 'offline', ['stopHeartbeat', 'disconnect']],
    [offline, 'reconnectFailed', 'offline', ['stopHeartbeat', 'disconnect']],
    [offline, 'connect', 'offline', ['stopHeartbeat', 'disconnect']],
    [offline, 'browserOnline', 'disconnected', ['armTimer 1000']],
    [offline, 'stop', 'disconnected', ['stopHeartbeat', 'disconnect']],

    ...[
      'connect',
      'visible',
      'manualRetry',
      'browserOnline',
      'browserOffline',
      'timerFired',
      'connectError',
      'stop',
    ].map((next): [string[], string, string, string[]] => [stopped, next, 'disconnected', []]),
  ])('%j, then %s: %s', (before, next, status, expected) => {
    const step = after([...before, next]);
    expect(step.state.status).toBe(status);
    expect(effects(step)).toEqual(expected);
  });
});

describe('a disconnect', () => {
  it.each([
    ['io server disconnect', 2000],
    ['ping timeout', 1000],
    ['transport close', 3000],
    ['transport error', 5000],
    ['parse error', 5000],
    ['forced close', 5000],
    ['something new', 5000],
    ['', 5000],
  ])('%j is retried after %d ms', (reason, ms) => {
    const step = after([...connected, `disconnect: ${reason}`]);
    expect(step.state).toMatchObject({ status: 'disconnected', timer: ms });
    expect(effects(step)).toEqual(['stopHeartbeat', `armTimer ${ms}`]);
    expect(retryDelay(reason)).toBe(ms);
  });

  it('that we asked for is never retried', () => {
    const step = after([...connected, 'disconnect: io client disconnect']);
    expect(step.state).toMatchObject({ status: 'disconnected', timer: null });
    expect(effects(step)).toEqual(['stopHeartbeat']);
  });
});

describe('stories', () => {
  it('ends in failed though the library reports one more error in the same tick', () => {
    const lastAttempt = ['connectError', 'reconnectFailed', 'reconnectError'];
    expect(after([...reconnecting, ...lastAttempt]).state).toMatchObject({ status: 'failed', timer: 15_000 });
  });

  it('tries again for ever after failing', () => {
    const round = [
      'timerFired',
      'connectError',
      'reconnectAttempt',
      'connectError',
      'reconnectFailed',
      'reconnectError',
    ];
    expect(after([...failed, ...round, ...round, ...round]).state).toMatchObject({
      status: 'failed',
      timer: 15_000,
    });
  });

  it('keeps one timer, the newest, however many errors come', () => {
    const step = after([
      ...connected,
      'disconnect: ping timeout',
      'connectError',
      'connectError',
      'connectError',
    ]);
    expect(step.state).toMatchObject({ status: 'error', timer: 5000 });
  });

  it.each([
    [['disconnect: transport close', 'browserOffline']],
    [['browserOffline', 'disconnect: transport close']],
  ])('is offline, without a timer, in whichever order it learns so: %j', (events) => {
    expect(after([...connected, ...events]).state).toMatchObject({ status: 'offline', timer: null });
  });

  it('does nothing while it starts without a network, and connects a second after the network came', () => {
    const asleep = initialConnection(false);
    expect(after(['start'], asleep)).toEqual({ state: asleep, effects: [] });
    expect(effects(after(['start', 'browserOnline'], asleep))).toEqual(['armTimer 1000']);
    expect(effects(after(['start', 'browserOnline', 'timerFired'], asleep))).toEqual(['connect']);
  });

  it('lets a person try although the browser says there is no network', () => {
    expect(effects(after([...offline, 'manualRetry']))).toEqual(['connect']);
    expect(after([...offline, 'manualRetry', 'connect']).state.status).toBe('connected');
    const refused = after([...offline, 'manualRetry', 'connectError']);
    expect(refused.state).toMatchObject({ status: 'offline', timer: null, isProbing: false });
    expect(effects(refused)).toContain('disconnect');
  });

  it('asks for missed events once after each gap, and not after a smooth start', () => {
    expect(effects(after(connected))).not.toContain('refetchMissed');
    const back = [...connected, 'disconnect: transport close', 'connect'];
    expect(effects(after(back))).toContain('refetchMissed');
    expect(effects(after([...back, 'connect']))).not.toContain('refetchMissed');
    expect(effects(after(['start', 'connectError', 'connect']))).toContain('refetchMissed');
  });
});
