// What others do with a post on the page is seen there without a reload.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { reactTo, writeComment, writePost } from '@mocks/features/feed/activity/activity';
import { notificationEvents } from '@/features/notifications/data/events';
import { holdNext } from '@/testing/hold-next';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
// evaluated with the test file, so that nothing has to arrive first
import '@/testing/screens/feed-screen';
import '@/features/feed/comments/comments';

const { world } = mockServer;
const hannah = 1;
const callum = 2;
const patient = { timeout: 10_000 };

beforeEach(() => {
  mockServer.signInAs('hannah.okafor');
  localStorage.setItem('session-hint', '1');
});

async function open(path: string) {
  const post = writePost(world, hannah, { content: 'Which surveyor in Leeds?' });
  openApp(path.replace('{id}', String(post.id)));
  await screen.findByText('Which surveyor in Leeds?', undefined, patient);
  await waitFor(() => expect(world.hub.hasSocketOf(hannah)).toBe(true));
  return post;
}

it('a reaction and a comment are counted in the feed', async () => {
  const post = await open('/');
  reactTo(world, post, callum, 'like');
  writeComment(world, post, callum, { content: 'Ask Ada' });
  const card = screen.getByText('Which surveyor in Leeds?').closest('article');
  if (!card) throw new Error('There is no such post');
  expect(await within(card).findByRole('button', { name: '1 comment' }, patient)).toBeVisible();
  expect(within(card).getByRole('button', { name: /^1\s*reaction/ })).toBeVisible();
});

it('A comment that comes before the first notifications have been read is counted in the feed', async () => {
  const post = writePost(world, hannah, { content: 'Which surveyor in Leeds?' });
  const answer = holdNext('get', '/notifications');
  const { queryClient } = openApp('/');
  const text = await screen.findByText('Which surveyor in Leeds?', undefined, patient);
  writeComment(world, post, callum, { content: 'Ask Ada' });
  notificationEvents(queryClient).newNotification();
  answer();
  const card = text.closest('article');
  if (!card) throw new Error('There is no such post');
  expect(await within(card).findByRole('button', { name: '1 comment' }, patient)).toBeVisible();
});

it('a comment stands under the post whose page is open', async () => {
  const post = await open('/hannah.okafor/post/{id}');
  writeComment(world, post, callum, { content: 'Ask Ada in Headingley' });
  expect(await screen.findByText('Ask Ada in Headingley', undefined, patient)).toBeVisible();
});
