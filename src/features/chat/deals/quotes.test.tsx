import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sendMessage } from '@mocks/features/chat/activity/chat-activity';
import { answerQuote } from '@mocks/features/chat/quotes';
import { callum, hannah, openCallum, prepareChat } from '@/testing/screens/chat-screen';
import { storedEvaluation } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';
// evaluated with the test file, so that nothing has to arrive first
import './deal-attachment';

const { world } = mockServer;
prepareChat();
const patient = { timeout: 8000 };

const quote = () => ({
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
});

async function asked(by: number) {
  const message = sendMessage(world, 1, by, { content: '', clientId: 'q', attachments: [quote()] });
  await openCallum();
  const card = await screen.findByRole('region', { name: 'Quote: Legal fees' }, patient);
  const now = () => world.db.message.get(message.id) ?? message;
  return { card, user: userEvent.setup(), now };
}

const today = () => world.clock.now().toISOString().slice(0, 10);

describe('a quote that I asked for', () => {
  it('is accepted into the deal, says so, and can be taken back', async () => {
    const was = storedEvaluation().inputs.fees.legal;
    const { card, user, now } = await asked(hannah);
    expect(card).toHaveTextContent('Waiting for a figure');
    expect(within(card).queryByRole('button')).toBeNull();
    answerQuote(world, now(), callum, { amount: 1175, note: 'Searches included', validUntil: today() });
    await user.click(await within(card).findByRole('button', { name: 'Accept' }));
    expect(card).toHaveTextContent('£1,175Searches included');
    await within(card).findByText(/^Accepted into the deal, quoted by Callum Reyes/);
    expect(storedEvaluation().inputs.fees.legal).toBe(1175);
    expect(storedEvaluation().evidence['fees.legal']?.source).toBe('quote');
    await user.click(within(card).getByRole('button', { name: 'Withdraw' }));
    await within(card).findByRole('button', { name: 'Accept' });
    expect(storedEvaluation().inputs.fees.legal).toBe(was);
  });

  it('and that is past its last day says so before it is accepted', async () => {
    const { card, user, now } = await asked(hannah);
    answerQuote(world, now(), callum, { amount: 1175, note: '', validUntil: null });
    const [first] = now().attachments;
    if (first?.kind !== 'quote') throw new Error('There is no quote');
    world.db.message.update(now().id, { attachments: [{ ...first, validUntil: '2020-01-31' }] });
    const accept = await within(card).findByRole('button', { name: 'Accept anyway' });
    expect(card).toHaveTextContent('It was valid until 31 Jan 2020');
    await user.click(accept);
    await waitFor(() => expect(storedEvaluation().inputs.fees.legal).toBe(1175));
  });

  it('is declined, and the deal stays as it is', async () => {
    const was = storedEvaluation().inputs.fees.legal;
    const { card, user, now } = await asked(hannah);
    answerQuote(world, now(), callum, { amount: 1175, note: '', validUntil: null });
    await user.click(await within(card).findByRole('button', { name: 'Decline' }));
    await within(card).findByText(/^Declined/);
    expect(storedEvaluation().inputs.fees.legal).toBe(was);
  });

  it('that could not be accepted says why, and is still open', async () => {
    const { card, user, now } = await asked(hannah);
    answerQuote(world, now(), callum, { amount: 1175, note: '', validUntil: null });
    const accept = await within(card).findByRole('button', { name: 'Accept' });
    mockServer.fail('updateMessage', {
      status: 409,
      body: { message: 'This deal no longer has that cost line' },
    });
    await user.click(accept);
    expect(await screen.findAllByText('This deal no longer has that cost line')).not.toEqual([]);
    expect(within(card).getByRole('button', { name: 'Accept' })).toBeVisible();
  });
});

it('a quote that I am asked for is given with a figure, a word and its last day', async () => {
  const { card, user, now } = await asked(callum);
  await user.click(within(card).getByRole('button', { name: 'Give quote' }));
  const panel = await screen.findByRole('dialog', { name: 'Quote: Legal fees' });
  await user.click(within(panel).getByRole('button', { name: 'Send quote' }));
  const figure = within(panel).getByRole('textbox', { name: 'Your figure' });
  expect(figure).toHaveAccessibleDescription('Enter a figure');
  await user.type(figure, '£1,150');
  await user.type(within(panel).getByRole('textbox', { name: /^What it includes/ }), 'With searches');
  await user.click(within(panel).getByRole('button', { name: 'Send quote' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await within(card).findByText('Quoted by you');
  expect(now().attachments[0]).toMatchObject({ status: 'answered', amount: 1150, note: 'With searches' });
  expect(within(card).getByRole('button', { name: 'Change quote' })).toBeVisible();
});
