/**
 * What the realtime connection does next, as a pure function: no socket, no clock, no page. The library reconnects by
 * itself (1 s to 10 s, 10 attempts) and these timers run beside it, so there is one slot and the newest wins
 * (specification §4 and §9).
 */
export type ConnectionStatus = 'disconnected' | 'connected' | 'reconnecting' | 'error' | 'failed' | 'offline';

export type ConnectionEvent =
  | { type: 'start' }
  | { type: 'connect' }
  | { type: 'disconnect'; reason: string }
  | { type: 'connectError' }
  | { type: 'reconnectAttempt' }
  | { type: 'reconnectError' }
  | { type: 'reconnectFailed' }
  | { type: 'browserOffline' }
  | { type: 'browserOnline' }
  | { type: 'visible' }
  | { type: 'timerFired' }
  | { type: 'manualRetry' }
  | { type: 'stop' };

export type ConnectionEffect =
  | { type: 'connect' }
  | { type: 'disconnect' }
  /** Replaces the timer that is armed, if any. */
  | { type: 'armTimer'; ms: number }
  | { type: 'clearTimer' }
  /** Begins a new period, also when one is running. */
  | { type: 'startHeartbeat' }
  | { type: 'stopHeartbeat' }
  | { type: 'setOnlineUser' }
  /** Events sent while we were away are gone for good: ask the server again. */
  | { type: 'refetchMissed' };

export interface ConnectionState {
  readonly status: ConnectionStatus;
  /** How long the armed timer waits, in ms; null when none is. */
  readonly timer: number | null;
  /** A person asked for an attempt although the browser says there is no network; browsers can be wrong. */
  readonly isProbing: boolean;
  /** Events may have been missed since the page was loaded or since the last connection. */
  readonly hasGap: boolean;
  readonly isStopped: boolean;
}

export interface ConnectionStep {
  readonly state: ConnectionState;
  readonly effects: readonly ConnectionEffect[];
}

const connectErrorDelay = 5_000;
const failedDelay = 15_000;
const onlineDelay = 1_000;

/** How long to wait after a disconnect, in ms, by the library's reason; null: we asked for it, so do not come back. */
export function retryDelay(reason: string): number | null {
  switch (reason) {
    case 'io client disconnect':
      return null;
    case 'io server disconnect':
      return 2_000;
    case 'ping timeout':
      return 1_000;
    case 'transport close':
      return 3_000;
    default:
      return 5_000;
  }
}

export function initialConnection(isOnline: boolean): ConnectionState {
  const status = isOnline ? 'disconnected' : 'offline';
  return { status, timer: null, isProbing: false, hasGap: !isOnline, isStopped: false };
}

export function transition(state: ConnectionState, event: ConnectionEvent): ConnectionStep {
  if (state.isStopped) return stay(state);
  if (event.type === 'stop') return leave({ ...state, status: 'disconnected', isStopped: true });
  if (event.type === 'browserOffline') return leave({ ...state, status: 'offline' });
  if (state.status === 'offline') return whileOffline(state, event);
  if (state.status === 'connected') return whileConnected(state, event);
  return whileAway(state, event);
}

/** Offline outranks everything: nothing is tried, and what the library begins by itself is ended. */
function whileOffline(state: ConnectionState, event: ConnectionEvent): ConnectionStep {
  switch (event.type) {
    case 'browserOnline':
      return arm({ ...state, status: 'disconnected', isProbing: false }, onlineDelay);
    case 'manualRetry':
      return { state: { ...state, isProbing: true }, effects: [{ type: 'connect' }] };
    case 'connect':
      return state.isProbing ? welcome(state) : leave(state);
    case 'disconnect':
      return retryDelay(event.reason) === null ? stay(state) : leave(state);
    case 'connectError':
    case 'reconnectAttempt':
    case 'reconnectError':
    case 'reconnectFailed':
      return leave(state);
    default:
      return stay(state);
  }
}

function whileConnected(state: ConnectionState, event: ConnectionEvent): ConnectionStep {
  switch (event.type) {
    case 'connect':
      return welcome(state);
    case 'disconnect':
      return lost(state, event.reason);
    case 'visible':
      return { state, effects: [{ type: 'startHeartbeat' }, { type: 'setOnlineUser' }] };
    default:
      return stay(state);
  }
}

function whileAway(state: ConnectionState, event: ConnectionEvent): ConnectionStep {
  switch (event.type) {
    case 'start':
      return { state, effects: [{ type: 'connect' }] };
    case 'connect':
      return welcome(state);
    case 'disconnect':
      return lost(state, event.reason);
    case 'connectError':
      // The library reports more errors after it gave up; the long wait has begun and stays.
      return state.status === 'failed' ? stay(state) : arm({ ...state, status: 'error' }, connectErrorDelay);
    case 'reconnectAttempt':
      return stay({ ...state, status: 'reconnecting' });
    case 'reconnectError':
      // Comes in the tick of the connection error, and of the failure, that it repeats: those say more.
      return state.status === 'disconnected' ? stay({ ...state, status: 'reconnecting' }) : stay(state);
    case 'reconnectFailed':
      return arm({ ...state, status: 'failed' }, failedDelay);
    case 'browserOnline':
      return arm(state, onlineDelay);
    case 'visible':
    case 'manualRetry':
      return retry(state, clearing(state));
    case 'timerFired':
      // One that was replaced or cleared may still be on its way.
      return state.timer === null ? stay(state) : retry(state, []);
    default:
      return stay(state);
  }
}

const stay = (state: ConnectionState): ConnectionStep => ({ state, effects: [] });

const clearing = (state: ConnectionState): ConnectionEffect[] =>
  state.timer === null ? [] : [{ type: 'clearTimer' }];

function welcome(state: ConnectionState): ConnectionStep {
  return {
    state: { ...state, status: 'connected', timer: null, isProbing: false, hasGap: false },
    effects: [
      ...clearing(state),
      { type: 'setOnlineUser' },
      { type: 'startHeartbeat' },
      ...(state.hasGap ? [{ type: 'refetchMissed' } as const] : []),
    ],
  };
}

function lost(state: ConnectionState, reason: string): ConnectionStep {
  const delay = retryDelay(reason);
  const gone: ConnectionState = { ...state, status: 'disconnected', hasGap: true };
  const next =
    delay === null ? { state: { ...gone, timer: null }, effects: clearing(state) } : arm(gone, delay);
  return { state: next.state, effects: [{ type: 'stopHeartbeat' }, ...next.effects] };
}

function leave(state: ConnectionState): ConnectionStep {
  return {
    state: { ...state, timer: null, isProbing: false, hasGap: true },
    effects: [...clearing(state), { type: 'stopHeartbeat' }, { type: 'disconnect' }],
  };
}

function arm(state: ConnectionState, ms: number): ConnectionStep {
  return { state: { ...state, timer: ms, hasGap: true }, effects: [{ type: 'armTimer', ms }] };
}

function retry(state: ConnectionState, before: ConnectionEffect[]): ConnectionStep {
  return {
    state: { ...state, status: 'reconnecting', timer: null },
    effects: [...before, { type: 'connect' }],
  };
}
