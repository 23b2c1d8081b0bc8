import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { callum, composer, openCallum, prepareChat, row, stored } from '@/testing/screens/chat-screen';
import { mockServer } from '@/testing/setup';
import { closeOutbox, openOutbox, useOutboxStore } from './outbox/outbox-store';
import { storedDrafts } from '@/testing/agreements/stored-drafts';

prepareChat();

/** Through the form of the sign-in page, which leads back to where one was. */
async function signInAgain() {
  const { identifier, password } = mockServer.member;
  await userEvent.type(await screen.findByRole('textbox', { name: 'Email or username' }), identifier);
  await userEvent.type(screen.getByLabelText('Password'), `${password}{Enter}`);
  await screen.findByRole('log', { name: 'Messages with Callum Reyes' });
}

describe('what is not sent', () => {
  it('is a draft of its conversation, and outlives the page', async () => {
    const app = await openCallum();
    const user = userEvent.setup();
    await user.type(await composer(), 'For Callum');
    await app.router.navigate({ to: '/conversations', search: { chat: 2, view: 'chat' } });
    const other = await screen.findByRole('textbox', { name: 'Message Priya' });
    expect(other).toHaveValue('');
    await user.type(other, 'For Priya');
    expect(screen.getByRole('link', { name: /^Callum Reyes/ })).toHaveTextContent('Draft: For Callum');
    await app.router.navigate({ to: '/conversations', search: { chat: 1, view: 'chat' } });
    expect(await composer()).toHaveValue('For Callum');
    expect(storedDrafts()).toContain('For Priya');
  });

  it('waits without a network and is sent when there is one', async () => {
    await openCallum();
    await mockServer.change({ isOffline: true });
    await userEvent.type(await composer(), 'From the train{Enter}');
    expect(await screen.findByText('Waiting to be sent')).toBeVisible();
    await mockServer.change({ isOffline: false });
    await waitFor(() => expect(stored('From the train')).toHaveLength(1), { timeout: 10_000 });
    await waitFor(() => expect(row('From the train')[0]).toHaveTextContent(/Sent$|Delivered/));
  });

  it('is sent on demand when the browser is wrong about the network', async () => {
    await openCallum();
    act(() => onlineManager.setOnline(false));
    await userEvent.type(await composer(), 'I am online{Enter}');
    expect(await screen.findByText('Waiting to be sent')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send now' }));
    await waitFor(() => expect(stored('I am online')).toHaveLength(1));
    act(() => onlineManager.setOnline(true));
  });

  it('is there after the session ended and the same person signed in again', async () => {
    const { queryClient } = await openCallum();
    await userEvent.type(await composer(), 'Half a sent');
    mockServer.signOut();
    void queryClient.invalidateQueries();
    await signInAgain();
    expect(await composer()).toHaveValue('Half a sent');
  });

  it('is sent once after the session ended while it was sent, by the same person alone', async () => {
    await openCallum();
    await userEvent.type(await composer(), 'Too late');
    mockServer.signOut();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Welcome back' });
    expect(stored('Too late')).toEqual([]);
    openOutbox(callum);
    expect(useOutboxStore.getState().outbox).toEqual([]);
    closeOutbox();
    await signInAgain();
    await waitFor(() => expect(stored('Too late')).toHaveLength(1));
    await waitFor(() => expect(row('Too late')[0]).toHaveTextContent(/Sent$|Delivered/));
    expect(row('Too late')).toHaveLength(1);
  });

  it('goes from this machine with the sign-out', async () => {
    await openCallum();
    mockServer.fail('createMessage', { status: 'network' });
    const user = userEvent.setup();
    await user.type(await composer(), 'Private{Enter}');
    expect(await screen.findByText('Not sent: We couldn’t reach the server')).toBeVisible();
    expect(storedDrafts()).toContain('Private');
    await user.click(screen.getByRole('button', { name: 'Account menu' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await screen.findByRole('heading', { name: 'Welcome back' });
    expect(storedDrafts()).not.toContain('Private');
  });
});
