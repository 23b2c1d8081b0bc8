import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
import { takeRememberedPath } from './remembered-path';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // The page's memory has it too.
  takeRememberedPath();
});

describe('the session gate', () => {
  it('asks a stranger on a public page nothing', async () => {
    const requests = mockServer.recordRequests();
    openApp('/');
    await heading('Know the deal before you buy');
    expect(requests.filter((path) => path.startsWith('/auth'))).toEqual([]);
  });

  it.each(['/pipeline', '/settings/account', '/termsabc', '/hannah.okafor/post/1'])(
    'sends a stranger on %s to the sign-in page, and back after it',
    async (wanted) => {
      const { path } = openApp(wanted);
      await heading('Welcome back');
      expect(path()).toBe('/account/login');
      await userEvent.type(
        screen.getByRole('textbox', { name: 'Email or username' }),
        mockServer.member.identifier,
      );
      await userEvent.type(screen.getByLabelText('Password'), `${mockServer.member.password}{Enter}`);
      await waitFor(() => expect(path()).toBe(wanted));
    },
  );

  it('stands before every address but the public ones, and asks nothing at those', async () => {
    const { router } = openApp('/account/login');
    await heading('Welcome back');
    const requests = mockServer.recordRequests();
    const addresses = Object.keys(router.routesByPath).map((path) =>
      path.replaceAll(/\{-\$\w+\}|\$\w+/g, 'one-1'),
    );
    const isPublic = (path: string) => /^\/$|^\/(blog|terms|privacy|about|contact)(\/|$)/.test(path);
    const guarded = addresses.filter((path) => !isPublic(path) && !path.startsWith('/account'));
    const open = addresses.filter(isPublic);
    expect(guarded.length).toBeGreaterThan(15);
    expect(open.length).toBeGreaterThan(6);
    for (const path of guarded) {
      sessionStorage.clear();
      await act(() => router.navigate({ href: `${path}?from=letter#part` }));
      await waitFor(() => expect([path, router.history.location.href]).toEqual([path, '/account/login']));
      expect(sessionStorage.getItem('return-path')).toBe(`${path}?from=letter#part`);
    }
    await act(() => router.navigate({ to: '/' }));
    requests.length = 0;
    for (const path of open) {
      await act(() => router.navigate({ href: path }));
      await waitFor(() => expect(router.state.status).toBe('idle'));
      expect(router.state.location.pathname).toBe(path);
    }
    expect(requests.filter((path) => path.startsWith('/auth'))).toEqual([]);
  });

  it('lets a member in, and keeps them off the sign-in page', async () => {
    mockServer.signInAs('hannah.okafor');
    const { path } = openApp('/account/login');
    await waitFor(() => expect(path()).toBe('/'));
    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible();
  });

  it('shows public pages by whole segments only', async () => {
    const { path } = openApp('/terms/x');
    await waitFor(() => expect(path()).toBe('/terms/x'));
  });

  it('says nothing of a server that could not be reached, and goes on where the visitor wanted once it can', async () => {
    mockServer.signInAs('hannah.okafor');
    localStorage.setItem('session-hint', '1');
    mockServer.fail('getSession', { status: 'network', times: 2 });
    const { path } = openApp('/pipeline');
    await heading('Welcome back');
    expect(screen.queryByText('We couldn’t reach the server')).toBeNull();
    act(() => void window.dispatchEvent(new Event('focus')));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(path()).toBe('/pipeline'));
  });

  it.each(['/pipeline', '/'])(
    'tells a member without a network that %s has to wait, and opens it once there is one',
    async (wanted) => {
      mockServer.signInAs('hannah.okafor');
      localStorage.setItem('session-hint', '1');
      const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      mockServer.fail('getSession', { status: 'network' });
      const { path } = openApp(wanted);
      expect(await screen.findByText('You’re offline. We couldn’t reach the server.')).toBeVisible();
      expect(path()).toBe('/account/login');
      mockServer.clearFaults();
      onLine.mockRestore();
      await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(path()).toBe(wanted));
    },
  );

  it('leaves a private page when the session ends there', async () => {
    mockServer.signInAs('hannah.okafor');
    const { path, router } = openApp('/pipeline');
    await heading('Pipeline');
    mockServer.signOut();
    await router.navigate({ to: '/portfolio' });
    await waitFor(() => expect(path()).toBe('/account/login'));
  });
});

describe('a signed-in person whose account cannot be read', () => {
  it('is told so, and gets in when it can', async () => {
    mockServer.signInAs('hannah.okafor');
    mockServer.fail('getAuthUser', { status: 403, body: { message: 'Not today' } });
    openApp('/pipeline');
    expect(await heading('Couldn’t load your account')).toBeVisible();
    mockServer.clearFaults();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await heading('Pipeline');
  });
});

describe('an address written otherwise', () => {
  it('is no way round the gate', async () => {
    mockServer.signInAs('hannah.okafor');
    openApp('/Account/Login');
    await heading('We couldn’t find that page');
    expect(screen.queryByRole('heading', { name: 'Welcome back' })).toBeNull();
  });
});
