import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { author, recently, storyNow } from '@/testing/fixtures/fixtures';
import { CommentBubble } from './comment-bubble';

const item = {
  id: 31,
  authUser: author({ id: 3, fullName: 'Callum Reyes', username: 'callum.reyes' }),
  content: 'Congratulations. What rate did you fix at? I am seeing 5.09% on a five year at 75%.',
  mentions: [],
  likeCount: 3,
  likedByMe: false,
  createdAt: recently,
  editedAt: null,
};

const meta = {
  title: 'feed/Comment',
  component: CommentBubble,
  args: { now: storyNow, item, onLike: fn(), onReply: fn() },
} satisfies Meta<typeof CommentBubble>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Like · 3, Callum Reyes’s comment' }));
    await expect(args.onLike).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Reply to Callum Reyes' }));
    await expect(args.onReply).toHaveBeenCalledOnce();
  },
};

export const LikedAndEdited: Story = {
  args: { item: { ...item, likedByMe: true, likeCount: 1, editedAt: recently } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Like/, pressed: true })).toBeVisible();
    await expect(canvas.getByText('Edited')).toBeVisible();
  },
};

/** The reader's own can be edited and deleted; deleting asks once. */
export const Mine: Story = {
  args: { own: { postId: 180, userId: 1 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete your comment' }));
    await expect(canvas.getByRole('group', { name: 'Delete this comment?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('button', { name: 'Edit your comment' })).toBeVisible();
  },
};

export const Editing: Story = {
  args: { own: { postId: 180, userId: 1 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit your comment' }));
    const box = canvas.getByRole('textbox', { name: 'Comment text' });
    await expect(box).toHaveFocus();
    await userEvent.clear(box);
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(canvas.getByText('Write something first')).toBeVisible();
  },
};

export const EditingLight: Story = { ...Editing, globals: { theme: 'light' } };

export const AboutAFigure: Story = { args: { about: 'Gross yield · 8.4%' } };

export const Light: Story = { globals: { theme: 'light' } };
