// Who may not read a post is told why, and what can be done about it.
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { writePost } from '@mocks/features/feed/activity/activity';
import { acceptConnection } from '@mocks/features/connections/activity-connections';
import { relationOf } from '@mocks/engine/world/relations';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
// evaluated with the test file, so that nothing has to arrive first
import '@/testing/screens/feed-screen';

const { world } = mockServer;
const zainab = 7;
const mei = () => world.db.user.all().find(({ fullName }) => fullName === 'Mei-Ling Zhou');
const patient = { timeout: 10_000 };

beforeEach(() => {
  mockServer.signInAs('zainab.hussain');
  localStorage.setItem('session-hint', '1');
});

function writeForConnections() {
  const author = mei();
  if (!author) throw new Error('We couldn’t find that member');
  return { author, post: writePost(world, author.id, { content: 'For you alone', audience: 'connections' }) };
}

it('connections alone can see a post: who is not one asks to connect, waits, and reads it once they are', async () => {
  const { author, post } = writeForConnections();
  openApp(`/${author.username}/post/${post.id}`);
  expect(
    await screen.findByText('Only Mei-Ling Zhou’s connections can see this', undefined, patient),
  ).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Connect with Mei-Ling Zhou' }, patient));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send request' }));
  expect(await screen.findByText('Pending', undefined, patient)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Withdraw the request to Mei-Ling Zhou' })).toBeVisible();

  const request = relationOf(world.db, zainab, author.id);
  if (!request) throw new Error('Nobody asked');
  acceptConnection(world, request);
  // Whoever comes back to the window sees it.
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  expect(await screen.findByText('For you alone', undefined, patient)).toBeVisible();
});

it('the post opens by itself as soon as its author says yes', async () => {
  const { author, post } = writeForConnections();
  openApp(`/${author.username}/post/${post.id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Connect with Mei-Ling Zhou' }, patient));
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send request' }),
  );
  await screen.findByText('Pending', undefined, patient);
  await waitFor(() => expect(world.hub.hasSocketOf(zainab)).toBe(true), patient);
  const request = relationOf(world.db, zainab, author.id);
  if (!request) throw new Error('Nobody asked');
  acceptConnection(world, request);
  expect(await screen.findByText('For you alone', undefined, patient)).toBeVisible();
});

it('a post that was deleted says so, at its own address', async () => {
  const { author } = writeForConnections();
  const post = writePost(world, author.id, { content: 'Soon gone' });
  world.db.post.remove(post.id);
  openApp(`/${author.username}/post/${post.id}`);
  expect(await screen.findByRole('heading', { name: 'This post was deleted' }, patient)).toBeVisible();
});

it('a post of nobody’s number, or one that is for its author alone, is not found', async () => {
  const { author } = writeForConnections();
  const post = writePost(world, author.id, { content: 'A note to myself', audience: 'me' });
  openApp(`/${author.username}/post/${post.id}`);
  expect(await screen.findByRole('heading', { name: 'We couldn’t find that post' }, patient)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Connect/ })).toBeNull());
});
