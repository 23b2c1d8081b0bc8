import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { sendMessage } from '@mocks/features/chat/activity/chat-activity';
import { membershipOf } from '@mocks/features/chat/activity/conversations';
import { messageView } from '@mocks/features/chat/views';
import { composer, hannah, openCallum, prepareChat, row, rows, stored } from '@/testing/screens/chat-screen';
import { mockServer } from '@/testing/setup';

const { world } = mockServer;
prepareChat();

/** As a server that knows nothing of client ids; told or not what it made of a message. */
function dropClientIds(isTold: boolean) {
  mockServer.use(
    http.post('*/api/conversations/messages', async ({ request }) => {
      // the contract's NewMessage, as the application sends it
      const { content, clientId } = (await request.json()) as { content: string; clientId: string };
      const { id } = sendMessage(world, 1, hannah, { content, clientId });
      const sent = world.db.message.update(id, { clientId: '' });
      const member = membershipOf(world.db, 1, hannah);
      return HttpResponse.json(isTold && member ? messageView(world, sent, member) : {});
    }),
  );
}
const underWay = () => screen.queryByRole('article', { name: /^You, (sent|sending)$/ });

it('Send is of no use while there is nothing to send', async () => {
  await openCallum();
  const send = screen.getByRole('button', { name: 'Send' });
  expect(send).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(send);
  expect(await composer()).toHaveFocus();
  await userEvent.type(await composer(), 'Hello');
  expect(send).not.toHaveAttribute('aria-disabled');
});

describe('a message', () => {
  it('is sent by Enter, shown at once and kept once by the server', async () => {
    await openCallum();
    const user = userEvent.setup();
    const posts = mockServer.recordRequests();
    await user.type(await composer(), 'First line{Shift>}{Enter}{/Shift}second line{Enter}{Enter}');
    await waitFor(() => expect(row(/^First line\s*second line/)).toHaveLength(1));
    expect(await composer()).toHaveValue('');
    await waitFor(() => expect(stored('First line\nsecond line')).toHaveLength(1));
    await waitFor(() => expect(row('First line')[0]).toHaveTextContent(/Delivered|Sent$/));
    expect(posts.filter((path) => path === '/conversations/messages')).toHaveLength(1);
    const link = screen.getByRole('link', { name: /^Callum Reyes/, current: 'page' });
    await waitFor(() => expect(link).toHaveTextContent('You: First line second line'));
  });

  it('of nothing is not sent, nor by the Enter that ends a composed character', async () => {
    await openCallum();
    const posts = mockServer.recordRequests();
    const field = await composer();
    const user = userEvent.setup();
    await user.type(field, '   {Enter}');
    await user.clear(field);
    await user.type(field, 'にほん');
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true });
    field.dispatchEvent(enter);
    expect(field).toHaveValue('にほん');
    expect(posts).not.toContain('/conversations/messages');
  });

  it('that failed says why, and a retry sends it once', async () => {
    await openCallum();
    mockServer.fail('createMessage', { status: 500, times: 1, body: { message: 'The server is resting' } });
    const user = userEvent.setup();
    await user.type(await composer(), 'Keep me{Enter}');
    expect(await screen.findByText('Not sent: The server is resting')).toBeVisible();
    const failed = screen.getByRole('article', { name: 'You, not sent' });
    expect(failed).toHaveTextContent('Keep me');
    expect(within(failed).getByRole('button', { name: 'Copy' })).toBeVisible();
    await user.click(within(failed).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(stored('Keep me')).toHaveLength(1), { timeout: 10_000 });
    await waitFor(() => expect(screen.queryByText(/^Not sent/)).not.toBeInTheDocument());
    expect(row('Keep me')).toHaveLength(1);
  });

  it('that failed can be given up', async () => {
    await openCallum();
    mockServer.fail('createMessage', { status: 'network', times: 1 });
    const user = userEvent.setup();
    await user.type(await composer(), 'Never mind{Enter}');
    expect(await screen.findByText('Not sent: We couldn’t reach the server')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(row('Never mind')).toEqual([]);
    expect(stored('Never mind')).toEqual([]);
  });

  it('whose answer was lost is there once, retried or not', async () => {
    await openCallum();
    mockServer.use(
      http.post('*/api/conversations/messages', async ({ request }) => {
        // the contract's NewMessage, as the application sends it
        const { content, clientId } = (await request.json()) as { content: string; clientId: string };
        sendMessage(world, 1, hannah, { content, clientId });
        return HttpResponse.error();
      }),
    );
    const user = userEvent.setup();
    await user.type(await composer(), 'Did it arrive?{Enter}');
    await waitFor(() => expect(stored('Did it arrive?')).toHaveLength(1));
    await waitFor(() => expect(row('Did it arrive?')[0]).toHaveTextContent(/Sent$|Delivered/));
    expect(row('Did it arrive?')).toHaveLength(1);
    expect(screen.queryByText(/^Not sent/)).not.toBeInTheDocument();
  });

  it.each(['{}', 'the message'])(
    'stands once where the server keeps no client id and answers with %s',
    async (answer) => {
      dropClientIds(answer !== '{}');
      await openCallum();
      const user = userEvent.setup();
      await user.type(await composer(), 'Once is enough{Enter}');
      await waitFor(() => expect(stored('Once is enough')).toHaveLength(1));
      await waitFor(() => expect(row('Once is enough')[0]).toHaveTextContent(/Sent$|Delivered/));
      await waitFor(() => expect(underWay()).toBeNull());
      await user.type(await composer(), 'Once is enough{Enter}');
      await waitFor(() => expect(stored('Once is enough')).toHaveLength(2));
      await waitFor(() => expect(underWay()).toBeNull());
      expect(row('Once is enough')).toHaveLength(2);
    },
  );

  it('is answered, with the quoted one above it', async () => {
    await openCallum();
    const user = userEvent.setup();
    const target = row('Are you there?')[0];
    if (!target) throw new Error('The message is not there');
    within(target)
      .getByRole('button', { name: /^Actions/ })
      .focus();
    await user.keyboard('r');
    expect(screen.getByText('Replying to', { exact: false })).toBeVisible();
    await user.type(await composer(), 'Here I am{Enter}');
    await waitFor(() => expect(stored('Here I am')[0]?.replyToId).not.toBeNull());
    await waitFor(() => expect(row('Here I am')[0]).toHaveTextContent('Replying to Callum Reyes'));
  });
});

describe('what I wrote', () => {
  const write = async (text: string) => {
    const user = userEvent.setup();
    await user.type(await composer(), `${text}{Enter}`);
    await waitFor(() => expect(stored(text)).toHaveLength(1));
    await waitFor(() => expect(row(text)[0]).toHaveTextContent(/Sent$|Delivered/));
    return user;
  };

  it('is edited with ↑, and says so', async () => {
    await openCallum();
    const user = await write('At hafl past ten');
    await user.click(await composer());
    await user.keyboard('{ArrowUp}');
    const box = await screen.findByRole('textbox', { name: 'Message' });
    expect(box).toHaveValue('At hafl past ten');
    await user.clear(box);
    await user.type(box, 'At half past ten{Enter}');
    await waitFor(() => expect(stored('At half past ten')).toHaveLength(1));
    await waitFor(() => expect(row('At half past ten')[0]).toHaveTextContent('Edited'));
  });

  it('comes back to be edited when the change is refused, with what was typed', async () => {
    await openCallum();
    const user = await write('Before');
    mockServer.fail('updateMessage', { status: 409, body: { message: 'This was changed elsewhere' } });
    await user.click(await composer());
    await user.keyboard('{ArrowUp}');
    await user.type(await screen.findByRole('textbox', { name: 'Message' }), ' and after{Enter}');
    expect(await screen.findByText('Couldn’t save: This was changed elsewhere')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Before and after');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(row('Before')).toHaveLength(1));
    expect(row('Before and after')).toEqual([]);
  });

  it('is deleted for everyone only after a question', async () => {
    await openCallum();
    const user = await write('Wrong window');
    const [target] = row('Wrong window');
    if (!target) throw new Error('The message is not there');
    await user.click(within(target).getByRole('button', { name: /^Actions/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete for everyone' }));
    await waitFor(() => expect(stored('Wrong window')).toEqual([]));
    await waitFor(() => expect(rows().at(-1)).toHaveTextContent('Message deleted'));
  });

  it('is there again when its deletion failed', async () => {
    await openCallum();
    const user = await write('Still here');
    mockServer.fail('deleteMessage', { status: 500 });
    const [target] = row('Still here');
    if (!target) throw new Error('The message is not there');
    await user.click(within(target).getByRole('button', { name: /^Actions/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete for me' }));
    expect(await screen.findByText('Couldn’t delete the message')).toBeInTheDocument();
    await waitFor(() => expect(row('Still here')).toHaveLength(1));
  });
});
