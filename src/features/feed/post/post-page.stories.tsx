import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { currentUser } from '@/testing/fixtures/fixtures';
import { PostPage } from './post-page';

const meta = {
  title: 'feed/Post page',
  component: PostPage,
  args: { user: currentUser(), postId: 180 },
} satisfies Meta<typeof PostPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: /^Post by/ })).toBeInTheDocument();
  },
};

export const Gone: Story = {
  args: { postId: 999_999 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t find that post')).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: {
    server: { fail: { getPost: { status: 403, body: { message: 'Only connections can see this' } } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You don’t have access')).toBeVisible();
  },
};

export const Light: Story = { ...Whole, globals: { theme: 'light' } };
