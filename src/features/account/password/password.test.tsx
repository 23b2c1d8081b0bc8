import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const said = 'If that address has an account, we’ve sent a link.';

afterEach(() => vi.useRealTimers());

async function askFor(email: string) {
  openApp('/account/forgot-password');
  await heading('Reset your password');
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), email);
  await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
}

/** The token that Hannah's e-mail holds. */
async function sentToken(): Promise<string> {
  await fetch('/api/auth/reset-password', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'hannah.okafor@post.example', uri: location.origin }),
  });
  return new URL(mockServer.mails().at(-1)?.link ?? '').searchParams.get('token') ?? '';
}

async function setPassword(password: string, again = password) {
  await userEvent.type(screen.getByLabelText('New password'), password);
  await userEvent.type(screen.getByLabelText('Confirm new password'), again);
  await userEvent.click(screen.getByRole('button', { name: 'Set new password' }));
}

describe('a forgotten password', () => {
  it.each(['hannah.okafor@post.example', 'nobody@post.example'])(
    'is answered alike for %s',
    async (email) => {
      await askFor(email);
      expect(await screen.findByText(said)).toBeVisible();
      expect(screen.getByRole('button', { name: /Send again in \d+ seconds?/ })).toBeDisabled();
    },
  );

  it('can be asked for again after a minute', async () => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout'],
      shouldAdvanceTime: true,
      advanceTimeDelta: 1,
    });
    openApp('/account/forgot-password');
    await heading('Reset your password');
    fireEvent.change(screen.getByRole('textbox', { name: 'Email' }), {
      target: { value: 'ada@post.example' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Send link' }));
    await screen.findByText(said);
    for (let second = 0; second < 60; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getByRole('button', { name: 'Send again' })).toBeEnabled();
  });

  it('asks for an address that can be one', async () => {
    await askFor('hannah');
    const email = screen.getByRole('textbox', { name: 'Email' });
    await waitFor(() => expect(email).toHaveFocus());
    expect(email).toHaveAccessibleDescription('Enter your email address, such as name@example.co.uk');
  });

  it('keeps the address when the server fails', async () => {
    mockServer.fail('requestPasswordReset', { status: 500, body: { message: 'Back in a minute' } });
    await askFor('hannah.okafor@post.example');
    expect(await screen.findByRole('alert')).toHaveTextContent('Back in a minute');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('hannah.okafor@post.example');
    expect(screen.queryByText(said)).toBeNull();
  });

  it('is a way from the sign-in page', async () => {
    const { path } = openApp('/account/login');
    await userEvent.click(await screen.findByRole('link', { name: 'Forgot password?' }));
    await heading('Reset your password');
    expect(path()).toBe('/account/forgot-password');
  });
});

describe('the link to a new password', () => {
  it('sets it, and leads to the sign-in page', async () => {
    const requests = mockServer.recordRequests();
    const { path } = openApp(`/account/reset-password?token=${await sentToken()}`);
    await heading('Set a new password');
    await setPassword('a seaside rowing boat');
    await heading('Welcome back');
    expect(path()).toBe('/account/login');
    expect(mockServer.world.db.user.first('username', 'hannah.okafor')?.password).toBe(
      'a seaside rowing boat',
    );
    expect(requests).not.toContain('/auth/confirm-email');
  });

  it('wants the same twice', async () => {
    const requests = mockServer.recordRequests();
    openApp(`/account/reset-password?token=${await sentToken()}`);
    await heading('Set a new password');
    await setPassword('a seaside rowing boat', 'a seaside rowing boot');
    const again = screen.getByLabelText('Confirm new password');
    await waitFor(() => expect(again).toHaveFocus());
    expect(again).toHaveAccessibleDescription('The passwords don’t match');
    expect(requests).not.toContain('/auth/new-password');
  });

  it('says when it has expired, and where to get another', async () => {
    openApp('/account/reset-password?token=used-up');
    await heading('Set a new password');
    await setPassword('a seaside rowing boat');
    await heading('This link has expired');
    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
      'href',
      '/account/forgot-password',
    );
  });

  it.each([
    '',
    'two words',
    '<script>alert(1)</script>',
    '"onload=x',
    'a\u0000b',
    'x'.repeat(501),
    '{"a":1}',
    '[1]',
    'null',
    'true',
  ])('%j is no token: it is refused and sent nowhere', async (token) => {
    const requests = mockServer.recordRequests();
    openApp(`/account/reset-password?token=${encodeURIComponent(token)}`);
    await heading('This link has expired');
    expect(document.title).toBe('Link expired · Tiebeam');
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(requests.filter((path) => path !== '/auth/session')).toEqual([]);
  });

  it.each(['12345678901234567890', '00000000000000000042', '12e34567', '1234'])(
    'of digits alone, %s, goes to the server as it was sent',
    async (token) => {
      const sent: unknown[] = [];
      mockServer.use(
        http.post('*/api/auth/new-password', async ({ request }) => {
          sent.push(await request.clone().json());
        }),
      );
      openApp(`/account/reset-password?token=${token}`);
      await heading('Set a new password');
      await setPassword('a seaside rowing boat');
      await heading('This link has expired');
      expect(sent).toEqual([{ token, password: 'a seaside rowing boat' }]);
    },
  );

  it('keeps what was typed when the server fails', async () => {
    mockServer.fail('setNewPassword', { status: 500, body: { message: 'Back in a minute' } });
    openApp(`/account/reset-password?token=${await sentToken()}`);
    await heading('Set a new password');
    await setPassword('a seaside rowing boat');
    expect(await screen.findByRole('alert')).toHaveTextContent('Back in a minute');
    expect(screen.getByLabelText('New password')).toHaveValue('a seaside rowing boat');
  });
});
