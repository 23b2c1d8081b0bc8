import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeComment, writePost } from '@mocks/features/feed/activity/activity';
import { holdNext } from '@/testing/hold-next';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
import { storedDrafts } from '@/testing/agreements/stored-drafts';
import { removeDraftsOf } from '@/ui/draft/draft-store';
// evaluated with the test file, so that nothing has to arrive first
import '@/testing/screens/feed-screen';
import './comments';
import { hidePost } from '../list/hidden-posts';

const idOf = (username: string) => mockServer.world.db.user.first('username', username)?.id ?? 0;
const stored = (id: number) => mockServer.world.db.comment.get(id);

/** A post of Priya's under which Hannah has said something, and Callum too. */
function discussion() {
  const post = writePost(mockServer.world, idOf('priya.raman'), { content: 'Which surveyor?' });
  const say = (username: string, content: string, parentId?: number) =>
    writeComment(mockServer.world, post, idOf(username), { content, parentId }).id;
  return { post, say };
}

async function openPost(id: number) {
  hidePost(id, null);
  localStorage.setItem('session-hint', '1');
  openApp(`/priya.raman/post/${id}`);
  await screen.findByRole('region', { name: 'Comments' }, { timeout: 10_000 });
}

const edit = async (noun: string, text: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Edit your ${noun}` }));
  const box = screen.getByRole('textbox', { name: 'Comment text' });
  await userEvent.clear(box);
  await userEvent.type(box, text);
  return box;
};

beforeEach(() => {
  mockServer.signInAs('hannah.okafor');
  removeDraftsOf(idOf('hannah.okafor'));
});

describe('a comment of mine', () => {
  it('gets other words, which its readers see are not the first', async () => {
    const { post, say } = discussion();
    const id = say('hannah.okafor', 'Try Dawson');
    await openPost(post.id);
    await edit('comment', 'Try Dawson & Lee');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Try Dawson & Lee', { selector: 'p' })).toBeVisible();
    expect(screen.getByText('Edited')).toBeVisible();
    expect(stored(id)?.content).toBe('Try Dawson & Lee');
    expect(screen.getByRole('button', { name: 'Edit your comment' })).toHaveFocus();
  });

  it('that was changed elsewhere is not overwritten unasked', async () => {
    const { post, say } = discussion();
    const id = say('hannah.okafor', 'Two beds');
    await openPost(post.id);
    const box = await edit('comment', 'Two beds, one bath');
    mockServer.world.db.comment.update(id, { content: 'Three beds', editedAt: new Date().toISOString() });
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(/changed elsewhere\. It now says: “Three beds”/)).toBeVisible();
    expect(box).toHaveValue('Two beds, one bath');
    expect(stored(id)?.content).toBe('Three beds');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(stored(id)?.content).toBe('Two beds, one bath'));
  });

  it('keeps its text when it cannot be saved, and its words when the change is given up', async () => {
    const { post, say } = discussion();
    const id = say('hannah.okafor', 'As it was');
    await openPost(post.id);
    const box = await edit('comment', 'Better');
    mockServer.fail('updateComment', { status: 500 });
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(/^Couldn’t save: .+ Your text is kept\.$/)).toBeVisible();
    expect(box).toHaveValue('Better');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('As it was')).toBeVisible();
    expect(stored(id)?.content).toBe('As it was');
  });

  it('A comment keeps what is typed while it is being saved', async () => {
    const { post, say } = discussion();
    const id = say('hannah.okafor', 'Two beds');
    await openPost(post.id);
    const box = await edit('comment', 'Two beds, one bath');
    const answer = holdNext('put', '/posts/:id/comment/:x');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await userEvent.type(box, ', a yard');
    answer();
    await waitFor(() => expect(stored(id)?.content).toBe('Two beds, one bath'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save changes' })).toBeEnabled());
    expect(box).toHaveValue('Two beds, one bath, a yard');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(stored(id)?.content).toBe('Two beds, one bath, a yard'));
    await waitFor(() => expect(storedDrafts()).not.toContain('a yard'));
  });

  it('A comment saved while its page was left is no draft that hides what was written since', async () => {
    const { post, say } = discussion();
    const id = say('hannah.okafor', 'Two beds');
    await openPost(post.id);
    await edit('comment', 'Two beds, one bath');
    const answer = holdNext('put', '/posts/:id/comment/:x');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    cleanup();
    answer();
    await waitFor(() => expect(stored(id)?.content).toBe('Two beds, one bath'));
    await waitFor(() => expect(storedDrafts()).not.toContain('one bath'));
  });

  it('An unsaved edit of a comment says what was written elsewhere since', async () => {
    const { post, say } = discussion();
    const id = say('hannah.okafor', 'Two beds');
    await openPost(post.id);
    await edit('comment', 'Two beds, one bath');
    cleanup();
    mockServer.world.db.comment.update(id, { content: 'Three beds', editedAt: new Date().toISOString() });
    await openPost(post.id);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit your comment' }));
    expect(screen.getByRole('textbox', { name: 'Comment text' })).toHaveValue('Two beds, one bath');
    expect(screen.getByText(/changed elsewhere\. It now says: “Three beds”/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(stored(id)?.content).toBe('Two beds, one bath'));
  });

  it('goes when it is deleted, after one question', async () => {
    const { post, say } = discussion();
    const id = say('hannah.okafor', 'Never mind');
    await openPost(post.id);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete your comment' }));
    expect(stored(id)).toBeDefined();
    const question = screen.getByRole('group', { name: 'Delete this comment?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('Never mind')).not.toBeInTheDocument());
    expect(stored(id)).toBeUndefined();
    expect(screen.queryByRole('button', { name: /^\d+ comment/ })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Comments' })).toHaveFocus();
  });

  it('stays when the server refuses, which is said', async () => {
    const { post, say } = discussion();
    say('hannah.okafor', 'Stubborn');
    await openPost(post.id);
    mockServer.fail('deleteComment', { status: 500 });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete your comment' }));
    await userEvent.click(
      within(screen.getByRole('group', { name: 'Delete this comment?' })).getByRole('button', {
        name: 'Delete',
      }),
    );
    expect(await screen.findByText('Couldn’t delete your comment')).toBeVisible();
    expect(screen.getByText('Stubborn')).toBeVisible();
  });
});

describe('a reply of mine', () => {
  it('gets other words and goes, and the comment above it stays', async () => {
    const { post, say } = discussion();
    const parent = say('callum.reyes', 'Who did yours?');
    const id = say('hannah.okafor', 'My uncle', parent);
    await openPost(post.id);
    await edit('reply', 'My cousin');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('My cousin', { selector: 'p' })).toBeVisible();
    expect(stored(id)?.content).toBe('My cousin');
    await userEvent.click(screen.getByRole('button', { name: 'Delete your reply' }));
    const question = screen.getByRole('group', { name: 'Delete this reply?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('My cousin')).not.toBeInTheDocument());
    expect(screen.getByText('Who did yours?')).toBeVisible();
  });
});

it('what others said is not mine to change', async () => {
  const { post, say } = discussion();
  say('callum.reyes', 'Mine, says Callum');
  await openPost(post.id);
  await screen.findByText('Mine, says Callum');
  expect(screen.queryByRole('button', { name: /^(Edit|Delete) your/ })).not.toBeInTheDocument();
});
