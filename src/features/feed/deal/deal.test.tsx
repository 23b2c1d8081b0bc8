import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeComment, writePost } from '@mocks/features/feed/activity/activity';
import { cardOf } from '@mocks/engine/world/snapshots';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
import { removeDraftsOf } from '@/ui/draft/draft-store';
import { closeAllModals } from '@/ui/modal/modal-store';
// evaluated with the test file, so that nothing has to arrive first
import '@/testing/screens/feed-screen';
import '@/ui/modal/modal-stack';
import '../acts/post-parts.rare';
import '../comments/comments';
import { hidePost } from '../list/hidden-posts';
import { showAllComments } from './figures';
import './run-mine';

const idOf = (username: string) => mockServer.world.db.user.first('username', username)?.id ?? 0;
const everything = { address: false, price: true, costs: true };
const nothing = { address: false, price: false, costs: false };

/** A post of Priya's that shows a buy-to-let. */
function shareDeal(shows = everything) {
  const { db } = mockServer.world;
  const deal = db.evaluation.all().find(({ primary, inputs }) => primary === 'btl' && inputs.price > 0);
  if (!deal) throw new Error('There is no such deal');
  const snapshot = cardOf(db, 'evaluation', deal.id, shows);
  if (!snapshot) throw new Error('There is no such card');
  const content = 'Would you hold this?';
  const attachment = { kind: 'evaluation', refId: deal.id, snapshot } as const;
  return { deal, snapshot, post: writePost(mockServer.world, idOf('priya.raman'), { content, attachment }) };
}

async function openPost(id: number) {
  closeAllModals();
  showAllComments();
  hidePost(id, null);
  localStorage.setItem('session-hint', '1');
  const app = openApp(`/priya.raman/post/${id}`);
  await screen.findByRole('region', { name: 'Comments' }, { timeout: 10_000 });
  return app;
}

const figuresOf = () => screen.findByRole('group', { name: 'Deal figures' });
const region = () => within(screen.getByRole('region', { name: 'Comments' }));

beforeEach(() => {
  mockServer.signInAs('hannah.okafor');
  removeDraftsOf(idOf('hannah.okafor'));
});

describe('a figure of a shared deal', () => {
  it('is spoken of in a comment, which says so, and counts it', async () => {
    const { post } = shareDeal();
    await openPost(post.id);
    const figures = within(await figuresOf());
    const tile = figures.getByRole('button', { name: /^Comment on Gross yield \d/ });
    const chip = `On ${tile.textContent.replace('Comment on ', '').replace('Gross yield ', 'Gross yield · ')}`;
    await userEvent.click(tile);
    expect(region().getByText(chip)).toBeVisible();
    const box = screen.getByRole('textbox', { name: 'Write a comment' });
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.type(box, 'Before voids?');
    await userEvent.click(region().getByRole('button', { name: 'Comment' }));
    const item = await region().findByRole('listitem');
    expect(within(item).getByText(chip)).toBeVisible();
    expect(await figures.findByRole('button', { name: '1 comment on Gross yield' })).toBeVisible();
    await waitFor(() => expect(box).toHaveValue(''));
    expect(region().getAllByText(chip)).toHaveLength(1);
    const [row] = mockServer.world.db.comment.by('postId', post.id);
    expect(row?.pin).toMatchObject({ field: 'grossYield' });
  });

  it('stays with the draft of the comment until it is taken out', async () => {
    const { post } = shareDeal();
    await openPost(post.id);
    await userEvent.click(within(await figuresOf()).getByRole('button', { name: /^Comment on ROI/ }));
    expect(region().getByText(/^On ROI/)).toBeVisible();
    cleanup();
    await openPost(post.id);
    await userEvent.click(region().getByRole('button', { name: /^Remove “ROI/ }));
    expect(region().queryByText(/^On ROI/)).not.toBeInTheDocument();
  });

  it('shows its own comments alone, and all again', async () => {
    const { post, deal } = shareDeal();
    const pin = { evaluationId: deal.id, field: 'roi' };
    writeComment(mockServer.world, post, idOf('callum.reyes'), { content: 'Which rent is that?', pin });
    writeComment(mockServer.world, post, idOf('callum.reyes'), { content: 'Nice street' });
    await openPost(post.id);
    await region().findByText('Nice street');
    await userEvent.click(within(await figuresOf()).getByRole('button', { name: '1 comment on ROI' }));
    await waitFor(() => expect(region().queryByText('Nice street')).not.toBeInTheDocument());
    expect(region().getByText('Which rent is that?')).toBeVisible();
    expect(region().getByRole('status')).toHaveTextContent(/^Comments on ROI/);
    await userEvent.click(region().getByRole('button', { name: 'Show all comments' }));
    expect(await region().findByText('Nice street')).toBeVisible();
  });

  it('cannot be spoken of where no comments are taken', async () => {
    const { post } = shareDeal();
    mockServer.world.db.post.update(post.id, { commentsOff: true });
    await openPost(post.id);
    expect(within(await figuresOf()).getByRole('button', { name: /^ROI/ })).toBeDisabled();
  });
});

describe('a shared deal under my numbers', () => {
  const open = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Run with my numbers' }));
    return within(await screen.findByRole('dialog', { name: 'Run with my numbers' }));
  };
  const mineOf = (figure: string) =>
    screen.getByRole('row', { name: new RegExp(`^${figure}`) }).lastElementChild?.textContent;

  it('stands beside theirs at once, and becomes an evaluation of mine; the original stays', async () => {
    const { post, deal, snapshot } = shareDeal();
    const before = JSON.stringify(mockServer.world.db.evaluation.get(deal.id));
    const { router } = await openPost(post.id);
    const dialog = await open();
    const theirs = snapshot.figures.find(({ field }) => field === 'cashFlowPcm')?.value ?? '';
    expect(await dialog.findByRole('row', { name: new RegExp(`^Cash flow ${theirs}`) })).toBeVisible();
    const price = dialog.getByRole('textbox', { name: 'Price' });
    expect(price).toHaveValue(String(deal.inputs.price));
    const at = mineOf('Gross yield');
    await userEvent.clear(price);
    await userEvent.type(price, String(deal.inputs.price / 2));
    expect(mineOf('Gross yield')).not.toBe(at);
    await userEvent.click(dialog.getByRole('button', { name: 'Open my copy' }));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/property-evaluations\/.+/));
    const [, , id = ''] = router.state.location.pathname.split('/');
    expect(mockServer.world.db.evaluation.get(id)).toMatchObject({
      ownerId: idOf('hannah.okafor'),
      title: `Copy of ${snapshot.title}`,
      inputs: { price: deal.inputs.price / 2, income: { rentPcm: deal.inputs.income.rentPcm } },
    });
    expect(JSON.stringify(mockServer.world.db.evaluation.get(deal.id))).toBe(before);
  });

  it('asks me for what its owner keeps back', async () => {
    const { post, deal } = shareDeal(nothing);
    await openPost(post.id);
    const dialog = await open();
    const price = await dialog.findByRole('textbox', { name: 'Price' });
    expect(price).toHaveValue('');
    expect(price).toHaveAccessibleDescription('Hidden by the owner');
    expect(mineOf('Gross yield')).toBe('n/a');
    expect(dialog.getByRole('row', { name: /^Cash flow Not shown/ })).toBeVisible();
    await userEvent.type(price, '100k');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Monthly rent' }), '1000');
    expect(mineOf('Gross yield')).toBe('12.0%');
    expect(document.body.textContent).not.toContain(deal.inputs.price.toLocaleString('en-GB'));
  });

  it('says what is no amount, makes no copy of it, and says when a copy could not be made', async () => {
    const { post } = shareDeal();
    await openPost(post.id);
    const dialog = await open();
    const price = await dialog.findByRole('textbox', { name: 'Price' });
    await userEvent.clear(price);
    await userEvent.type(price, 'cheap');
    expect(price).toHaveAccessibleDescription('Enter an amount, such as 172,500 or 172k');
    expect(dialog.getByText(/Complete the figures above to see yours/)).toBeVisible();
    const requests = mockServer.recordRequests();
    await userEvent.click(dialog.getByRole('button', { name: 'Open my copy' }));
    expect(price).toHaveFocus();
    expect(requests).not.toContain('/evaluations');
    await userEvent.clear(price);
    await userEvent.type(price, '104k');
    mockServer.fail('createEvaluation', { status: 500 });
    await userEvent.click(dialog.getByRole('button', { name: 'Open my copy' }));
    expect(await screen.findAllByText('Couldn’t create your copy')).not.toEqual([]);
  });
});
