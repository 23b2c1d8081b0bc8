import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inBackground } from '@/lib/background-load';
import { reloadOnStaleVersion } from './stale-version';

reloadOnStaleVersion();

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date', 'performance'] });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Whether the page reloads because a chunk is missing; if not, the failure goes on to who asked for it. */
function reloads(): boolean {
  return !window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
}

it('reloads once when a chunk is missing, and again only after half a minute', () => {
  expect(reloads()).toBe(true);
  expect(reloads()).toBe(false);
  vi.advanceTimersByTime(29_000);
  expect(reloads()).toBe(false);
  vi.advanceTimersByTime(30_001);
  expect(reloads()).toBe(true);
});

it('does not reload without a network', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(reloads()).toBe(false);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  expect(reloads()).toBe(true);
});

it('does not reload for code that nobody waits for', async () => {
  let fail = () => {};
  const chunk = new Promise<never>((_, reject) => {
    fail = () => reject(new Error('gone'));
  });
  const ahead = inBackground(chunk);
  expect(reloads()).toBe(false);
  fail();
  await expect(ahead).rejects.toThrow('gone');
  expect(reloads()).toBe(true);
});

it('with storage blocked reloads only a page that is half a minute old', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(reloads()).toBe(false);
  vi.advanceTimersByTime(30_001);
  expect(reloads()).toBe(true);
});
