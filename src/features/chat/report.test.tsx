import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { sendMessage } from '@mocks/features/chat/activity/chat-activity';
import { callumSays, hannah, openCallum, prepareChat, row } from '@/testing/screens/chat-screen';
import { holdNext } from '@/testing/hold-next';
import { mockServer } from '@/testing/setup';

prepareChat();

async function openMenu(text: string) {
  await waitFor(() => expect(row(text)).toHaveLength(1));
  const [message] = row(text);
  if (!message) throw new Error('The message is not there');
  await userEvent.click(within(message).getByRole('button', { name: /^Actions/ }));
  await screen.findByRole('menuitem', { name: 'Delete' });
}

it('Somebody else’s message is reported from its menu', async () => {
  const { id } = callumSays('Send me your bank details');
  await openCallum();
  await openMenu('Send me your bank details');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Report…' }));
  const form = within(await screen.findByRole('dialog', { name: 'Report this message' }));
  await userEvent.click(form.getByRole('radio', { name: 'Asks for money or bank details' }));
  await userEvent.click(form.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText(/^Thanks\. Your report’s reference is SUP-/)).toBeVisible();
  expect(mockServer.world.db.supportTicket.by('ownerId', hannah).at(-1)?.context).toEqual({
    kind: 'message',
    id: String(id),
    reason: 'Asks for money or bank details',
    route: '/conversations?chat=1',
  });
});

it('A report says that it is being sent, and its reason cannot be changed meanwhile', async () => {
  callumSays('Buy my course');
  await openCallum();
  await openMenu('Buy my course');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Report…' }));
  const form = within(await screen.findByRole('dialog', { name: 'Report this message' }));
  await userEvent.click(form.getByRole('radio', { name: 'Spam or a scam' }));
  const send = holdNext('post', '/support');
  await userEvent.click(form.getByRole('button', { name: 'Send report' }));
  expect(form.getByRole('button', { name: 'Sending…' })).toBeDisabled();
  await userEvent.click(form.getByRole('radio', { name: 'Asks for money or bank details' }));
  expect(form.getByRole('radio', { checked: true })).toHaveAccessibleName('Spam or a scam');
  send();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const ticket = mockServer.world.db.supportTicket.by('ownerId', hannah).at(-1);
  expect(ticket?.context?.reason).toBe('Spam or a scam');
});

it('My own message has no report', async () => {
  sendMessage(mockServer.world, 1, hannah, { content: 'Mine', clientId: 'mine' });
  await openCallum();
  await openMenu('Mine');
  expect(screen.queryByRole('menuitem', { name: 'Report…' })).toBeNull();
});
