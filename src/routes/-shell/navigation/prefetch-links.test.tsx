import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openApp } from '@/testing/open-app';
import { prefetchLinks } from './prefetch-links';

/** Every observer that was made, with what it watches; the test says what comes near. */
let observers: { margin: string | undefined; near: (link: Element) => void; watched: Set<Element> }[];
let stop = () => {};

beforeEach(() => {
  observers = [];
  class Observer {
    watched = new Set<Element>();
    constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      observers.push({
        margin: options?.rootMargin,
        watched: this.watched,
        // Of an entry and of the observer, only what the code reads.
        near: (target) => tell([{ isIntersecting: true, target } as never], this as never),
      });
    }
    observe = (element: Element) => void this.watched.add(element);
    unobserve = (element: Element) => void this.watched.delete(element);
    disconnect = () => this.watched.clear();
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The application on a public page, with what its router has fetched ahead. */
async function open(isInUse = false) {
  const { router } = openApp('/terms');
  await screen.findByRole('contentinfo');
  const fetched: string[] = [];
  vi.spyOn(router, 'loadRouteChunk').mockImplementation((route) => {
    fetched.push(route.id);
    return Promise.resolve();
  });
  observers = [];
  stop = prefetchLinks(router, isInUse);
  return fetched;
}
const watching = () => observers.find(({ margin }) => margin === '200px');
const link = (name: string) => screen.getByRole('contentinfo').querySelector(`a[href="/${name}"]`);

it('fetches the code behind the links that come within 200 px, once, from the first interaction on', async () => {
  const fetched = await open();
  expect(watching()?.watched.size).toBe(0);
  fireEvent.pointerMove(document.body);
  const privacy = link('privacy');
  if (!privacy) throw new Error('The footer has no link to the privacy page.');
  expect(watching()?.watched).toContain(privacy);

  watching()?.near(privacy);
  expect(fetched).not.toContain('/privacy'); // what is being shown comes first
  await waitFor(() => expect(fetched).toContain('/privacy'));
  expect(watching()?.watched).not.toContain(privacy);
});

it('begins at once where somebody has done something with the page already', async () => {
  await open(true);
  expect(watching()?.watched).toContain(link('privacy'));
});

it('fetches one page at each idle moment, each once, and none any more after the shell has gone', async () => {
  const fetched = await open();
  fireEvent.pointerMove(document.body);
  const links = ['privacy', 'terms', 'contact'].map(link);
  // Without a browser that tells when it is idle, a moment is a millisecond.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  links.forEach((each) => each && watching()?.near(each));
  links.forEach((each) => each && watching()?.near(each));
  const pages = () => fetched.filter((route) => ['/privacy', '/terms', '/contact'].includes(route));
  expect(pages()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(pages()).toEqual(['/privacy']);
  vi.advanceTimersByTime(1);
  expect(pages()).toEqual(['/privacy', '/terms']);
  stop();
  vi.advanceTimersByTime(100);
  expect(pages()).toEqual(['/privacy', '/terms']);
});

it('sees links that come later, and none that lead elsewhere', async () => {
  await open();
  fireEvent.keyDown(document.body, { key: 'Tab' });
  act(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<a id="later" href="/about">x</a><a id="away" href="//evil.example/">x</a><a id="new" href="/blog" target="_blank">x</a>',
    );
  });
  await waitFor(() => expect(watching()?.watched).toContain(document.getElementById('later')));
  expect(watching()?.watched).not.toContain(document.getElementById('away'));
  expect(watching()?.watched).not.toContain(document.getElementById('new'));
  for (const id of ['later', 'away', 'new']) document.getElementById(id)?.remove();
});

it.each([{ saveData: true }, { saveData: false, effectiveType: 'slow-2g' }])(
  'fetches nothing ahead for %j',
  async (connection) => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection }));
    await open();
    expect(watching()).toBeUndefined();
  },
);

it('stops with the shell', async () => {
  await open();
  stop();
  fireEvent.pointerMove(document.body);
  expect(watching()?.watched.size).toBe(0);
});

it('does not look once more for links that came as the shell went', async () => {
  await open();
  fireEvent.pointerMove(document.body);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const late = document.createElement('a');
  late.href = '/about';
  screen.getByRole('contentinfo').append(late);
  await Promise.resolve(); // the page says that it changed
  stop();
  vi.advanceTimersByTime(100);
  expect(watching()?.watched.size).toBe(0);
});
