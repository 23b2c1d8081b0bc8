import fc from 'fast-check';
import { expect, it } from 'vitest';
import { initialConnection, transition, type ConnectionEvent } from './connection';

fc.configureGlobal({ seed: 20261121, numRuns: 2000 });

const quiet = [
  'connect',
  'connectError',
  'reconnectAttempt',
  'reconnectError',
  'reconnectFailed',
  'browserOffline',
  'browserOnline',
  'visible',
  'timerFired',
  'manualRetry',
] as const;
const reasons = [
  'io client disconnect',
  'io server disconnect',
  'ping timeout',
  'transport close',
  'transport error',
];
const anyEvent: fc.Arbitrary<ConnectionEvent> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...quiet).map((type) => ({ type })) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...reasons).map((reason) => ({ type: 'disconnect' as const, reason })),
  },
  { weight: 1, arbitrary: fc.constant<ConnectionEvent>({ type: 'stop' }) },
);
const lives = fc.array(anyEvent, { maxLength: 40 });

/** Plays a life and keeps, as the world would, whether a timer and a heartbeat run. */
function live(isOnline: boolean, events: readonly ConnectionEvent[]) {
  let state = initialConnection(isOnline);
  const world = { hasTimer: false, hasHeartbeat: false };
  return [{ type: 'start' } as const, ...events].map((event) => {
    // The clock fires only what is armed; anything else is a late one.
    if (event.type === 'timerFired') world.hasTimer = false;
    const before = state;
    const step = transition(state, event);
    state = step.state;
    for (const effect of step.effects) {
      if (effect.type === 'armTimer') world.hasTimer = true;
      if (effect.type === 'clearTimer') world.hasTimer = false;
      if (effect.type === 'startHeartbeat') world.hasHeartbeat = true;
      if (effect.type === 'stopHeartbeat') world.hasHeartbeat = false;
    }
    return { before, event, state, effects: step.effects.map((effect) => effect.type), ...world };
  });
}

const always = (holds: (moment: ReturnType<typeof live>[number]) => void) =>
  fc.assert(fc.property(fc.boolean(), lives, (isOnline, events) => live(isOnline, events).forEach(holds)));

it('knows whether its one timer runs', () => {
  always(({ state, hasTimer, effects }) => {
    expect(state.timer !== null).toBe(hasTimer);
    expect(effects.filter((effect) => effect === 'armTimer').length).toBeLessThanOrEqual(1);
  });
});

it('has no timer while connected, offline or stopped', () => {
  always(({ state }) => {
    const mayWait = state.status !== 'connected' && state.status !== 'offline' && !state.isStopped;
    expect(mayWait || state.timer === null).toBe(true);
  });
});

it('beats while connected and never otherwise', () => {
  always(({ state, hasHeartbeat }) => expect(hasHeartbeat).toBe(state.status === 'connected'));
});

it('tries nothing while offline unless a person asks, nothing while connected, and nothing once stopped', () => {
  always(({ before, event, state, effects }) => {
    const isOffline = state.status === 'offline' && event.type !== 'manualRetry';
    const mayTry = !isOffline && before.status !== 'connected' && !before.isStopped;
    expect(mayTry || !effects.includes('connect')).toBe(true);
  });
});

it('leaves offline only by the network, a person or the end', () => {
  always(({ before, event, state }) => {
    const left = before.status === 'offline' && state.status !== 'offline';
    const wasAsked = event.type === 'connect' && before.isProbing;
    const mayLeave = wasAsked || event.type === 'browserOnline' || event.type === 'stop';
    expect(left && !mayLeave).toBe(false);
  });
});

it('always waits for another attempt after an error', () => {
  always(({ event, state }) => {
    const failed = event.type === 'connectError' || event.type === 'reconnectFailed';
    const isAway = state.status !== 'offline' && state.status !== 'connected' && !state.isStopped;
    expect(failed && isAway && state.timer === null).toBe(false);
  });
});
