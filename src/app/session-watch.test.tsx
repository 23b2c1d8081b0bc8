import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
import { connectionStatus } from '@/realtime/status';
import { closeAllModals, openModal, useModals } from '@/ui/modal-store';

afterEach(closeAllModals);

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Another tab of this browser: a channel of its own, as `useSignOut` opens one there. */
function signOutInAnotherTab(userId = 1) {
  mockServer.signOut();
  tellOfSignOut(userId);
}

function tellOfSignOut(userId: number) {
  const channel = new BroadcastChannel('session');
  channel.postMessage({ signedOut: userId });
  channel.close();
}

/** The page comes from the back-forward cache: the sockets it had are closed, and its answers may be anybody's. */
const comeBack = () =>
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
const look = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

async function openAsHannah() {
  mockServer.signInAs('hannah.okafor');
  const app = openApp('/pipeline');
  await heading('Pipeline is opening soon');
  return app;
}

describe('another tab that signs out', () => {
  it('takes this one to the sign-in page, with nothing private left and no socket', async () => {
    const { path, queryClient } = await openAsHannah();
    await waitFor(() => expect(connectionStatus.getState().status).toBe('connected'));
    act(() => openModal({ id: 'half-done', title: 'Half done', content: null }));
    signOutInAnotherTab();
    await heading('Welcome back');
    expect(path()).toBe('/account/login');
    expect(useModals.getState().modals).toEqual([]);
    await waitFor(() => expect(queryClient.getQueryData(['/auth/auth-user', {}])).toBeUndefined());
    expect(connectionStatus.getState()).toMatchObject({ status: 'disconnected', awaySince: null });
  });
});

describe('another tab in which somebody else signs out', () => {
  it('takes this one along when the session was the same', async () => {
    const { path } = await openAsHannah();
    signOutInAnotherTab(4);
    await heading('Welcome back');
    expect(path()).toBe('/account/login');
  });

  it('leaves this one alone when its session still stands', async () => {
    const { path } = await openAsHannah();
    const requests = mockServer.recordRequests();
    tellOfSignOut(4);
    await waitFor(() => expect(requests).toContain('/auth/session'));
    expect(path()).toBe('/pipeline');
    expect(screen.getByText('Your profile, Hannah Okafor')).toBeInTheDocument();
  });
});

describe('another tab in which somebody else signed in', () => {
  it('is noticed when this one is looked at: everything is theirs from then on', async () => {
    await openAsHannah();
    mockServer.signInAs('aoife.brennan');
    look();
    expect(await screen.findByText('Your profile, Aoife Brennan')).toBeInTheDocument();
    expect(screen.queryByText('Your profile, Hannah Okafor')).toBeNull();
  });
});

describe('a page that comes from the back-forward cache', () => {
  it('asks who is here, and stays when it is the same person', async () => {
    const { path } = await openAsHannah();
    const requests = mockServer.recordRequests();
    comeBack();
    await waitFor(() => expect(requests).toContain('/auth/session'));
    expect(path()).toBe('/pipeline');
  });

  it('shows nothing private to nobody', async () => {
    const { path } = await openAsHannah();
    mockServer.signOut();
    comeBack();
    await heading('Welcome back');
    expect(path()).toBe('/account/login');
    expect(sessionStorage.getItem('return-path')).toBe('/pipeline');
  });
});

describe('a browser that keeps nothing', () => {
  it('lets a member in all the same', async () => {
    const kept = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    try {
      await openAsHannah();
      expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    } finally {
      if (kept) Object.defineProperty(globalThis, 'localStorage', kept);
    }
  });

  it('is not misled by what another version kept', async () => {
    localStorage.setItem('session-hint', '{"v":2}');
    localStorage.setItem('theme', '["light"]');
    sessionStorage.setItem('return-path', 'https://evil.example/');
    await openAsHannah();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
});
