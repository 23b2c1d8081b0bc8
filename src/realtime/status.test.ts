import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  clearConnectionStatus,
  connectionStatus,
  provideRetry,
  retryConnection,
  setConnectionStatus,
} from './status';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  clearConnectionStatus();
});
afterEach(() => {
  provideRetry(null);
  vi.useRealTimers();
});

it('remembers since when the status has been so, also when it is said again', () => {
  vi.setSystemTime(1000);
  setConnectionStatus('reconnecting');
  vi.setSystemTime(5000);
  setConnectionStatus('reconnecting');
  expect(connectionStatus.getState()).toMatchObject({ status: 'reconnecting', since: 1000 });
  setConnectionStatus('connected');
  expect(connectionStatus.getState()).toMatchObject({ status: 'connected', since: 5000 });
});

it('counts the whole time without live updates, whatever the states between', () => {
  expect(connectionStatus.getState().awaySince).toBeNull();
  setConnectionStatus('connected');
  vi.setSystemTime(1000);
  setConnectionStatus('disconnected');
  vi.setSystemTime(2000);
  setConnectionStatus('reconnecting');
  vi.setSystemTime(3000);
  setConnectionStatus('error');
  expect(connectionStatus.getState()).toEqual({ status: 'error', since: 3000, awaySince: 1000 });
  setConnectionStatus('connected');
  expect(connectionStatus.getState().awaySince).toBeNull();
});

it('misses nothing once nobody is signed in', () => {
  setConnectionStatus('failed');
  clearConnectionStatus();
  expect(connectionStatus.getState()).toMatchObject({ status: 'disconnected', awaySince: null });
});

it('asks the running connection for an attempt, and nobody when none runs', () => {
  const retry = vi.fn();
  provideRetry(retry);
  retryConnection();
  provideRetry(null);
  retryConnection();
  expect(retry).toHaveBeenCalledOnce();
});
