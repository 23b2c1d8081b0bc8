import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { writePost } from '@mocks/features/feed/activity/activity';
import { openApp } from '@/testing/open-app';
import type { Schemas } from '@/api/contract';
import { mockServer } from '@/testing/setup';
import { closeAllModals } from '@/ui/modal/modal-store';
// evaluated with the test file, so that nothing has to arrive first
import '@/testing/screens/feed-screen';
import '@/ui/menu/menu-list';
import '@/ui/modal/modal-stack';
import '../acts/post-menu';
import '../comments/comments';
import { hidePost } from '../list/hidden-posts';

const idOf = (username: string) => mockServer.world.db.user.first('username', username)?.id ?? 0;
const write = (username: string, content: string, more = {}) =>
  writePost(mockServer.world, idOf(username), { content, ...more }).id;
const stored = (id: number) => mockServer.world.db.post.get(id);

async function openPost(id: number, author = 'hannah.okafor') {
  closeAllModals();
  // The mock server gives the same ids in every test; what one of them hid is there again.
  hidePost(id, null);
  localStorage.setItem('session-hint', '1');
  const app = openApp(`/${author}/post/${id}`);
  await screen.findByRole('button', { name: /^Actions for .+’s post$/ }, { timeout: 10_000 });
  return app;
}

async function choose(item: string | RegExp, button: string | RegExp = /^Actions for .+’s post$/) {
  const user = userEvent.setup();
  await user.hover(screen.getByRole('button', { name: button }));
  await user.click(screen.getByRole('button', { name: button }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

beforeEach(() => mockServer.signInAs('hannah.okafor'));

describe('the author of a post', () => {
  it('edits it: readers see that, and what it said before', async () => {
    const id = write('hannah.okafor', 'Completion on Monday');
    await openPost(id);
    await choose('Edit…');
    const box = await screen.findByRole('textbox', { name: 'Post text' });
    await userEvent.clear(box);
    await userEvent.type(box, 'Completion on Tuesday');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(stored(id)?.content).toBe('Completion on Tuesday'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('Completion on Tuesday')).toBeVisible();
    expect(screen.getByText(/Edited/)).toBeVisible();
    await choose('Earlier versions');
    const dialog = await screen.findByRole('dialog', { name: 'Earlier versions' });
    expect(within(dialog).getByText('Completion on Monday')).toBeVisible();
  });

  it('who changed it elsewhere meanwhile is told, and keeps the text', async () => {
    const id = write('hannah.okafor', 'Two beds');
    await openPost(id);
    await choose('Edit…');
    const box = await screen.findByRole('textbox', { name: 'Post text' });
    mockServer.world.db.post.update(id, { content: 'Three beds', editedAt: new Date().toISOString() });
    await userEvent.type(box, ', one bath');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/changed elsewhere\. It now says: “Three beds”/)).toBeVisible();
    expect(box).toHaveValue('Two beds, one bath');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(stored(id)?.content).toBe('Two beds, one bath'));
  });

  it('pins it and turns its comments off', async () => {
    const id = write('hannah.okafor', 'My first HMO');
    await openPost(id);
    await choose('Pin to profile');
    await waitFor(() => expect(stored(id)?.pinned).toBe(true));
    await choose('Turn comments off');
    await waitFor(() => expect(stored(id)?.commentsOff).toBe(true));
  });
});

describe('a post that is deleted', () => {
  it('leaves its place at once, and the server when nobody can undo it any more', async () => {
    const id = write('hannah.okafor', 'Wrong window');
    await openPost(id);
    await choose('Delete');
    expect(await screen.findByText('This post was deleted')).toBeVisible();
    expect(screen.queryByText('Wrong window')).not.toBeInTheDocument();
    expect(stored(id)).toBeDefined();
    fireEvent(window, new Event('pagehide'));
    await waitFor(() => expect(stored(id)).toBeUndefined());
    const gone = screen.getByRole('article', { name: 'This post was deleted' });
    expect(within(gone).queryByRole('button')).not.toBeInTheDocument();
  });

  it('comes back when that is undone, and stays', async () => {
    const id = write('hannah.okafor', 'Wanted after all');
    await openPost(id);
    const requests = mockServer.recordRequests();
    await choose('Delete');
    const gone = await screen.findByRole('article', { name: 'This post was deleted' });
    await userEvent.click(within(gone).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Wanted after all')).toBeVisible();
    fireEvent(window, new Event('pagehide'));
    expect(requests).not.toContain(`/posts/${id}`);
    expect(stored(id)).toBeDefined();
  });

  it('comes back when the server refuses, which is said', async () => {
    const id = write('hannah.okafor', 'Hard to lose');
    await openPost(id);
    mockServer.fail('deletePost', { status: 500 });
    await choose('Delete');
    await screen.findByText('This post was deleted');
    fireEvent(window, new Event('pagehide'));
    expect(await screen.findByText('Couldn’t delete your post')).toBeVisible();
    expect(await screen.findByText('Hard to lose')).toBeVisible();
  });
});

describe('a reader of a post', () => {
  it('saves it: shown at once, taken back when the server refuses', async () => {
    const id = write('priya.raman', 'A checklist for damp');
    await openPost(id, 'priya.raman');
    mockServer.fail('updatePost', { status: 500, times: 1 });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText('Couldn’t save the post', { exact: false })).not.toHaveLength(0);
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    expect(screen.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() =>
      expect(mockServer.world.db.postMark.by('postId', id)).toMatchObject([{ saved: true }]),
    );
  });

  it('mutes it, and has it back', async () => {
    const id = write('priya.raman', 'Day 9 of the extension');
    await openPost(id, 'priya.raman');
    await choose('Mute this post');
    const gone = await screen.findByRole('article', { name: 'You won’t be notified about this post' });
    await waitFor(() =>
      expect(mockServer.world.db.postMark.by('postId', id)).toMatchObject([{ muted: true }]),
    );
    await userEvent.click(within(gone).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Day 9 of the extension')).toBeVisible();
    await waitFor(() =>
      expect(mockServer.world.db.postMark.by('postId', id)).toMatchObject([{ muted: false }]),
    );
  });

  it('mutes its author: their posts leave the feed', async () => {
    const id = write('priya.raman', 'Another sunrise');
    await openPost(id, 'priya.raman');
    await choose('Mute Priya Raman');
    // Said once the server has it; the post’s place says it at once.
    await screen.findByText('Priya Raman muted', { selector: '.sr-only[aria-live] p', ignore: false });
    const response = await fetch('http://localhost:3000/api/posts?feed=for-you', { credentials: 'include' });
    // The contract's answer; the test server checks every answer against it.
    const { data } = (await response.json()) as Schemas['PostPage'];
    expect(data.some(({ authUser }) => authUser.id === idOf('priya.raman'))).toBe(false);
  });

  it('reports it with a reason', async () => {
    const id = write('priya.raman', 'Guaranteed 25% a month');
    await openPost(id, 'priya.raman');
    await choose('Report…');
    await userEvent.click(await screen.findByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('Choose what’s wrong')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'A scam' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    expect(await screen.findAllByText(/^Thanks\. Your report’s reference is/)).not.toHaveLength(0);
  });

  it('sends it in a chat', async () => {
    const id = write('priya.raman', 'Tenancy deposit rules');
    await openPost(id, 'priya.raman');
    await choose('Send in chat…', 'Share');
    const [send] = await screen.findAllByRole('button', { name: /^Send to / });
    if (send) await userEvent.click(send);
    expect(await screen.findByText('Sent')).toBeVisible();
    const messages = mockServer.world.db.message.all();
    expect(messages.at(-1)?.content).toMatch(new RegExp(`/priya.raman/post/${id}$`));
  });

  it('votes in its poll, and changes that', async () => {
    const poll = { options: ['Fix', 'Wait'], days: 3 };
    const id = write('priya.raman', 'What now?', { poll });
    await openPost(id, 'priya.raman');
    await userEvent.click(screen.getByRole('button', { name: 'Fix' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Fix/ })).toHaveAttribute('aria-pressed', 'true'),
    );
    expect(screen.getByText(/^1 vote · 3 days left/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Wait/ }));
    await waitFor(() => expect(mockServer.world.db.postMark.by('postId', id)).toMatchObject([{ vote: 1 }]));
    expect(screen.getByText(/^1 vote/)).toBeVisible();
  });

  it('looks at its pictures one after the other, by keys', async () => {
    const images = [
      { file: 'kitchen.svg', alt: 'The new kitchen' },
      { file: 'bathroom.svg', alt: 'White tiles' },
    ];
    const id = write('priya.raman', 'Finished', { images });
    await openPost(id, 'priya.raman');
    await userEvent.click(screen.getByRole('button', { name: 'Open photo 1 of 2: The new kitchen' }));
    expect(await screen.findByRole('img', { name: 'The new kitchen' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('group', { name: 'Photos' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('img', { name: 'White tiles' })).toBeVisible();
    expect(screen.getByText('2 of 2')).toBeVisible();
  });
});
