import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { reactTo, writePost } from '@mocks/features/feed/activity/activity';
import { cardOf } from '@mocks/engine/world/snapshots';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
import { closeAllModals } from '@/ui/modal/modal-store';
// evaluated with the test file, so that nothing has to arrive first
import '@/testing/screens/feed-screen';
import '@/ui/modal/modal-stack';
import '../acts/post-parts.rare';
import './price-row';
import '../reactions/reaction-chooser';
import '../comments/comments';
import './demand/demand-view';
import { hidePost } from '../list/hidden-posts';

const idOf = (username: string) => mockServer.world.db.user.first('username', username)?.id ?? 0;

/** A post of Priya's that shows a listing for £272,500, and what these members would pay. */
function shareListing(prices: Readonly<Record<string, number | null>> = {}) {
  const { db } = mockServer.world;
  const listing = db.listing.all().find((each) => each.price === 272_500);
  const snapshot = listing && cardOf(db, 'listing', listing.id);
  if (!snapshot) throw new Error('There is no such listing');
  const attachment = { kind: 'listing', refId: listing.id, snapshot } as const;
  const post = writePost(mockServer.world, idOf('priya.raman'), { content: 'Too far north?', attachment });
  for (const [username, price] of Object.entries(prices)) {
    reactTo(mockServer.world, post, idOf(username), 'would_buy', price);
  }
  return post;
}

async function openPost(id: number) {
  closeAllModals();
  hidePost(id, null);
  localStorage.setItem('session-hint', '1');
  openApp(`/priya.raman/post/${id}`);
  await screen.findByRole('region', { name: 'Comments' }, { timeout: 10_000 });
}

const mine = (postId: number) =>
  mockServer.world.db.reaction.by('postId', postId).find(({ userId }) => userId === idOf('hannah.okafor'));

async function react(name: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Choose a reaction' }));
  await userEvent.click(await screen.findByRole('button', { name }));
}

beforeEach(() => mockServer.signInAs('hannah.okafor'));

describe('somebody who would buy', () => {
  it('names a price, changes it and takes it back', async () => {
    const { id } = shareListing();
    await openPost(id);
    await react('Would buy');
    const box = await screen.findByRole('textbox', { name: 'You would buy at' });
    await waitFor(() => expect(mine(id)).toMatchObject({ type: 'would_buy', price: null }));
    await userEvent.type(box, '165k{Enter}');
    expect(screen.getByText('£165,000')).toBeVisible();
    await waitFor(() => expect(mine(id)?.price).toBe(165_000));
    await userEvent.click(screen.getByRole('button', { name: 'Change' }));
    await userEvent.clear(screen.getByRole('textbox', { name: 'You would buy at' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'You would buy at' }), '171,250{Enter}');
    await waitFor(() => expect(mine(id)?.price).toBe(171_250));
    await userEvent.click(screen.getByRole('button', { name: 'Remove the price' }));
    await waitFor(() => expect(mine(id)).toMatchObject({ type: 'would_buy', price: null }));
    expect(screen.getByRole('textbox', { name: 'You would buy at' })).toHaveValue('');
  });

  it('is told what is no price, and nothing is sent', async () => {
    const { id } = shareListing({ 'hannah.okafor': null });
    await openPost(id);
    const box = await screen.findByRole('textbox', { name: 'You would buy at' });
    for (const text of ['soon', '0', '99.5']) {
      await userEvent.clear(box);
      await userEvent.type(box, `${text}{Enter}`);
      expect(screen.getByRole('alert')).toHaveTextContent('Enter whole pounds, such as 172,500 or 172k');
      expect(box).toBeInvalid();
    }
    expect(mine(id)?.price).toBeNull();
  });

  it('sees the old price again when the server refuses the new one', async () => {
    const { id } = shareListing({ 'hannah.okafor': 150_000 });
    await openPost(id);
    mockServer.fail('react', { status: 500 });
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'You would buy at' }), '{Backspace}5{Enter}');
    expect(await screen.findByText('Your reaction wasn’t saved')).toBeVisible();
    expect(await screen.findByText('£150,000')).toBeVisible();
  });

  it('is saved after all by the Retry of what is said then', async () => {
    const { id } = shareListing({ 'hannah.okafor': 150_000 });
    await openPost(id);
    mockServer.fail('react', { status: 500, times: 1 });
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'You would buy at' }), '{Backspace}5{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(mine(id)?.price).toBe(150_005));
  });

  it('is asked for no price with another reaction', async () => {
    const { id } = shareListing();
    await openPost(id);
    await react('Overpriced');
    await waitFor(() => expect(mine(id)?.type).toBe('too_dear'));
    expect(screen.queryByRole('textbox', { name: 'You would buy at' })).not.toBeInTheDocument();
  });
});

describe('the demand for a deal', () => {
  const open = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name }));
    return within(await screen.findByRole('dialog', { name: 'What buyers would pay' }));
  };

  it('is told in a sentence and in a table, from the highest price down', async () => {
    const { id } = shareListing({
      'callum.reyes': 250_000,
      'tom.whitfield': 280_000,
      'aoife.brennan': 250_000,
      'hannah.okafor': null,
    });
    await openPost(id);
    const dialog = await open('4 would buy');
    expect(
      await dialog.findByText(
        '3 of 4 who would buy name a price. The median price is £250,000, the highest £280,000. At its price of £272,500, 1 would buy.',
      ),
    ).toBeVisible();
    const rows = dialog.getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual(['£280,0001', '£250,0003']);
  });

  it('is nothing to show before anybody names a price', async () => {
    const { id } = shareListing({ 'callum.reyes': null });
    await openPost(id);
    const dialog = await open('1 would buy');
    expect(await dialog.findByText('1 would buy; no one has named a price yet.')).toBeVisible();
    expect(dialog.queryByRole('table')).not.toBeInTheDocument();
  });

  it('that cannot be loaded says so, and is there on another try', async () => {
    const { id } = shareListing({ 'callum.reyes': 200_000 });
    await openPost(id);
    mockServer.fail('listReactions', { status: 403, body: { message: 'Not for you' }, times: 1 });
    const dialog = await open('1 would buy');
    expect(await dialog.findByText('Not for you.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /again|retry/i }));
    expect(
      await dialog.findByText(/^1 of 1 who would buy names a price. That price is £200,000./),
    ).toBeVisible();
  });
});
