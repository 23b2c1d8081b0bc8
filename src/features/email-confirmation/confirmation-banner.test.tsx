import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openApp, testQueryClient } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
import { useToastAnnouncer } from '@/ui/toast/toast-announcer';
import { ToastRegion } from '@/ui/toast/toast-region';
import { ConfirmationBanner } from './confirmation-banner';

const button = (name: string) => screen.findByRole('button', { name });
const send = async () => fireEvent.click(await button('Send Confirmation Email'));
const said = (text: string) => screen.findByText(text, { selector: '.sr-only[aria-live] p', ignore: false });

function open() {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  render(
    <QueryClientProvider client={testQueryClient()}>
      <RouterContextProvider router={router}>
        <ConfirmationBanner email="aoife@brennanlets.example" />
        <ToastRegion />
      </RouterContextProvider>
    </QueryClientProvider>,
  );
}

describe('the confirmation banner', () => {
  beforeEach(() => {
    mockServer.signInAs('aoife.brennan');
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout'],
      shouldAdvanceTime: true,
      advanceTimeDelta: 1,
    });
  });
  afterEach(() => {
    act(() => {
      toast.remove();
      useToastAnnouncer.setState(useToastAnnouncer.getInitialState());
    });
    vi.useRealTimers();
  });

  it('sends the link for this site and rests for 8 s', async () => {
    open();
    const sendButton = await button('Send Confirmation Email');
    sendButton.focus();
    fireEvent.click(sendButton);
    expect(await button('Sent')).toBeDisabled();
    await said('Confirmation email sent');
    expect(new URL(mockServer.mails()[0]?.link ?? '').origin).toBe(location.origin);

    // the countdown ticks by the second, and each tick is a render
    for (let second = 1; second < 8; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(await button('Sent')).toBeDisabled();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    // at once: to wait for it would let time go on
    const again = screen.getByRole('button', { name: 'Send Confirmation Email' });
    expect(again).toBeEnabled();
    expect(again).toHaveFocus();
  });

  it.each([
    [
      { status: 429, body: { message: 'Wait a little before the next one' } },
      'Wait a little before the next one',
    ],
    [{ status: 500, body: { message: '' } }, 'Failed to send confirmation email'],
    [{ status: 'network' }, 'Failed to send confirmation email'],
  ] as const)('says why it could not: %j', async (fault, text) => {
    mockServer.fail('sendEmailConfirmation', fault);
    open();
    await send();
    await said(text);
    expect(await button('Send Confirmation Email')).toBeEnabled();
  });

  it('goes on resting while it is small', async () => {
    open();
    await send();
    await button('Sent');
    fireEvent.click(await button('Minimise'));
    fireEvent.click(await button('Confirm your email'));
    expect(await button('Sent')).toBeDisabled();
  });
});

describe('in the shell', () => {
  it('is there for a member whose address is not confirmed, without a way to send it away', async () => {
    mockServer.signInAs('aoife.brennan');
    openApp('/pipeline');
    const banner = await screen.findByRole('region', { name: 'Confirm your email' });
    expect(banner).toHaveTextContent('aoife');
    expect(
      within(banner)
        .getAllByRole('button')
        .map((one) => one.textContent || one.ariaLabel),
    ).toEqual(['Send Confirmation Email', 'Minimise']);
  });

  it('leads to where the address can be changed, and stays small for the visit', async () => {
    mockServer.signInAs('aoife.brennan');
    const { path } = openApp('/pipeline');
    fireEvent.click(await screen.findByRole('link', { name: 'Change email' }));
    await waitFor(() => expect(path()).toBe('/settings/account'));
    fireEvent.click(await button('Minimise'));

    // the page is loaded anew in the same tab
    cleanup();
    openApp('/pipeline');
    expect(await button('Confirm your email')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Confirm your email' })).toBeNull();

    // another visit
    cleanup();
    sessionStorage.clear();
    openApp('/pipeline');
    expect(await screen.findByRole('region', { name: 'Confirm your email' })).toBeVisible();
  });

  it('is not there for anybody else', async () => {
    mockServer.signInAs('hannah.okafor');
    openApp('/pipeline');
    await screen.findByRole('heading', { level: 1, name: 'Pipeline' });
    // what comes late has come
    await userEvent.hover(document.body);
    await screen.findByRole('status', { name: 'Connection status' });
    expect(screen.queryByText('Confirm your email')).toBeNull();
  });
});
