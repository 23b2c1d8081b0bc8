// What is done is done, also where the server does not tell what became of it: one request, and the page lives on.
import { uuidOf } from '@mocks/engine/db/table-definition';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { callumSays, composer, openCallum, prepareChat, row, stored } from '@/testing/screens/chat-screen';
import { discussion, open as openPost, say, sending, texts } from '@/testing/screens/comments-screen';
import {
  leaveEvaluation,
  openEvaluation,
  retype,
  storedEvaluation,
} from '@/testing/screens/evaluation-screen';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
import { removeDraftsOf } from '@/ui/draft/draft-store';

const patient = { timeout: 10_000 };
const firstOf = async (name: string | RegExp) => {
  const [first] = await screen.findAllByRole('button', { name }, patient);
  if (!first) throw new Error(`There is no button “${String(name)}”`);
  return first;
};

prepareChat();
let writes: string[] = [];
mockServer.onAnswer(({ method, url }) => {
  if (method !== 'GET') writes.push(`${method} ${new URL(url).pathname.replace(/^\/api(?=\/)/, '')}`);
});
beforeEach(() => {
  writes = [];
  mockServer.world.faults.add('writes', { status: 'object' });
});

/** Sent once; the page is there, and says nothing of a failure. */
function expectDone(write: string) {
  expect(writes.filter((each) => each === write)).toEqual([write]);
  expect(document.body).not.toHaveTextContent(/This page hit a problem|Not sent|wasn’t|Not saved/);
}

it('A reaction is given once, and taken back by the id that is read again', async () => {
  openApp('/');
  const mine = () => mockServer.world.db.reaction.all().filter(({ userId }) => userId === 1);
  const before = mine().length;
  await userEvent.click(await firstOf('Like'));
  await waitFor(() => expect(mine()).toHaveLength(before + 1), patient);
  await userEvent.click(await firstOf('Like'));
  await waitFor(() => expect(mine()).toHaveLength(before), patient);
  expectDone('POST /reactions');
});

it('A comment stands in its place', async () => {
  const { post } = discussion('Ask around');
  await openPost(post.id);
  await say('Ask Ada');
  await waitFor(() => expect(texts()).toEqual(['Ask around', 'Ask Ada']), patient);
  await waitFor(() => expect(sending()).toBeNull(), patient);
  expectDone(`POST /posts/${post.id}/comment`);
});

it('A message is sent, and its conversation read', async () => {
  callumSays('Is it still for sale?');
  await openCallum();
  await waitFor(() => expect(writes).toContain('PUT /conversations/1'), patient);
  expectDone('PUT /conversations/1');
  await userEvent.type(await composer(), 'Viewed by nobody yet{Enter}');
  await waitFor(() => expect(stored('Viewed by nobody yet')).toHaveLength(1), patient);
  await waitFor(() => expect(row('Viewed by nobody yet')).toHaveLength(1));
  expectDone('POST /conversations/messages');
});

it.each(['object', 'named'] as const)(
  'A figure of an evaluation is saved, and so is the next one, told by %s',
  async (kind) => {
    mockServer.world.faults.add('writes', { status: kind });
    openEvaluation();
    for (const price of [171_500, 172_000]) {
      await retype('Price', String(price));
      await waitFor(() => expect(storedEvaluation().inputs.price).toBe(price), patient);
      expect(await screen.findByText('Saved', undefined, patient)).toBeVisible();
    }
    expect(writes.filter((each) => each.startsWith('PUT /evaluations/'))).toHaveLength(2);
    await leaveEvaluation();
  },
);

it('All notifications are read', async () => {
  openApp('/notifications');
  await userEvent.click(await firstOf('Mark all as read'));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Unread:/ })).toBeNull(), patient);
  expectDone('PUT /notifications/mark-all');
});

it('A request to connect is made once', async () => {
  openApp('/networking/connections?tab=suggested');
  await userEvent.click(await firstOf(/^Connect with/));
  await waitFor(() => expect(writes).toContain('POST /connections'), patient);
  await waitFor(() => expect(screen.queryAllByRole('status', { name: 'Loading' })).toEqual([]), patient);
  expectDone('POST /connections');
});

it('An article is kept', async () => {
  openApp(`/knowledge-base/article/${uuidOf('article', 13)}`);
  const save = await firstOf('Save');
  const wasSaved = save.getAttribute('aria-pressed') === 'true';
  await userEvent.click(save);
  expect(await screen.findByRole('button', { name: 'Save', pressed: !wasSaved }, patient)).toBeVisible();
  await waitFor(() => expect(writes).toHaveLength(1), patient);
  expectDone(`PUT /articles/${uuidOf('article', 13)}`);
});

it('A post that is answered with a page of HTML is sent once, keeps its text and says so', async () => {
  mockServer.world.faults.add('createPost', { status: 'html' });
  openApp('/');
  const field = await screen.findByLabelText(/^Share a deal/, undefined, patient);
  await userEvent.type(field, 'Sold in Leeds');
  await userEvent.click(screen.getByRole('button', { name: 'Post' }));
  const said = 'Couldn’t post: Something went wrong on our side. Your text is kept.';
  expect(await screen.findByText(said, undefined, patient)).toBeVisible();
  expect(await screen.findByLabelText(/^Share a deal/)).toHaveValue('Sold in Leeds');
  expect(writes).toEqual(['POST /posts']);
  expect(document.body).not.toHaveTextContent('This page hit a problem');
});

it('A figure that is answered with a page of HTML is sent once, stays and says so', async () => {
  openEvaluation();
  const price = await screen.findByRole('textbox', { name: 'Price' }, patient);
  mockServer.world.faults.add('updateEvaluation', { status: 'html', times: 1 });
  await retype('Price', '171500');
  const puts = () => writes.filter((each) => each.startsWith('PUT /evaluations/'));
  await waitFor(() => expect(puts()).toHaveLength(1), patient);
  await waitFor(() => expect(document.body).toHaveTextContent('Something went wrong on our side'), patient);
  expect(price).toHaveDisplayValue(/^171,?500$/);
  expect(puts()).toHaveLength(1);
  expect(document.body).not.toHaveTextContent('This page hit a problem');
  cleanup();
  removeDraftsOf(1);
});
