// The comments of a post as Hannah sees them, for tests.
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { beforeEach } from 'vitest';
import { writeComment, writePost } from '@mocks/features/feed/activity/activity';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
import { removeDraftsOf } from '@/ui/draft/draft-store';
// evaluated with the test file, so that nothing has to arrive first
import './feed-screen';
import '@/features/feed/comments/comments';

const { world } = mockServer;
export const hannah = 1;
export const callum = 2;
export const priya = 3;
export const patient = { timeout: 10_000 };

export function discussion(...said: string[]) {
  const post = writePost(world, priya, { content: 'Which surveyor?' });
  const ids = said.map((content) => writeComment(world, post, callum, { content }).id);
  return { post, ids };
}

export async function open(postId: number) {
  localStorage.setItem('session-hint', '1');
  const app = openApp(`/priya.raman/post/${postId}`);
  await screen.findByLabelText('Write a comment', undefined, patient);
  return app;
}

export const region = () => within(screen.getByRole('region', { name: 'Comments' }));
export const box = () => screen.getByRole('textbox', { name: 'Write a comment' });
export const texts = () =>
  region()
    .queryAllByRole('listitem')
    .map((item) => item.querySelector('p[dir]')?.textContent);
export const say = async (text: string) => {
  await userEvent.type(box(), text);
  await userEvent.click(region().getByRole('button', { name: 'Comment' }));
};
export const sending = () => region().queryByRole('listitem', { name: 'Your comment, sending' });
export const refused = () => region().findByRole('listitem', { name: 'Your comment, not sent' }, patient);
export const stored = (content: string) => world.db.comment.all().filter((each) => each.content === content);

/** The server takes a comment, or tells which there are, when the test says so. */
export function holdAnswers(method: 'get' | 'post' = 'post') {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  mockServer.use(http[method]('*/api/posts/:id/comment', () => held, { once: true }));
  return () => release();
}

/** Call it at the top of a test file. */
export function prepareComments(): void {
  beforeEach(() => {
    mockServer.signInAs('hannah.okafor');
    removeDraftsOf(hannah);
    URL.createObjectURL = () => 'blob:nothing';
    URL.revokeObjectURL = () => {};
  });
}
