import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { sendMessage } from '@mocks/features/chat/activity/chat-activity';
import { answerQuote, vote } from '@mocks/features/chat/quotes';
import {
  field,
  leaveEvaluation,
  openEvaluation,
  patient,
  storedEvaluation,
  unfold,
} from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';
import { closeAllModals } from '@/ui/modal/modal-store';
// evaluated with the test file, so that nothing has to arrive first
import './ask-quote-form';
import '@/ui/menu/menu-list';
import '@/ui/modal/modal-stack';

const { world } = mockServer;
afterEach(async () => {
  closeAllModals();
  await leaveEvaluation();
});

it('what others would buy it at stands on the page, with the way to the message', async () => {
  const refId = storedEvaluation().id;
  const poll = { kind: 'poll' as const, refId, title: 'A deal', price: 172_000, votes: [] };
  const message = sendMessage(world, 1, 1, { content: '', clientId: 'p', attachments: [poll] });
  const now = () => world.db.message.get(message.id) ?? message;
  vote(world, now(), 2, 'yes');
  vote(world, now(), 1, 'no');
  openEvaluation();
  expect(await screen.findByText('At £172,000: 1 of 2 would buy', {}, patient)).toBeVisible();
  expect(screen.getByRole('link', { name: /open the conversation$/ })).toHaveAttribute(
    'href',
    `/conversations?chat=1&view=chat&message=${message.id}`,
  );
});

it('a quote is asked from a figure, and the figure tells what becomes of it', async () => {
  const user = userEvent.setup();
  openEvaluation();
  await unfold('Fees');
  const legal = await field('Legal fees');
  const card = legal.closest('details');
  if (!card) throw new Error('The fees are in no card');
  await user.click(within(card).getByText('Ask for a quote'));
  await user.click(await screen.findByRole('menuitem', { name: 'Legal fees' }, patient));
  const panel = await screen.findByRole('dialog', { name: 'Quote: Legal fees' }, patient);
  await within(panel).findAllByRole('radio', {}, patient);
  await user.click(within(panel).getByRole('button', { name: 'Ask' }));
  expect(within(panel).getByText('Choose someone')).toBeVisible();
  await user.type(within(panel).getByRole('searchbox', { name: 'Who to ask' }), 'Callum');
  await waitFor(() => expect(within(panel).getAllByRole('radio')).toHaveLength(1), patient);
  await user.click(within(panel).getByRole('radio', { name: /Callum Reyes/ }));
  await user.click(within(panel).getByRole('button', { name: 'Ask' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patient);
  const [message] = world.db.message.by('evaluationId', storedEvaluation().id);
  if (!message) throw new Error('Nothing was asked');
  expect(message).toMatchObject({ senderId: 1, attachments: [{ kind: 'quote', line: 'fees.legal' }] });
  const note = await screen.findByRole('link', { name: 'Asked Callum Reyes for a quote' }, patient);
  expect(note).toHaveAttribute('href', expect.stringContaining(`message=${message.id}`));
  answerQuote(world, message, 2, { amount: 1175, note: '', validUntil: null });
  window.dispatchEvent(new Event('visibilitychange'));
  await screen.findByRole('link', { name: '£1,175 quoted by Callum Reyes' }, patient);
});
