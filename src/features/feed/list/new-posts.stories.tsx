import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { NewPosts } from './new-posts.late';

const meta = {
  title: 'feed/NewPosts',
  component: NewPosts,
  args: {
    // Read long ago, when there was nothing yet.
    list: { pages: [{ data: [], page: 1, totalPages: 1, total: 0 }], pageParams: [1] },
    readAt: 0,
  },
  decorators: [
    (Story) => (
      <div className="h-40">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NewPosts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dark: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: '20 new posts' })).toBeVisible());
  },
};

export const Light: Story = { ...Dark, globals: { theme: 'light' } };
