import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isMissingCode } from '@/lib/missing-code';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
import { StaleVersionPage } from './stale-version-page';

afterEach(() => vi.restoreAllMocks());

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('an address where nothing is', () => {
  it('is shown inside the shell to a member, with the way back', async () => {
    mockServer.signInAs('hannah.okafor');
    const { path } = openApp('/property-search/nowhere/at/all');
    await heading("We couldn't find that");
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(screen.getByText(/The search at the top finds people/)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Back to Network' }));
    await waitFor(() => expect(path()).toBe('/'));
  });

  it('is shown in the public frame to a stranger', async () => {
    openApp('/terms/nowhere');
    await heading("We couldn't find that");
    expect(screen.getByRole('contentinfo')).toBeVisible();
    expect(screen.queryByText(/The search at the top/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
  });
});

it('a page that is for others says so', async () => {
  mockServer.signInAs('hannah.okafor');
  openApp('/admin');
  expect(await heading("You don't have access")).toBeVisible();
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
  render(<StaleVersionPage />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent("You're offline");
});
