import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import {
  discussion,
  holdAnswers,
  patient,
  prepareComments,
  refused,
  say,
} from '@/testing/screens/comments-screen';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';

prepareComments();

/** The newest post of the feed, and the button that opens and folds its comments. */
async function openFeed() {
  const { post } = discussion('Ask around');
  localStorage.setItem('session-hint', '1');
  openApp('/');
  const article = await screen.findByRole(
    'article',
    { name: (_, element) => element.getAttribute('aria-labelledby') === `post-${post.id}` },
    patient,
  );
  const button = within(article).getByRole('button', { name: 'Comment' });
  await userEvent.click(button);
  await screen.findByRole('textbox', { name: 'Write a comment' }, patient);
  return button;
}

it('a folded post says that a comment of mine was not sent, until it is gone', async () => {
  const button = await openFeed();
  mockServer.fail('createComment', { status: 503, times: 1 });
  await say('Ask Ada');
  await refused();
  expect(button).toHaveTextContent(/^Comment$/);
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAccessibleName(/^Comment, ?1 ?not sent$/));
  await userEvent.click(button);
  await userEvent.click(within(await refused()).getByRole('button', { name: 'Delete' }));
  await userEvent.click(button);
  expect(button).toHaveAccessibleName('Comment');
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

it('a comment that is under way is not called unsent', async () => {
  const button = await openFeed();
  const release = holdAnswers();
  await say('Ask Ada');
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  expect(button).toHaveAccessibleName('Comment');
  release();
});
