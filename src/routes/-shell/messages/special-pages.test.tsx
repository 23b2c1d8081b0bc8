import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { isMissingCode } from '@/lib/network/missing-code';
import { tellNetworkBack } from '@/lib/network/network-back';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
import { StaleVersionPage } from './stale-version-page';

afterEach(() => vi.restoreAllMocks());

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/about-1.js');

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('an address where nothing is', () => {
  it('is shown inside the shell to a member, with the way back', async () => {
    mockServer.signInAs('hannah.okafor');
    const { path } = openApp('/property-search/nowhere/at/all');
    await heading('We couldn’t find that page');
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    const search = await within(screen.getByRole('main')).findByRole('combobox');
    await userEvent.type(search, 'Tom Whitfield');
    await userEvent.click(await within(screen.getByRole('main')).findByRole('option', { name: /Tom/ }));
    await waitFor(() => expect(path()).toBe('/tom.whitfield'));
  });

  it('leads back to where everybody begins', async () => {
    mockServer.signInAs('hannah.okafor');
    const { path } = openApp('/property-search/nowhere/at/all');
    await heading('We couldn’t find that page');
    await userEvent.click(screen.getByRole('link', { name: 'Back to Network' }));
    await waitFor(() => expect(path()).toBe('/'));
  });

  it('is shown in the public frame to a stranger', async () => {
    openApp('/terms/nowhere');
    await heading('We couldn’t find that page');
    expect(screen.getByRole('contentinfo')).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
  });
});

it('a page that is for others says so', async () => {
  mockServer.signInAs('hannah.okafor');
  openApp('/admin');
  expect(await heading('You don’t have access')).toBeVisible();
});

describe('the Help Center', () => {
  it('is coming soon, and names who helps until then', async () => {
    mockServer.signInAs('hannah.okafor');
    openApp('/help');
    await heading('Help Center is coming soon');
    const main = screen.getByRole('main');
    expect([...main.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/knowledge-base',
      '/contact',
    ]);
  });

  it('is behind the gate like any other page', async () => {
    const { path } = openApp('/help');
    await heading('Welcome back');
    expect(path()).toBe('/account/login');
  });
});

describe('a page that hit a problem', () => {
  function Broken(): never {
    throw new TypeError('x is undefined');
  }

  it('is reported once the person has seen what is sent and agrees', async () => {
    // React tells the console of what the page's boundary has caught
    vi.spyOn(console, 'error').mockImplementation(() => {});
    mockServer.signInAs('hannah.okafor');
    const { router } = openApp('/pipeline');
    await heading('Pipeline');
    const portfolio = router.routesByPath['/portfolio'];
    const { component } = portfolio.options;
    onTestFinished(() => void (component && portfolio.update({ component })));
    portfolio.update({ component: Broken });
    await act(() => router.navigate({ to: '/portfolio', search: { secret: '1' } as never }));
    await heading('This page hit a problem');
    const requests = mockServer.recordRequests();
    await userEvent.click(screen.getByRole('button', { name: 'Report' }));
    const dialog = await screen.findByRole('dialog', { name: 'Report a problem' });
    const sent = within(dialog).getByRole('region', { name: 'Included with your report' });
    expect(sent).toHaveTextContent('Page/portfolioProblemTypeError: x is undefined');

    const words = within(dialog).getByRole('textbox', { name: 'What were you doing?' });
    await userEvent.type(words, 'I opened my portfolio from the menu.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(within(dialog).getByRole('checkbox')).toHaveFocus());
    expect(requests).not.toContain('/support');

    await userEvent.click(within(dialog).getByRole('checkbox'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send report' }));
    expect(
      await screen.findByText(/^Thanks\. Your report’s reference is SUP-/, { selector: 'li *' }),
    ).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    const [ticket] = mockServer.world.db.supportTicket
      .all()
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
    expect(ticket).toMatchObject({
      topic: 'problem',
      message: 'I opened my portfolio from the menu.',
      context: { route: '/portfolio', errorId: 'TypeError: x is undefined' },
    });
  });
});

it.each([
  ['Failed to fetch dynamically imported module: https://tiebeam.example/assets/chat-1.js', true],
  ['error loading dynamically imported module: https://tiebeam.example/assets/chat-1.js', true],
  ['Importing a module script failed.', true],
  ['Unable to preload CSS for /assets/pages-1.css', true],
  ['Missing code: Failed to fetch dynamically imported module: /assets/chat-1.js', true],
  ['Failed to fetch', false],
  ['x is undefined', false],
])('%j is missing code: %s', (message, isMissing) =>
  expect(isMissingCode(new TypeError(message))).toBe(isMissing),
);

it('code that is missing without a network is not taken for a new version', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<StaleVersionPage error={missing} onRetry={() => {}} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You’re offline');
});

it('a page whose code did not come without a network is asked for again as soon as the server answers', async () => {
  vi.useFakeTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const ask = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const onRetry = vi.fn();
  render(<StaleVersionPage error={missing} onRetry={onRetry} />);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(ask).toHaveBeenCalledTimes(3);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(onRetry).not.toHaveBeenCalled();
  ask.mockResolvedValue(new Response());
  await vi.advanceTimersByTimeAsync(2000);
  expect(onRetry).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(onRetry).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

it('A new version is told from a network that leads nowhere, though the browser calls it one', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const ask = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  const { unmount } = render(<StaleVersionPage error={missing} onRetry={() => {}} />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Updated – reload');
  unmount();

  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  const onRetry = vi.fn();
  render(<StaleVersionPage error={missing} onRetry={onRetry} />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You’re offline');
  ask.mockResolvedValue(new Response());
  await vi.advanceTimersByTimeAsync(2000);
  expect(onRetry).toHaveBeenCalledOnce();
});

it('A network that swallows every question is none after five seconds', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('ended', 'AbortError')));
      }),
  );
  render(<StaleVersionPage error={missing} onRetry={() => {}} />);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You’re offline');
});

it('A page whose code did not come is asked for again at once when live updates are back', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  const onRetry = vi.fn();
  render(<StaleVersionPage error={missing} onRetry={onRetry} />);
  await vi.advanceTimersByTimeAsync(0);
  expect(onRetry).not.toHaveBeenCalled();
  tellNetworkBack();
  await vi.advanceTimersByTimeAsync(0);
  expect(onRetry).toHaveBeenCalledOnce();
});
