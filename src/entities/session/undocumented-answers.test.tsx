// A server that knows only what the specification states: a success is a session, and who is without an id is nobody.
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { connectionStatus } from '@/realtime/status';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const session = '*/api/auth/session';

describe('a session check', { timeout: 30_000 }, () => {
  it.each([
    ['204', () => new HttpResponse(null, { status: 204 })],
    ['an empty 200', () => new HttpResponse('', { status: 200 })],
    ['{}', () => HttpResponse.json({})],
    ['null', () => HttpResponse.json(null)],
  ])('answered with %s is a session, and the member is online by their own id', async (_, answer) => {
    mockServer.signInAs('zainab.hussain');
    mockServer.use(http.get(session, answer));
    const { path } = openApp('/pipeline');
    await heading('Pipeline');
    expect(path()).toBe('/pipeline');
    expect(localStorage.getItem('session-hint')).toBe('1');
    await waitFor(() => expect(connectionStatus.getState().status).toBe('connected'));
    await waitFor(() => expect(mockServer.isOnline('zainab.hussain')).toBe(true));
  });

  it('that fails with 500 says nothing on the sign-in page and keeps the mark; the form says it when it is sent', async () => {
    mockServer.signInAs('hannah.okafor');
    localStorage.setItem('session-hint', '1');
    mockServer.fail('getSession', { status: 500, times: 2 });
    const { path } = openApp('/pipeline');
    await heading('Welcome back');
    expect(path()).toBe('/account/login');
    expect(screen.queryByText('We couldn’t reach the server')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(localStorage.getItem('session-hint')).toBe('1');
    mockServer.fail('login', { status: 'network' });
    await userEvent.type(screen.getByRole('textbox', { name: 'Email or username' }), 'hannah.okafor');
    await userEvent.type(screen.getByLabelText('Password'), 'tiebeam-demo{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Check your connection and try again.');
  });

  it('that fails with 500 shows the landing page at `/`, without a message', async () => {
    mockServer.signInAs('hannah.okafor');
    localStorage.setItem('session-hint', '1');
    mockServer.fail('getSession', { status: 500 });
    openApp('/');
    await heading('Know the deal before you buy');
    expect(screen.queryByText('We couldn’t reach the server')).toBeNull();
  });
});

describe('a sign-in whose answer names nobody', { timeout: 30_000 }, () => {
  it('is a sign-in all the same', async () => {
    openApp('/pipeline');
    await heading('Welcome back');
    mockServer.signInAs('hannah.okafor');
    mockServer.use(
      http.post('*/api/auth/login', () => new HttpResponse(null, { status: 204 })),
      http.get(session, () => new HttpResponse(null, { status: 204 })),
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Email or username' }), 'hannah.okafor');
    await userEvent.type(screen.getByLabelText('Password'), 'tiebeam-demo{Enter}');
    expect(await heading('Pipeline')).toBeVisible();
  });
});

describe('a person without an id', { timeout: 30_000 }, () => {
  const nobody = () => {
    mockServer.signInAs('hannah.okafor');
    localStorage.setItem('session-hint', '1');
    mockServer.use(http.get('*/api/auth/auth-user', () => HttpResponse.json({})));
    return mockServer.recordRequests();
  };
  const expectNoShell = () => {
    expect(screen.queryByRole('complementary', { name: 'Sidebar' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Notifications/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /Ava/ })).toBeNull();
    expect(connectionStatus.getState().status).toBe('disconnected');
  };

  it('gets no shell, no bell, no Ava and no socket, and is told why the page does not come', async () => {
    const requests = nobody();
    openApp('/pipeline');
    await heading('Couldn’t load your account');
    expectNoShell();
    expect(requests.filter((path) => !path.startsWith('/auth'))).toEqual([]);
  });

  it('sees a public page as a stranger does', async () => {
    nobody();
    openApp('/about');
    await waitFor(() => expect(screen.getByRole('contentinfo')).toBeVisible());
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expectNoShell();
  });
});

describe('the confirmation banner', { timeout: 30_000 }, () => {
  it.each([{ email: null }, { email: undefined }])(
    'is not shown to a member with the address %o',
    async (given) => {
      mockServer.signInAs('aoife.brennan');
      const { id, username } = mockServer.world.sessions.visitor() ?? { id: 0, username: '' };
      const user = {
        id,
        username,
        fullName: 'Aoife Brennan',
        userRole: { role: 'user' },
        emailConfirmed: false,
      };
      mockServer.use(http.get('*/api/auth/auth-user', () => HttpResponse.json({ ...user, ...given })));
      openApp('/pipeline');
      await heading('Pipeline');
      await waitFor(() => expect(connectionStatus.getState().status).toBe('connected'));
      expect(screen.queryByRole('heading', { name: 'Confirm your email' })).toBeNull();
    },
  );

  it('is shown to a member whose address is not confirmed', async () => {
    mockServer.signInAs('aoife.brennan');
    openApp('/pipeline');
    expect(await screen.findByRole('heading', { name: 'Confirm your email' })).toBeVisible();
  });
});
