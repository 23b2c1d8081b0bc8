import { createMemoryHistory } from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '@/app/create-app';
import { openApp } from '@/testing/open-app';
import { noteApp } from '@/testing/open-apps';
import { mockServer } from '@/testing/setup';
import { useToastAnnouncer } from '@/ui/toast/toast-announcer';

const said = (text: string) =>
  screen.findByText(text, { selector: '.sr-only[aria-live] p', ignore: false }, { timeout: 3000 });
const confirmations = (requests: readonly string[]) =>
  requests.filter((path) => path === '/auth/confirm-email');
const failure = 'Confirmation failed. Please request a new confirmation email.';

let requests: string[];
beforeEach(() => {
  useToastAnnouncer.setState(useToastAnnouncer.getInitialState());
  requests = mockServer.recordRequests();
});

/** A token as it stands in the e-mail that Aoife was sent. */
async function sentToken(): Promise<string> {
  mockServer.signInAs('aoife.brennan');
  await fetch('/api/auth/email-confirmation', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ uri: location.origin }),
  });
  return new URL(mockServer.mails()[0]?.link ?? '').searchParams.get('token') ?? '';
}

describe('the link of a confirmation e-mail', () => {
  it('confirms the address, takes the banner away and leaves no token in the address', async () => {
    const token = await sentToken();
    const { router } = openApp(`/pipeline?view=board&token=${token}#top`);
    await said('Email confirmed');
    await waitFor(() => expect(screen.queryByText('Confirm your email')).toBeNull());
    expect(router.history.location.href).toBe('/pipeline?view=board#top');
    expect(router.history.canGoBack()).toBe(false);
  });

  it('works for somebody who is not signed in', async () => {
    const token = await sentToken();
    mockServer.signOut();
    const { router } = openApp(`/?token=${token}`);
    await said('Email confirmed');
    expect(router.history.location.href).toBe('/');
  });

  it('says so when the token is not good, or not any more', async () => {
    const { router } = openApp('/terms?token=bad');
    await said(failure);
    expect(router.history.location.href).toBe('/terms');
    expect(confirmations(requests)).toHaveLength(1);
  });

  it('says so when the server cannot be reached', async () => {
    mockServer.fail('confirmEmail', { status: 'network' });
    openApp('/terms?token=good');
    expect(await said(failure)).toBeVisible();
  });

  it('is followed once, though React renders everything twice', async () => {
    const { element, router } = createApp({
      history: createMemoryHistory({ initialEntries: ['/terms?token=bad'] }),
      signal: noteApp(),
    });
    render(<StrictMode>{element}</StrictMode>);
    await said(failure);
    await router.navigate({ to: '/privacy' });
    await screen.findByRole('heading', { level: 1 });
    expect(confirmations(requests)).toHaveLength(1);
  });

  it('takes its token nowhere when the visitor must sign in first', async () => {
    const { router, path } = openApp('/pipeline?token=bad');
    await said(failure);
    expect(path()).toBe('/account/login');
    expect(sessionStorage.getItem('return-path')).toBe('/pipeline');
    expect(router.history.location.href).toBe('/account/login');
  });
});

it('a token for a new password is not taken for a confirmation', async () => {
  const { router } = openApp('/account/reset-password?token=secret');
  await waitFor(() => expect(router.state.status).toBe('idle'));
  expect(router.history.location.search).toBe('?token=secret');
  expect(confirmations(requests)).toEqual([]);
});
