import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sendMessage } from '@mocks/features/chat/activity/chat-activity';
import { changeEvaluation } from '@mocks/features/evaluations/history/update';
import { vote } from '@mocks/features/chat/quotes';
import { cardOf } from '@mocks/engine/world/snapshots';
import { callum, composer, hannah, openCallum, prepareChat, stored } from '@/testing/screens/chat-screen';
import { storedEvaluation } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';
// evaluated with the test file, so that nothing has to arrive first
import './deal-attachment';

const { world } = mockServer;
prepareChat();

const title = 'Ashfield Terrace, two-bed';
const patient = { timeout: 8000 };

/** Callum sends the deal's card. */
function callumShows(refId: string, clientId = 'card') {
  const snapshot = cardOf(world.db, 'evaluation', refId);
  if (!snapshot) throw new Error('The seeds have no such deal');
  const attachments = [{ kind: 'evaluation' as const, refId, snapshot }];
  return sendMessage(world, 1, callum, { content: '', clientId, attachments });
}

/** Makes Callum one of the deal's people. */
const shareWithCallum = (role: 'view' | 'edit') =>
  world.db.evaluation.update(storedEvaluation().id, { collaborators: [{ userId: callum, role }] });

/** The cards that came after the seeds' own, which speaks of another deal. */
async function cards(count = 1) {
  await waitFor(
    () => expect(screen.getAllByRole('region', { name: /^Deal: / })).toHaveLength(count + 1),
    patient,
  );
  const shown = screen.getAllByRole('region', { name: /^Deal: / }).slice(-count);
  for (const each of shown) await within(each).findByText('Evaluation · latest figures', {}, patient);
  return shown;
}
async function onlyCard() {
  const [card] = await cards();
  if (!card) throw new Error('The card is not there');
  return card;
}
const figure = (card: HTMLElement, name: string) => within(card).getByText(name).closest('div');

describe('the card of a deal', () => {
  it('shows the figures of now beside those it was sent with, when somebody changes the deal', async () => {
    shareWithCallum('edit');
    callumShows(storedEvaluation().id);
    await openCallum();
    const card = await onlyCard();
    const was = figure(card, 'Gross yield')?.textContent;
    expect(card).not.toHaveTextContent('when sent');
    changeEvaluation(world, storedEvaluation(), { inputs: { income: { rentPcm: 1300 } } }, callum);
    await waitFor(() => expect(figure(card, 'Gross yield')).toHaveTextContent('8.7%'), patient);
    expect(figure(card, 'Gross yield')).toHaveTextContent(`${was?.replace('Gross yield', '')} when sent`);
  });

  it('that stands there several times asks for its deal once', async () => {
    for (const each of ['one', 'two', 'three']) callumShows(storedEvaluation().id, each);
    const asked = mockServer.recordRequests();
    await openCallum();
    await cards(3);
    expect(asked.filter((path) => path === `/evaluations/${storedEvaluation().id}`)).toHaveLength(1);
  });

  it('stays as it was sent for whoever has no part in the deal, and asks nothing', async () => {
    const theirs = world.db.evaluation.all().find(({ ownerId, collaborators }) => {
      return ownerId !== hannah && collaborators.length === 0;
    });
    callumShows(theirs?.id ?? '');
    const asked = mockServer.recordRequests();
    await openCallum();
    expect(await screen.findByText(/^As sent on \d+ \w{3}$/)).toBeVisible();
    expect(asked).not.toContain(`/evaluations/${theirs?.id}`);
  });

  it('lets whoever may only look try a price, and keep nothing', async () => {
    const shared = world.db.evaluation
      .all()
      .find(({ collaborators }) =>
        collaborators.some(({ userId, role }) => userId === hannah && role === 'view'),
      );
    callumShows(shared?.id ?? '');
    await openCallum();
    const user = userEvent.setup();
    await user.click(within(await onlyCard()).getByRole('button', { name: 'Try a price' }));
    const panel = await screen.findByRole('dialog', { name: 'Try a price' });
    const price = await within(panel).findByRole('textbox', { name: 'Price' });
    const before = within(panel).getByRole('row', { name: /^ROI/ }).textContent;
    await user.clear(price);
    await user.type(price, '150k');
    expect(within(panel).getByRole('row', { name: /^ROI/ }).textContent).not.toBe(before);
    expect(within(panel).getByText(/You can view this deal but not edit it/)).toBeVisible();
    expect(within(panel).queryByRole('button', { name: 'Save as a scenario' })).toBeNull();
  });
});

describe('another price', () => {
  const openPanel = async () => {
    callumShows(storedEvaluation().id);
    await openCallum();
    const user = userEvent.setup();
    await user.click(within(await onlyCard()).getByRole('button', { name: 'Try a price' }));
    const panel = await screen.findByRole('dialog', { name: 'Try a price' });
    const price = await within(panel).findByRole('textbox', { name: 'Price' });
    return { user, panel, price };
  };

  it('is worked out at once and kept as a scenario, which the card shows', async () => {
    world.db.evaluation.update(storedEvaluation().id, { scenarios: [] });
    const { user, panel, price } = await openPanel();
    await user.clear(price);
    await user.type(price, '165k');
    const row = within(panel).getByRole('row', { name: /^ROI/ });
    expect(row).toHaveTextContent('4.2%5.4%');
    await user.click(within(panel).getByRole('button', { name: 'Save as a scenario' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(storedEvaluation().scenarios).toEqual([{ name: 'At £165,000', overrides: { price: 165_000 } }]);
    const [scenario] = within(await screen.findByRole('list', { name: 'Scenarios' })).getAllByRole(
      'listitem',
    );
    expect(scenario).toHaveTextContent(/^At £165,000.*ROI 5.4%$/);
  });

  it('that was typed is there again after the panel was closed, until it is saved', async () => {
    const { user, panel, price } = await openPanel();
    await user.clear(price);
    await user.type(price, '171,500');
    await user.type(within(panel).getByRole('textbox', { name: /^Name/ }), 'Cheeky');
    await user.click(within(panel).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(within(await onlyCard()).getByRole('button', { name: 'Try a price' }));
    const again = await screen.findByRole('dialog', { name: 'Try a price' });
    expect(await within(again).findByRole('textbox', { name: 'Price' })).toHaveValue('171,500');
    expect(within(again).getByRole('textbox', { name: /^Name/ })).toHaveValue('Cheeky');
    await user.click(within(again).getByRole('button', { name: 'Save as a scenario' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(within(await onlyCard()).getByRole('button', { name: 'Try a price' }));
    const anew = await screen.findByRole('dialog', { name: 'Try a price' });
    expect(await within(anew).findByRole('textbox', { name: 'Price' })).toHaveValue('180,000');
  });

  it('is added to what somebody else saved meanwhile', async () => {
    world.db.evaluation.update(storedEvaluation().id, { scenarios: [] });
    const { user, panel, price } = await openPanel();
    const theirs = { name: 'At £165,000', overrides: { price: 165_000 } };
    const { version } = storedEvaluation();
    world.db.evaluation.update(storedEvaluation().id, { scenarios: [theirs], version: version + 1 });
    await user.clear(price);
    await user.type(price, '165,000');
    await user.click(within(panel).getByRole('button', { name: 'Save as a scenario' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(storedEvaluation().scenarios.map(({ name }) => name)).toEqual(['At £165,000', 'At £165,000 2']);
  });

  it('that cannot be read is said, and nothing is saved before something differs', async () => {
    const { user, panel, price } = await openPanel();
    const asked = mockServer.recordRequests();
    await user.click(within(panel).getByRole('button', { name: 'Save as a scenario' }));
    expect(within(panel).getByText('Change a figure first')).toBeVisible();
    await user.clear(price);
    await user.type(price, 'cheap');
    expect(price).toHaveAccessibleDescription('Enter an amount');
    await user.click(within(panel).getByRole('button', { name: 'Save as a scenario' }));
    expect(asked.filter((path) => path.startsWith('/evaluations'))).toEqual([]);
  });
});

describe('“Would you buy?”', () => {
  it('is asked with a message, at the deal’s price unless another one is given', async () => {
    await openCallum();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Ask “Would you buy?”' }));
    await user.click(await screen.findByRole('button', { name: new RegExp(title) }, patient));
    const price = await screen.findByRole('textbox', { name: 'At what price?' });
    expect(price).toHaveValue('180,000');
    await user.clear(price);
    await user.type(price, '172k');
    // Closed by mistake: what was chosen and typed is there again.
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Ask “Would you buy?”' }));
    const again = await screen.findByRole('textbox', { name: 'At what price?' });
    expect(again).toHaveValue('172k');
    await user.type(again, '{Enter}');
    expect(await screen.findByRole('list', { name: 'Cards to send' })).toHaveTextContent(
      `Would you buy at £172,000? ${title}`,
    );
    await user.type(await composer(), 'What do you say?{Enter}');
    await waitFor(() => expect(stored('What do you say?')).toHaveLength(1));
    expect(stored('What do you say?')[0]?.attachments).toMatchObject([{ kind: 'poll', price: 172_000 }]);
    expect(await screen.findByRole('region', { name: 'Would you buy at £172,000?' }, patient)).toBeVisible();
  });

  const ask = async () => {
    const poll = { kind: 'poll' as const, refId: storedEvaluation().id, title, price: 172_000, votes: [] };
    const message = sendMessage(world, 1, callum, { content: '', clientId: 'poll', attachments: [poll] });
    await openCallum();
    const card = await screen.findByRole('region', { name: 'Would you buy at £172,000?' }, patient);
    return { message, card, user: userEvent.setup() };
  };
  const votesOf = (id: number) => world.db.message.get(id)?.attachments[0];

  it('takes my vote at once, changes it, takes it back, and shows what the other says', async () => {
    const { message, card, user } = await ask();
    await user.click(within(card).getByRole('button', { name: 'Yes 0 votes' }));
    expect(within(card).getByRole('button', { name: 'Yes 1 vote' })).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() =>
      expect(votesOf(message.id)).toMatchObject({ votes: [{ userId: hannah, choice: 'yes' }] }),
    );
    vote(world, world.db.message.get(message.id) ?? message, callum, 'no');
    await within(card).findByRole('button', { name: 'No 1 vote' });
    expect(card).toHaveTextContent('Yes:YouNo:Callum Reyes');
    await user.click(within(card).getByRole('button', { name: 'No 1 vote' }));
    await within(card).findByRole('button', { name: 'No 2 votes' });
    await user.click(within(card).getByRole('button', { name: 'No 2 votes' }));
    await within(card).findByRole('button', { name: 'No 1 vote' });
    await waitFor(() => expect(votesOf(message.id)).toMatchObject({ votes: [{ userId: callum }] }));
  });

  it('takes a vote back that the server refused, and says so', async () => {
    const { card, user } = await ask();
    mockServer.fail('updateMessage', { status: 500 });
    await user.click(within(card).getByRole('button', { name: 'Yes 0 votes' }));
    expect(await screen.findAllByText('Your vote wasn’t saved')).not.toEqual([]);
    expect(await within(card).findByRole('button', { name: 'Yes 0 votes' })).toBeVisible();
  });
});
