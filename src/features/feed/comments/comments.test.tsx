import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { delay, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeComment, writePost } from '@mocks/features/feed/activity/activity';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
// evaluated with the test file, so that nothing has to arrive first
import '@/testing/screens/feed-screen';
import './comments';
import { hidePost } from '../list/hidden-posts';

const idOf = (username: string) => mockServer.world.db.user.first('username', username)?.id ?? 0;
const write = (username: string, content: string, more = {}) =>
  writePost(mockServer.world, idOf(username), { content, ...more });

function comment(postId: number, username: string, content: string, parentId?: number): number {
  const post = mockServer.world.db.post.get(postId);
  if (!post) throw new Error('There is no such post');
  return writeComment(mockServer.world, post, idOf(username), { content, parentId }).id;
}

async function openPost(id: number, hash = '') {
  hidePost(id, null);
  localStorage.setItem('session-hint', '1');
  openApp(`/priya.raman/post/${id}${hash}`);
  await screen.findByRole('region', { name: 'Comments' }, { timeout: 10_000 });
}

const texts = async () => {
  const region = screen.getByRole('region', { name: 'Comments' });
  const items = await within(region).findAllByRole('listitem');
  return items.map((item) => item.querySelector('p[dir]')?.textContent);
};

beforeEach(() => {
  mockServer.signInAs('hannah.okafor');
  URL.createObjectURL = () => 'blob:nothing';
  URL.revokeObjectURL = () => {};
});

describe('the comments on the page of a post', () => {
  it('stand in the order that is chosen', async () => {
    const { id } = write('priya.raman', 'Which surveyor?');
    comment(id, 'callum.reyes', 'The first');
    comment(id, 'callum.reyes', 'The last');
    await openPost(id);
    expect(await texts()).toEqual(['The first', 'The last']);
    await userEvent.selectOptions(screen.getByLabelText('Sort comments'), 'Newest first');
    await waitFor(async () => expect(await texts()).toEqual(['The last', 'The first']));
  });

  it('are written where the cursor is after "Comment" was pressed', async () => {
    const { id } = write('priya.raman', 'Which surveyor?');
    await openPost(id);
    await userEvent.click(screen.getByRole('button', { name: 'Comment' }));
    expect(screen.getByRole('textbox', { name: 'Write a comment' })).toHaveFocus();
  });

  it('are as many as the post says, also when others have written since it was read', async () => {
    const { id } = write('priya.raman', 'Which surveyor?');
    const first = comment(id, 'callum.reyes', 'The first');
    await openPost(id);
    expect(await screen.findByText('1 comment')).toBeVisible();
    comment(id, 'callum.reyes', 'The second');
    comment(id, 'priya.raman', 'A reply', first);
    await userEvent.type(
      screen.getByRole('textbox', { name: 'Write a comment' }),
      'Mine{Control>}{Enter}{/Control}',
    );
    expect(await screen.findByText('4 comments')).toBeVisible();
  });

  it('stand in their place as soon as the server has them', async () => {
    const { id } = write('priya.raman', 'Which surveyor?');
    comment(id, 'callum.reyes', 'The first');
    await openPost(id);
    expect(await texts()).toEqual(['The first']);
    mockServer.use(http.get(`*/api/posts/${id}/comment`, () => delay('infinite')));
    await userEvent.type(
      screen.getByRole('textbox', { name: /comment/i }),
      'Ask Ada{Control>}{Enter}{/Control}',
    );
    await waitFor(async () => expect(await texts()).toEqual(['The first', 'Ask Ada']));
  });

  it('name the one that the address means, wherever it stands, and give it the focus', async () => {
    const { id } = write('priya.raman', 'Long talk');
    const ids = Array.from({ length: 23 }, (_, index) => comment(id, 'callum.reyes', `Word ${index}`));
    const last = ids.at(-1) ?? 0;
    await openPost(id, `#comment-${last}`);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('id', `comment-${last}`));
    expect(screen.getByText('Word 22')).toBeVisible();
  });

  it('name a reply that stands below the first ones of its comment', async () => {
    const { id } = write('priya.raman', 'A talk with many answers');
    const parentId = comment(id, 'callum.reyes', 'Who knows?');
    const ids = Array.from({ length: 24 }, (_, index) =>
      comment(id, 'callum.reyes', `Answer ${index}`, parentId),
    );
    const last = ids.at(-1) ?? 0;
    await openPost(id, `#comment-${last}`);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('id', `comment-${last}`));
    expect(screen.getByText('Answer 23')).toBeVisible();
  });

  it('say once that the one the address means was deleted, wherever it stood', async () => {
    const { id } = write('priya.raman', 'A talk with many answers');
    const parentId = comment(id, 'callum.reyes', 'Who knows?');
    const ids = Array.from({ length: 24 }, (_, index) =>
      comment(id, 'callum.reyes', `Answer ${index}`, parentId),
    );
    const last = ids.at(-1) ?? 0;
    mockServer.world.db.comment.remove(last);
    await openPost(id, `#comment-${last}`);
    const note = await screen.findByText('That comment was deleted.');
    expect(note).toHaveFocus();
    expect(screen.getByText('Answer 22')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Write a comment'), 'A pity');
    await userEvent.click(
      within(screen.getByRole('region', { name: 'Comments' })).getByRole('button', { name: 'Comment' }),
    );
    await screen.findByText('A pity', { selector: 'p' });
    expect(note).not.toHaveFocus();
  });

  it('say nothing of the kind while the one that the address means is there', async () => {
    const { id } = write('priya.raman', 'Which surveyor?');
    const said = comment(id, 'callum.reyes', 'The first');
    await openPost(id, `#comment-${said}`);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('id', `comment-${said}`));
    expect(screen.queryByText(/was deleted/)).not.toBeInTheDocument();
  });

  it('are answered with a quote, which a draft keeps and the reply sets apart', async () => {
    const { id } = write('priya.raman', 'Which surveyor?');
    comment(id, 'callum.reyes', 'Ask Ada.\nShe is in Otley.');
    await openPost(id);
    await userEvent.click(await screen.findByRole('button', { name: 'Quote Callum Reyes’s comment' }));
    const box = screen.getByRole('textbox', { name: 'Reply to Callum Reyes' });
    expect(box).toHaveFocus();
    expect(box).toHaveValue('> Ask Ada.\n> She is in Otley.\n\n');
    await userEvent.type(box, 'She was quick.');
    cleanup();
    await openPost(id);
    await userEvent.click(await screen.findByRole('button', { name: 'Reply to Callum Reyes' }));
    expect(screen.getByRole('textbox', { name: 'Reply to Callum Reyes' })).toHaveValue(
      '> Ask Ada.\n> She is in Otley.\n\nShe was quick.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Reply' }));
    const said = await screen.findByText('She was quick.', { selector: 'p' });
    const quote = said.parentElement?.querySelector('blockquote');
    expect(quote?.textContent).toBe('Ask Ada.\nShe is in Otley.');
  });

  it('say who wrote the post', async () => {
    const { id } = write('priya.raman', 'My figures');
    comment(id, 'priya.raman', 'Ask me anything');
    await openPost(id);
    expect(await screen.findByText('Author')).toBeVisible();
  });

  it('take one picture with its words', async () => {
    const { id } = write('priya.raman', 'Show me yours');
    await openPost(id);
    await userEvent.type(screen.getByRole('textbox', { name: 'Write a comment' }), 'Here');
    const gif = new File(['GIF89a'], 'mine.gif', { type: 'image/gif' });
    fireEvent.change(screen.getByLabelText('Comment photo'), { target: { files: [gif] } });
    await userEvent.type(await screen.findByLabelText('Photo description'), 'My kitchen');
    const region = within(screen.getByRole('region', { name: 'Comments' }));
    await userEvent.click(region.getByRole('button', { name: 'Comment' }));
    expect(await screen.findByRole('button', { name: 'Open photo 1 of 1: My kitchen' })).toBeVisible();
    expect(screen.queryByLabelText('Photo description')).not.toBeInTheDocument();
  });

  it('refuse what is no picture in the documented words', async () => {
    const { id } = write('priya.raman', 'Papers?');
    await openPost(id);
    await userEvent.type(screen.getByRole('textbox', { name: 'Write a comment' }), 'Here');
    const pdf = new File(['%PDF'], 'lease.pdf', { type: 'application/pdf' });
    fireEvent.change(screen.getByLabelText('Comment photo'), { target: { files: [pdf] } });
    expect(await screen.findByText('lease.pdf: The file given is not an image')).toBeVisible();
  });

  it('are closed where the author takes no more', async () => {
    const { id } = write('priya.raman', 'No more, please', { commentsOff: true });
    comment(id, 'callum.reyes', 'Before that');
    await openPost(id);
    expect(await screen.findByText(/has turned off comments on this post/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Write a comment' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Reply to Callum Reyes' })).not.toBeInTheDocument();
  });
});
