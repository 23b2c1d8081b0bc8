import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { checkAgain } from '@/entities/session/queries';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
import { connectionStatus } from '@/realtime/status';
import { closeAllModals, openModal, useModals } from '@/ui/modal/modal-store';

afterEach(closeAllModals);

// a page's chunk comes first, and the machine may be busy
const patience = { timeout: 10_000 };
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, patience);

/** Another tab of this browser speaks in a channel of its own. */
function sayInAnotherTab(news: unknown) {
  const channel = new BroadcastChannel('session');
  channel.postMessage(news);
  channel.close();
}

const idOf = (username: string) => mockServer.world.db.user.first('username', username)?.id ?? 0;

function signOutInAnotherTab(username = 'hannah.okafor') {
  mockServer.signOut();
  sayInAnotherTab({ signedOut: idOf(username) });
}

/** The page comes from the back-forward cache: the sockets it had are closed, and its answers may be anybody's. */
const comeBack = () =>
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
const look = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

async function openAsHannah() {
  mockServer.signInAs('hannah.okafor');
  const app = openApp('/pipeline');
  await heading('Pipeline');
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

describe('another tab that says what this version does not know', () => {
  it('makes this one look for itself', async () => {
    const { path } = await openAsHannah();
    mockServer.signOut();
    sayInAnotherTab('signed-out');
    await heading('Welcome back');
    expect(path()).toBe('/account/login');
  });
});

describe('another tab in which somebody else signs out', () => {
  it('takes this one along when the session was the same', async () => {
    const { path } = await openAsHannah();
    signOutInAnotherTab('tom.whitfield');
    await heading('Welcome back');
    expect(path()).toBe('/account/login');
  });

  it('leaves this one alone when its session still stands', async () => {
    const { path } = await openAsHannah();
    const requests = mockServer.recordRequests();
    sayInAnotherTab({ signedOut: idOf('tom.whitfield') });
    await waitFor(() => expect(requests).toContain('/auth/session'));
    expect(path()).toBe('/pipeline');
    expect(screen.getByText('Your profile, Hannah Okafor')).toBeInTheDocument();
  });
});

describe('another tab that signs in', () => {
  it('is believed more than a check from before it', async () => {
    openApp('/account/login');
    await heading('Welcome back');
    let answer: (() => void) | undefined;
    const stale = async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return new HttpResponse(null, { status: 401 });
    };
    mockServer.use(http.get('*/api/auth/session', stale, { once: true }));
    // the mark that the other tab has set; the check begins with it, and takes it away
    localStorage.setItem('session-hint', '1');
    look();
    await waitFor(() => expect(answer).toBeDefined());
    mockServer.signInAs('aoife.brennan');
    sayInAnotherTab({ signedIn: idOf('aoife.brennan') });
    answer?.();
    expect(await screen.findByRole('link', { name: 'Your profile, Aoife Brennan' }, patience)).toBeVisible();
  });

  it('is heard where a check has just taken its mark away', async () => {
    openApp('/account/login');
    await heading('Welcome back');
    mockServer.signInAs('aoife.brennan');
    expect(localStorage.getItem('session-hint')).toBeNull();
    sayInAnotherTab({ signedIn: idOf('aoife.brennan') });
    expect(await screen.findByRole('link', { name: 'Your profile, Aoife Brennan' }, patience)).toBeVisible();
  });
});

describe('another tab that found the session ended', () => {
  it('takes this one to the sign-in page too', async () => {
    await openAsHannah();
    mockServer.signOut();
    localStorage.removeItem('session-hint');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'session-hint' })));
    expect(await heading('Welcome back')).toBeVisible();
  });
});

describe('another tab in which somebody else signed in', () => {
  it.each([
    ['at once, for it says so', () => sayInAnotherTab({ signedIn: idOf('aoife.brennan') })],
    [
      'when the focus comes back to this window',
      () => {
        act(() => void window.dispatchEvent(new Event('blur')));
        act(() => void window.dispatchEvent(new Event('focus')));
      },
    ],
  ])('is noticed %s: nothing half done stays open', async (_when, tell) => {
    await openAsHannah();
    act(() => openModal({ id: 'half-done', title: 'Half done', content: null }));
    mockServer.signInAs('aoife.brennan');
    tell();
    expect(await screen.findByText('Your profile, Aoife Brennan', {}, patience)).toBeInTheDocument();
    expect(screen.queryByText('Your profile, Hannah Okafor')).toBeNull();
    expect(useModals.getState().modals).toEqual([]);
  });

  it('is noticed when this one is looked at: everything is theirs from then on', async () => {
    await openAsHannah();
    mockServer.signInAs('aoife.brennan');
    look();
    expect(await screen.findByText('Your profile, Aoife Brennan', {}, patience)).toBeInTheDocument();
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

describe('a page that comes back after another tab signed out', () => {
  it('is out of sight until it is known whose it is', async () => {
    await openAsHannah();
    mockServer.signOut();
    localStorage.removeItem('session-hint');
    comeBack();
    expect(screen.getByRole('main', { hidden: true })).not.toBeVisible();
    expect(await heading('Welcome back')).toBeVisible();
  });

  it('is there again when it is still the same person’s', async () => {
    await openAsHannah();
    localStorage.removeItem('session-hint');
    comeBack();
    expect(screen.getByRole('main', { hidden: true })).not.toBeVisible();
    await waitFor(() => expect(screen.getByRole('main')).toBeVisible());
    expect(localStorage.getItem('session-hint')).toBe('1');
  });
});

describe('a page that is looked at again', { timeout: 60_000 }, () => {
  it('stays as it is when the server cannot be reached: nobody asked for anything', async () => {
    const { path, queryClient } = await openAsHannah();
    mockServer.fail('getSession', { status: 503 });
    look();
    await waitFor(() => expect(queryClient.isFetching()).toBe(1));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0), patience);
    expect(path()).toBe('/pipeline');
    expect(screen.getByRole('heading', { level: 1, name: 'Pipeline' })).toBeVisible();
  });

  it('shows as read what was read in another tab', async () => {
    await openAsHannah();
    const bell = () => screen.findByRole('button', { name: /^Notifications/ }, patience);
    await waitFor(async () => expect(await bell()).toHaveAccessibleName(/unread/), patience);
    const { notification } = mockServer.world.db;
    for (const each of notification.by('notifierId', idOf('hannah.okafor'))) {
      notification.update(each.id, { read: true });
    }
    look();
    await waitFor(async () => expect(await bell()).toHaveAccessibleName('Notifications'), patience);
  });
});

describe('an answer on the session from before the sign-out', () => {
  it('does not sign anybody in again', async () => {
    const { path, queryClient } = await openAsHannah();
    let arrive = () => {};
    const onItsWay = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const answer = async () => {
      await onItsWay;
      return HttpResponse.json({ userId: idOf('hannah.okafor') });
    };
    mockServer.use(http.get('*/api/auth/session', answer, { once: true }));
    const late = checkAgain(queryClient);
    signOutInAnotherTab();
    await heading('Welcome back');
    arrive();
    expect(await late).toMatchObject({ hasSession: false });
    expect(localStorage.getItem('session-hint')).toBeNull();
    expect(path()).toBe('/account/login');
  });
});

describe('a browser that keeps nothing', () => {
  it('lets a member in all the same, and out when the session ends', async () => {
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
      mockServer.signOut();
      look();
      expect(await heading('Welcome back')).toBeVisible();
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
