import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { writePost } from '@mocks/features/feed/activity/activity';
import { currentUser, post } from '@/testing/fixtures/fixtures';
import { holdNext } from '@/testing/hold-next';
import { renderPart } from '@/testing/screens/render-part';
import { mockServer } from '@/testing/setup';
import { storedDrafts } from '@/testing/agreements/stored-drafts';
import { removeDraftsOf } from '@/ui/draft/draft-store';
import { EditPost } from './acts/edit-post';
import { Repost } from './acts/repost';
import { Composer } from './composer';
// evaluated with the test file, so that nothing has to arrive first
import './write/composer-parts';

const user = currentUser();
const { db } = mockServer.world;

beforeEach(() => {
  removeDraftsOf(user.id);
  mockServer.signInAs('hannah.okafor');
  URL.createObjectURL = () => 'blob:nothing';
  URL.revokeObjectURL = () => {};
});

const text = () => screen.getByLabelText(/^Share a deal/);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const stored = (content: string) => db.post.all().find((each) => each.content === content);

it('A post sent while its page is left is no draft any more', async () => {
  const { unmount } = renderPart(<Composer user={user} />);
  const answer = holdNext('post', '/posts');
  await userEvent.type(text(), 'Exchanged today');
  await press('Post');
  unmount();
  answer();
  await waitFor(() => expect(stored('Exchanged today')).toBeDefined());
  await waitFor(() => expect(storedDrafts()).not.toContain('Exchanged'));
  renderPart(<Composer user={user} />);
  expect(text()).toHaveValue('');
});

it('What is typed and added while a post is being sent is there after the page is left', async () => {
  const { unmount } = renderPart(<Composer user={user} />);
  const answer = holdNext('post', '/posts');
  await userEvent.type(text(), 'Exchanged today');
  await screen.findByRole('button', { name: 'Photo' });
  await press('Post');
  await userEvent.type(text(), ' And the next');
  // Sent as it is: jsdom can draw no picture, and a GIF is not made smaller.
  fireEvent.change(screen.getByLabelText('Add photos'), {
    target: { files: [new File(['GIF89a'], 'kitchen.gif', { type: 'image/gif' })] },
  });
  await waitFor(() => expect(storedDrafts()).toContain('kitchen.gif'));
  unmount();
  answer();
  await waitFor(() => expect(stored('Exchanged today')).toBeDefined());
  renderPart(<Composer user={user} />);
  await waitFor(() => expect(text()).toHaveValue('And the next'));
  expect(await screen.findAllByLabelText(/kitchen/)).not.toEqual([]);
});

it('A note on a reposted post is no draft any more when it was sent while its form was closed', async () => {
  const { id } = writePost(mockServer.world, 3, { content: 'Which surveyor?' });
  const { unmount } = renderPart(
    <Repost post={post({ id, content: 'Which surveyor?' })} myId={user.id} onDone={() => {}} />,
  );
  const answer = holdNext('post', '/posts');
  await userEvent.type(screen.getByLabelText('Your note'), 'Worth reading');
  await press('Repost');
  unmount();
  answer();
  await waitFor(() => expect(stored('Worth reading')).toBeDefined());
  await waitFor(() => expect(storedDrafts()).not.toContain('Worth reading'));
});

it('The form of a post stays open with what was typed while it was being saved', async () => {
  const { id } = writePost(mockServer.world, user.id, { content: 'Two beds' });
  const onClose = vi.fn();
  renderPart(
    <EditPost
      post={post({ id, content: 'Two beds', editedAt: null })}
      onWrite={() => {}}
      onClose={onClose}
    />,
  );
  const box = screen.getByLabelText('Post text');
  const answer = holdNext('put', '/posts/:id');
  await userEvent.type(box, ', one bath');
  await press('Save');
  await userEvent.type(box, ', a yard');
  answer();
  await waitFor(() => expect(db.post.get(id)?.content).toBe('Two beds, one bath'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  expect(box).toHaveValue('Two beds, one bath, a yard');
  expect(onClose).not.toHaveBeenCalled();
  await press('Save');
  await waitFor(() => expect(db.post.get(id)?.content).toBe('Two beds, one bath, a yard'));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});
