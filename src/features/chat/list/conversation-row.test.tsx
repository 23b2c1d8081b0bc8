import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { setNeighbourOnline } from '@mocks/engine/realtime/presence';
import { callum, composer, openCallum, prepareChat, stored } from '@/testing/screens/chat-screen';
import { mockServer } from '@/testing/setup';
import { closeOutbox } from '../outbox/outbox-store';

const { world } = mockServer;
prepareChat();

const rowOf = async (name: RegExp) => {
  const list = await screen.findByRole('list', { name: 'Conversations' });
  return within(list).findByRole('link', { name });
};
const callumsRow = () => rowOf(/^Callum Reyes/);

describe('a conversation in the list', () => {
  it('says which message did not go, also after a reload, until it is sent', async () => {
    const { router } = await openCallum();
    mockServer.fail('createMessage', { status: 500, times: 1, body: { message: 'The server is resting' } });
    const user = userEvent.setup();
    await user.type(await composer(), 'The **roofer** is late{Enter}');
    const told = 'Not sent: The roofer is late';
    await waitFor(async () => expect(await callumsRow()).toHaveTextContent(told));
    await router.navigate({ to: '/conversations', search: { chat: 2, view: 'chat' } });
    await screen.findByRole('textbox', { name: 'Message Priya' });
    expect(await callumsRow()).toHaveTextContent(told);
    // the page is closed and opened again
    cleanup();
    closeOutbox();
    await openCallum();
    expect(await callumsRow()).toHaveTextContent(told);
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(stored('The **roofer** is late')).toHaveLength(1));
    await waitFor(async () => expect(await callumsRow()).toHaveTextContent('You: The roofer is late'));
    expect(await callumsRow()).not.toHaveTextContent('Not sent');
  });

  it('says what was said last again when the failed message is given up', async () => {
    await openCallum();
    await waitFor(async () => expect(await callumsRow()).toHaveTextContent('Are you there?'));
    mockServer.fail('createMessage', { status: 'network', times: 1 });
    const user = userEvent.setup();
    await user.type(await composer(), 'Never mind{Enter}');
    const row = await callumsRow();
    await waitFor(() => expect(row).toHaveTextContent('Not sent: Never mind'));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(row).not.toHaveTextContent('Never mind');
    expect(row).toHaveTextContent('Are you there?');
  });

  it('says that a message waits for the network', async () => {
    await openCallum();
    await mockServer.change({ isOffline: true });
    await userEvent.type(await composer(), 'From the train{Enter}');
    const row = await callumsRow();
    await waitFor(() => expect(row).toHaveTextContent('Waiting to be sent: From the train'));
    await mockServer.change({ isOffline: false });
    await waitFor(() => expect(row).toHaveTextContent('You: From the train'), { timeout: 10_000 });
  });

  it('tells in its name who is online and what is unread', async () => {
    await openCallum();
    act(() => setNeighbourOnline(world, callum, true));
    expect(await rowOf(/^Callum Reyes ?, Online/)).toBeVisible();
    act(() => setNeighbourOnline(world, callum, false));
    await waitFor(async () => expect(await callumsRow()).not.toHaveAccessibleName(/online/i));
    expect(await rowOf(/^Leeds HMO owners ?, \d+ unread/)).toBeVisible();
  });
});
