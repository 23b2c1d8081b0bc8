import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConnectionEvent } from './connection';
import { runConnection, type ConnectionActs } from './run-connection';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function run(change: Partial<ConnectionActs> = {}) {
  const done: string[] = [];
  const act = (name: string) => () => void done.push(name);
  const tell = runConnection(
    {
      connect: act('connect'),
      disconnect: act('disconnect'),
      setOnlineUser: act('setOnlineUser'),
      heartbeat: act('heartbeat'),
      refetchMissed: act('refetchMissed'),
      showStatus: () => undefined,
      ...change,
    },
    true,
  );
  const tellAll = (...events: ConnectionEvent[]) => events.forEach(tell);
  return { done, tell: tellAll };
}

const lost: ConnectionEvent = { type: 'disconnect', reason: 'transport close' };

describe('the clock beside the connection', () => {
  it('waits with one timer, the newest', () => {
    const { done, tell } = run();
    tell({ type: 'connect' }, lost);
    vi.advanceTimersByTime(2999);
    tell({ type: 'connectError' });
    vi.advanceTimersByTime(4999);
    expect(done).not.toContain('connect');
    vi.advanceTimersByTime(1);
    expect(done.filter((name) => name === 'connect')).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('forgets the timer when the connection comes first', () => {
    const { done, tell } = run();
    tell({ type: 'connect' }, lost, { type: 'connect' });
    vi.advanceTimersByTime(20_000);
    expect(done).not.toContain('connect');
  });

  it('beats every 30 s while connected, from the last time the page was seen', () => {
    const { done, tell } = run();
    tell({ type: 'connect' });
    vi.advanceTimersByTime(29_000);
    tell({ type: 'visible' });
    vi.advanceTimersByTime(29_999);
    expect(done).not.toContain('heartbeat');
    vi.advanceTimersByTime(60_001);
    expect(done.filter((name) => name === 'heartbeat')).toHaveLength(3);
    tell({ type: 'disconnect', reason: 'io client disconnect' });
    vi.advanceTimersByTime(120_000);
    expect(done.filter((name) => name === 'heartbeat')).toHaveLength(3);
  });

  it.each([
    [0.001, 1],
    [0.5, 500],
    [0.999, 999],
  ])('spreads the refetch over a second: %d of it', (share, ms) => {
    vi.spyOn(Math, 'random').mockReturnValue(share);
    const { done, tell } = run();
    tell({ type: 'connect' }, lost, { type: 'connect' }, lost, { type: 'connect' });
    vi.advanceTimersByTime(ms - 1);
    expect(done).not.toContain('refetchMissed');
    vi.advanceTimersByTime(1);
    vi.advanceTimersByTime(5000);
    expect(done.filter((name) => name === 'refetchMissed')).toHaveLength(1);
  });

  it('leaves nothing running when it stops', () => {
    const { tell } = run();
    tell({ type: 'connect' }, lost, { type: 'connect' }, { type: 'stop' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('takes an event that an act causes after the act, not in the middle of it', () => {
    const { tell } = run({
      setOnlineUser: () => tell({ type: 'disconnect', reason: 'io client disconnect' }),
    });
    tell({ type: 'connect' });
    // A heartbeat begun after the loss would beat for ever.
    expect(vi.getTimerCount()).toBe(0);
  });
});
