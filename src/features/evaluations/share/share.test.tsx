import { snapshotOf } from '@mocks/engine/world/snapshots';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import {
  leaveEvaluation,
  openEvaluation as open,
  patient,
  storedEvaluation as stored,
} from '@/testing/screens/evaluation-screen';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
import { closeAllModals } from '@/ui/modal/modal-store';
// Loaded with the test: on a busy machine it would come later than a person waits.
import './share-panel';

const title = 'Breck Road probate';

afterEach(() => act(closeAllModals));

async function share(way: string) {
  open(title);
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }, patient));
  const panel = await screen.findByRole('dialog', { name: `Share “${title}”` }, patient);
  await userEvent.click(await within(panel).findByRole('tab', { name: way }, patient));
  return within(panel);
}
const { world } = mockServer;
const links = () => mockServer.world.db.evaluationLink.by('evaluationId', stored(title).id);

/** Keeps a link as its owner would have made it; gives back its address. */
function linkTo(more: Partial<ReturnType<typeof links>[number]> = {}): string {
  const token = '1d6f0f7e-2222-4333-8444-555566667777';
  mockServer.world.db.evaluationLink.add({
    evaluationId: stored(title).id,
    token,
    shows: { address: false, price: false, costs: false },
    expiresAt: null,
    passcode: null,
    createdAt: '2026-05-01T00:00:00.000Z',
    views: [],
    misses: [],
    ...more,
  });
  return `/property-evaluations/shared/${token}`;
}
const openAs = (username: string, path: string) => {
  mockServer.signInAs(username);
  return openApp(path);
};

describe('sharing', () => {
  afterEach(leaveEvaluation);

  it('with a connection gives them a role, which can be changed and taken away', async () => {
    const panel = await share('People');
    await userEvent.type(panel.getByRole('searchbox', { name: 'Search your connections' }), 'callum');
    await userEvent.click(await panel.findByRole('button', { name: 'Share with Callum Reyes' }, patient));
    const role = await panel.findByRole('combobox', { name: 'Access for Callum Reyes' }, patient);
    await userEvent.selectOptions(role, 'Can edit');
    await waitFor(() => expect(stored(title).collaborators).toMatchObject([{ role: 'edit' }]), patient);
    await userEvent.click(
      await screen.findByRole('button', { name: 'Stop sharing with Callum Reyes' }, patient),
    );
    await waitFor(() => expect(stored(title).collaborators).toEqual([]), patient);
  });

  it('by a link shows only what was chosen, and ends when it is revoked', async () => {
    const panel = await share('Link');
    await userEvent.click(await panel.findByRole('checkbox', { name: /^Price/ }));
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Expires after' }), 'No expiry');
    await userEvent.click(panel.getByRole('button', { name: 'Create link' }));
    const row = within(await panel.findByRole('list', { name: 'Links' }, patient));
    expect(row.getByText('Area, price and returns')).toBeVisible();
    expect(links()).toMatchObject([
      { shows: { address: false, price: true, costs: false }, expiresAt: null },
    ]);
    await userEvent.click(row.getByRole('button', { name: 'Revoke link for Area, price and returns' }));
    await waitFor(() => expect(links()).toEqual([]), patient);
  });

  it('as a post opens the deal to its readers with what the card tells, and can be closed', async () => {
    const panel = await share('Post');
    await userEvent.type(
      await panel.findByRole('textbox', { name: 'What do you want to say?' }),
      'Worth a look',
    );
    const preview = panel.getByRole('region', { name: 'What others will see' }).textContent;
    await userEvent.click(panel.getByRole('button', { name: 'Post' }));
    expect(await screen.findByText('Posted to your network', undefined, patient)).toBeVisible();
    expect(stored(title)).toMatchObject({ isPublished: true, shows: { address: false } });
    const post = mockServer.world.db.post.all().at(-1);
    expect(post?.content).toBe('Worth a look');
    expect(JSON.stringify(post?.attachment)).toContain('BRRR in L5');
    expect(JSON.stringify(post?.attachment)).not.toMatch(/Breck/);
    expect(preview).toContain('BRRR in L5');
    const { shows } = stored(title);
    const card = snapshotOf(mockServer.world.db, 'evaluation', stored(title).id, 1, shows);
    for (const { value } of card?.figures ?? []) expect(preview).toContain(value);
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    await userEvent.click(await screen.findByRole('tab', { name: 'Post' }, patient));
    await userEvent.click(await screen.findByRole('button', { name: 'Unpublish' }, patient));
    await waitFor(() => expect(stored(title).isPublished).toBe(false), patient);
  });

  it('in a chat sends its card', async () => {
    const panel = await share('Chat');
    const seen = await panel.findByRole('region', { name: 'What others will see' }, patient);
    expect(seen).not.toHaveTextContent(stored(title).address ?? 'no address');
    expect(seen).not.toHaveTextContent('Breck');
    await userEvent.type(
      await panel.findByRole('textbox', { name: /^Message/ }, patient),
      'What do you think?',
    );
    await userEvent.click(panel.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Message sent', undefined, patient)).toBeVisible();
    const message = mockServer.world.db.message.all().at(-1);
    expect(message).toMatchObject({ content: 'What do you think?' });
    expect(JSON.stringify(message)).toContain(stored(title).id);
    // What was shown before is what is sent.
    const card = snapshotOf(mockServer.world.db, 'evaluation', stored(title).id, 1);
    expect(seen).toHaveTextContent(card?.title ?? 'no card');
    expect(card?.figures).toHaveLength(within(seen).getAllByRole('definition').length);
    for (const { value } of card?.figures ?? []) expect(seen).toHaveTextContent(value);
  });

  it('says when it did not work, and changes nothing', async () => {
    const panel = await share('Link');
    mockServer.fail('updateEvaluation', { status: 403, body: { message: 'Not today' }, times: 1 });
    await userEvent.click(await panel.findByRole('button', { name: 'Create link' }));
    expect(await screen.findByText(/Couldn’t update sharing/, undefined, patient)).toBeVisible();
    expect(links()).toEqual([]);
  });

  it('is its owner’s alone', async () => {
    mockServer.signInAs('hannah.okafor');
    const shared = world.db.evaluation
      .all()
      .find(
        ({ ownerId, collaborators }) => ownerId !== 1 && collaborators.some(({ role }) => role === 'edit'),
      );
    openApp(`/property-evaluations/${shared?.id}`);
    expect(await screen.findByRole('button', { name: 'Actions for this evaluation' }, patient)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });
});

describe('the page of a link', () => {
  it('shows area and returns, and no address anywhere', async () => {
    openAs('zainab.hussain', linkTo());
    expect(await screen.findByRole('heading', { name: 'BRRR in L5' }, patient)).toBeVisible();
    expect(screen.getByText('£75k–£100k')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/Breck|Everton/);
    expect(screen.queryByText('Cash needed')).toBeNull();
    expect(links()[0]?.views).toHaveLength(1);
  });

  it('shows address, price and costs where its owner does', async () => {
    openAs('zainab.hussain', linkTo({ shows: { address: true, price: true, costs: true } }));
    expect(await screen.findByRole('heading', { name: title }, patient)).toBeVisible();
    expect(screen.getByText(/208 Breck Road/)).toBeVisible();
    expect(screen.getByText('£69,481.50')).toBeVisible();
  });

  it('says that it is no longer shared, or has ended', async () => {
    openAs('zainab.hussain', '/property-evaluations/shared/3f2b8c1e-0000-4000-8000-000000000001');
    expect(await screen.findByRole('heading', { name: 'No longer shared' }, patient)).toBeVisible();
  });

  it('says that it has ended', async () => {
    openAs('zainab.hussain', linkTo({ expiresAt: '2020-01-01T00:00:00.000Z' }));
    expect(await screen.findByRole('heading', { name: 'This link has expired' }, patient)).toBeVisible();
  });

  it('asks for its passcode, says when it is wrong, and opens with it', async () => {
    openAs('zainab.hussain', linkTo({ passcode: 'beam-2026' }));
    const code = await screen.findByLabelText('Passcode', undefined, patient);
    await userEvent.type(code, 'guess{Enter}');
    expect(
      await screen.findByText('That passcode isn’t right. Try again.', undefined, patient),
    ).toBeVisible();
    await userEvent.clear(screen.getByLabelText('Passcode'));
    await userEvent.type(screen.getByLabelText('Passcode'), 'beam-2026{Enter}');
    expect(await screen.findByRole('heading', { name: 'BRRR in L5' }, patient)).toBeVisible();
  });

  it('can be tried again when the server fails', async () => {
    mockServer.fail('openEvaluationLink', { status: 500, body: { message: 'Oh' }, times: 1 });
    openAs('zainab.hussain', linkTo());
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }, patient));
    expect(await screen.findByRole('heading', { name: 'BRRR in L5' }, patient)).toBeVisible();
  });

  it('waits behind the sign-in, which leads back to it', async () => {
    const { path, router } = openApp(linkTo());
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back' }, patient)).toBeVisible();
    expect(path()).toBe('/account/login');
    expect(router.state.location.pathname).toBe('/account/login');
  });
});
