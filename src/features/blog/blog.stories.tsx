import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BlogListPage } from './list/blog-list-page';
import { BlogPostPage } from './blog-post-page';

const meta = {
  title: 'blog/Pages',
  component: BlogListPage,
  args: { search: {}, onSearch: fn(), newsletter: null },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BlogListPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(9);
  },
};
export const ListLight: Story = { ...List, globals: { theme: 'light' } };
export const NothingMatches: Story = {
  args: { search: { query: 'zzzz' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await expect(args.onSearch).toHaveBeenCalledWith({});
  },
};
export const CannotBeLoaded: Story = {
  parameters: {
    server: { fail: { listBlogs: { status: 404, body: { message: 'Not today', code: 'not-found' } } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Not today');
  },
};
export const Post: Story = {
  render: () => (
    <BlogPostPage
      slug="where-yields-still-start-with-an-eight"
      isMember={false}
      renderHead={() => null}
      newsletter={null}
      notFound={null}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};
export const PostLight: Story = { ...Post, globals: { theme: 'light' } };
