import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inBackground } from '@/lib/timing/background-load';
import { isMissingCode } from '@/lib/network/missing-code';
import { useDraft } from '@/ui/draft/draft-store';
import { useToastAnnouncer } from '@/ui/toast/toast-announcer';
import { reloadMissingPage, reloadOnStaleVersion } from './stale-version';

const reload = vi.fn();
reloadOnStaleVersion(reload);

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => gone());
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** What a server of a newer version answers for a file of an older one. */
const gone = () => new Response(null, { status: 404 });

const missing = () => new TypeError('Failed to fetch dynamically imported module: /assets/chat-1.js');

/** Whether the page reloads because a chunk is missing; the failure goes on to who asked for it in any case. */
async function reloads(error = missing()): Promise<boolean> {
  reload.mockClear();
  const isPassedOn = window.dispatchEvent(
    Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error }),
  );
  expect(isPassedOn).toBe(true);
  await vi.advanceTimersByTimeAsync(0);
  return reload.mock.calls.length === 1;
}

function typeInto(element: HTMLInputElement | HTMLTextAreaElement, text: string) {
  document.body.append(element);
  element.value = text;
  element.focus();
}

it('reloads once when a chunk is missing, and again only after half a minute', async () => {
  expect(await reloads()).toBe(true);
  expect(await reloads()).toBe(false);
  vi.advanceTimersByTime(29_000);
  expect(await reloads()).toBe(false);
  vi.advanceTimersByTime(30_001);
  expect(await reloads()).toBe(true);
});

it.each(['yesterday', '[]', '99999999999999', '-1'])(
  'takes what another version left in its place for no reload: %s',
  async (stored) => {
    sessionStorage.setItem('stale-version-reload', stored);
    expect(await reloads()).toBe(true);
    expect(await reloads()).toBe(false);
  },
);

it('does not reload without a network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await reloads()).toBe(false);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  expect(await reloads()).toBe(true);
});

it('Does not reload on a network that leads nowhere, though the browser calls it one', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await reloads()).toBe(false);
  expect(await reloads()).toBe(true);
});

it('does not reload for code that nobody waits for', async () => {
  let fail = () => {};
  const chunk = new Promise<never>((_, reject) => {
    fail = () => reject(new Error('gone'));
  });
  const ahead = inBackground(chunk);
  expect(await reloads()).toBe(false);
  fail();
  await expect(ahead).rejects.toThrow('gone');
  expect(await reloads()).toBe(true);
});

it('Reloads once for a page that stands without its code, though other code is being fetched ahead', async () => {
  let finish = () => {};
  const ahead = inBackground(new Promise<void>((resolve) => (finish = resolve)));
  expect(await reloads()).toBe(false);
  await reloadMissingPage(missing(), reload);
  await reloadMissingPage(missing(), reload);
  expect(reload).toHaveBeenCalledOnce();
  finish();
  await ahead;
});

it('Does not reload for code that the server still has: the network took it along', async () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  asked.mockResolvedValue(new Response(null, { headers: { 'Content-Type': 'text/javascript' } }));
  expect(await reloads()).toBe(false);
  await reloadMissingPage(missing(), reload);
  expect(reload).not.toHaveBeenCalled();
  expect(asked.mock.calls.map(([address]) => address)).toEqual(['/assets/chat-1.js', '/assets/chat-1.js']);
});

it('Reloads where a host sends the page in the place of a file that it does not have', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(
    new Response(null, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
  );
  expect(await reloads()).toBe(true);
});

it('Takes any answer for a newer version where the browser names no file', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  expect(await reloads(new TypeError('Importing a module script failed.'))).toBe(true);
});

it('Leaves a page without its code to its own words while somebody types elsewhere', async () => {
  reload.mockClear();
  typeInto(document.createElement('textarea'), 'Exchanged to');
  await reloadMissingPage(missing(), reload);
  expect(reload).not.toHaveBeenCalled();
});

it('with storage blocked reloads only a page that is half a minute old', async () => {
  for (const method of ['getItem', 'setItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  }
  expect(await reloads()).toBe(false);
  vi.advanceTimersByTime(30_001);
  expect(await reloads()).toBe(true);
});

it('keeps the failure from the router, which would reload by a rule of its own', async () => {
  const error = missing();
  await reloads(error);
  expect(error.message).not.toMatch(/^Failed to fetch/);
  expect(isMissingCode(error)).toBe(true);
});

it('takes no text out of anybody’s hands: says "Updated – reload", once', async () => {
  useToastAnnouncer.setState(useToastAnnouncer.getInitialState());
  typeInto(document.createElement('textarea'), 'Exchanged to');
  expect(await reloads()).toBe(false);
  expect(await reloads()).toBe(false);
  expect(useToastAnnouncer.getState().polite).toEqual({ turn: 1, text: 'Updated – reload' });
});

it('reloads while the focus is on what holds no text', async () => {
  typeInto(Object.assign(document.createElement('input'), { type: 'checkbox' }), 'on');
  expect(await reloads()).toBe(true);
  vi.advanceTimersByTime(30_001);
  typeInto(document.createElement('input'), '');
  expect(await reloads()).toBe(true);
});

it('does not lose a draft that could not be stored', async () => {
  const { result } = renderHook(() => useDraft(1, 'post'));
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  act(() => result.current.write('Exchanged today'));
  expect(await reloads()).toBe(false);
  full.mockRestore();
  act(() => result.current.write(''));
  expect(await reloads()).toBe(true);
});
