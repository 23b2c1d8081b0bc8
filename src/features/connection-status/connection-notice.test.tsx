import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearConnectionStatus, provideRetry, setConnectionStatus } from '@/realtime/status';
import { ConnectionNotice } from './connection-notice';

beforeEach(() => {
  vi.useFakeTimers();
  clearConnectionStatus();
});
afterEach(() => {
  provideRetry(null);
  vi.useRealTimers();
});

const become = (status: Parameters<typeof setConnectionStatus>[0]) => act(() => setConnectionStatus(status));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const said = () => screen.getByRole('status').textContent;

describe('the connection', () => {
  it('is not mentioned before anything was tried, nor while it lasts', async () => {
    render(<ConnectionNotice />);
    await pass(60_000);
    expect(said()).toBe('');
    become('connected');
    await pass(60_000);
    expect(said()).toBe('');
  });

  it.each([
    ['offline', 'You’re offline – changes will wait'],
    ['failed', 'Can’t reach live updates – '],
  ] as const)('is mentioned at once when %s', (status, text) => {
    render(<ConnectionNotice />);
    become('connected');
    become(status);
    expect(said()).toBe(text);
  });

  it.each(['disconnected', 'reconnecting', 'error'] as const)(
    'is mentioned 3 s after it was %s',
    async (status) => {
      render(<ConnectionNotice />);
      become('connected');
      become(status);
      await pass(2999);
      expect(said()).toBe('');
      await pass(1);
      expect(said()).toBe('Reconnecting…');
    },
  );

  it('counts the 3 s from the loss, not from each try', async () => {
    render(<ConnectionNotice />);
    become('connected');
    become('disconnected');
    await pass(1500);
    become('reconnecting');
    await pass(1000);
    become('error');
    await pass(499);
    expect(said()).toBe('');
    await pass(1);
    expect(said()).toBe('Reconnecting…');
  });

  it('is mentioned at once by a pill that comes late', async () => {
    become('error');
    await pass(10_000);
    render(<ConnectionNotice />);
    await pass(0);
    expect(said()).toBe('Reconnecting…');
  });

  it('waits 3 s and no longer when the clock is set back', async () => {
    render(<ConnectionNotice />);
    become('error');
    vi.setSystemTime(Date.now() - 86_400_000);
    await pass(3000);
    expect(said()).toBe('Reconnecting…');
  });

  it('is good news for 3 s when it is back', async () => {
    render(<ConnectionNotice />);
    become('connected');
    become('offline');
    become('disconnected');
    expect(said()).toBe('Reconnecting…');
    become('connected');
    expect(said()).toBe('Back online');
    await pass(2999);
    expect(said()).toBe('Back online');
    await pass(1);
    expect(said()).toBe('');
  });

  it('is no news when nobody noticed that it was gone', async () => {
    render(<ConnectionNotice />);
    become('connected');
    become('disconnected');
    await pass(2000);
    become('connected');
    expect(said()).toBe('');
  });

  it('starts to count anew with each gap', async () => {
    render(<ConnectionNotice />);
    become('error');
    await pass(3000);
    become('connected');
    await pass(3000);
    become('error');
    expect(said()).toBe('');
    await pass(3000);
    expect(said()).toBe('Reconnecting…');
  });

  it('is tried at once when a person asks', () => {
    const retry = vi.fn();
    provideRetry(retry);
    render(<ConnectionNotice />);
    become('failed');
    fireEvent.click(screen.getByRole('button', { name: 'Retry now' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});
