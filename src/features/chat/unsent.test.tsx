import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { composer, openCallum, prepareChat, row, stored } from '@/testing/chat-screen';
import { mockServer } from '@/testing/setup';

prepareChat();

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
    expect(localStorage.getItem('drafts')).toContain('For Priya');
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

  it('goes from this machine with the sign-out', async () => {
    await openCallum();
    mockServer.fail('createMessage', { status: 'network' });
    const user = userEvent.setup();
    await user.type(await composer(), 'Private{Enter}');
    expect(await screen.findByText(/^Not sent/)).toBeVisible();
    expect(localStorage.getItem('drafts')).toContain('Private');
    await user.click(screen.getByRole('button', { name: 'Account menu' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    await screen.findByRole('heading', { name: 'Welcome back' });
    expect(localStorage.getItem('drafts') ?? '').not.toContain('Private');
  });
});
