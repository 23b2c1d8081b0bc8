import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { sendMessage } from '@mocks/features/chat/activity/chat-activity';
import {
  callum,
  composer,
  hannah,
  openCallum,
  prepareChat,
  row,
  stored,
} from '@/testing/screens/chat-screen';
import { storedEvaluation } from '@/testing/screens/evaluation-screen';
import { holdNext } from '@/testing/hold-next';
import { mockServer } from '@/testing/setup';
import { storedDrafts } from '@/testing/agreements/stored-drafts';
import { closeAllModals } from '@/ui/modal/modal-store';
// evaluated with the test file, so that nothing has to arrive first
import './deals/deal-attachment';
import './deals/give-quote';

const { world } = mockServer;
prepareChat();
const onePath = '/conversations/:id/messages/:messageId';
const patient = { timeout: 8000 };

/** A message of mine whose text is being changed to this. */
async function editTo(text: string) {
  const { id } = sendMessage(world, 1, hannah, { content: 'At ten', clientId: 'edited' });
  const app = await openCallum();
  await waitFor(() => expect(row('At ten')).toHaveLength(1));
  const box = await pressEdit('At ten');
  await userEvent.clear(box);
  await userEvent.type(box, text);
  return { id, app };
}

async function pressEdit(text: string) {
  const [message] = row(text);
  if (!message) throw new Error('The message is not there');
  await userEvent.click(within(message).getByRole('button', { name: /^Actions/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  return screen.findByRole('textbox', { name: 'Message' });
}

const content = (id: number) => world.db.message.get(id)?.content;

it('What is typed while a message is being sent is a draft after the page is left', async () => {
  await openCallum();
  const answer = holdNext('post', '/conversations/messages');
  await userEvent.type(await composer(), 'On its way{Enter}');
  await userEvent.type(await composer(), 'The next one');
  cleanup();
  answer();
  await waitFor(() => expect(stored('On its way')).toHaveLength(1));
  await waitFor(() => expect(storedDrafts()).not.toContain('On its way'));
  await openCallum();
  expect(await composer()).toHaveValue('The next one');
  await waitFor(() => expect(row('On its way')).toHaveLength(1));
});

it('An edit of a message that fails after the page is left is there at the next Edit', async () => {
  const { id, app } = await editTo('At eleven');
  mockServer.fail('updateMessage', { status: 500, times: 1 });
  const answer = holdNext('put', onePath);
  await userEvent.keyboard('{Enter}');
  await act(() => app.router.navigate({ to: '/pipeline' }));
  answer();
  expect(await screen.findByText(/^Your edit wasn’t saved\./, undefined, patient)).toBeInTheDocument();
  expect(content(id)).toBe('At ten');
  await act(() => app.router.navigate({ to: '/conversations', search: { chat: 1, view: 'chat' } }));
  await waitFor(() => expect(row('At ten')).toHaveLength(1));
  expect(await pressEdit('At ten')).toHaveValue('At eleven');
});

it('An edit of a message that was saved while the page was left is no draft any more', async () => {
  const { id } = await editTo('At eleven');
  const answer = holdNext('put', onePath);
  await userEvent.keyboard('{Enter}');
  cleanup();
  answer();
  await waitFor(() => expect(content(id)).toBe('At eleven'));
  await waitFor(() => expect(storedDrafts()).not.toContain('At eleven'));
});

it('An unsaved edit of a message says what was written elsewhere since', async () => {
  const { id } = await editTo('At eleven');
  cleanup();
  world.db.message.update(id, { content: 'At noon', editedAt: new Date().toISOString() });
  await openCallum();
  await waitFor(() => expect(row('At noon')).toHaveLength(1));
  expect(await pressEdit('At noon')).toHaveValue('At eleven');
  expect(screen.getByText(/^This message was changed elsewhere\. It now says: “At noon”/)).toBeVisible();
});

it('A quote sent while its form was closed is no draft, and what was typed since is', async () => {
  const quote = {
    kind: 'quote' as const,
    refId: storedEvaluation().id,
    title: 'Buy-to-let in LS11',
    line: 'fees.legal',
    label: 'Legal fees',
    status: 'asked' as const,
    amount: null,
    note: '',
    validUntil: null,
    answeredById: null,
    answeredAt: null,
    before: null,
  };
  sendMessage(world, 1, callum, { content: '', clientId: 'q', attachments: [quote] });
  await openCallum();
  const card = await screen.findByRole('region', { name: 'Quote: Legal fees' }, patient);
  await userEvent.click(within(card).getByRole('button', { name: 'Give quote' }));
  const form = within(await screen.findByRole('dialog', { name: 'Quote: Legal fees' }));
  const answer = holdNext('put', onePath);
  await userEvent.type(form.getByRole('textbox', { name: 'Your figure' }), '1175');
  await userEvent.click(form.getByRole('button', { name: 'Send quote' }));
  await userEvent.type(form.getByRole('textbox', { name: /^What it includes/ }), 'Searches');
  act(closeAllModals);
  answer();
  await waitFor(() => expect(storedDrafts()).not.toContain('1175'), patient);
  expect(storedDrafts()).toContain('Searches');
});
