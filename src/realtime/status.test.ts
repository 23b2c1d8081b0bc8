import { afterEach, expect, it, vi } from 'vitest';
import { connectionStatus, setConnectionStatus } from './status';

afterEach(() => vi.useRealTimers());

it('remembers since when the status has been so, also when it is said again', () => {
  vi.useFakeTimers({ now: 1000 });
  setConnectionStatus('reconnecting');
  vi.setSystemTime(5000);
  setConnectionStatus('reconnecting');
  expect(connectionStatus.getState()).toEqual({ status: 'reconnecting', since: 1000 });
  setConnectionStatus('connected');
  expect(connectionStatus.getState()).toEqual({ status: 'connected', since: 5000 });
});
