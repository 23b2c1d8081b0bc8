import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { LatestPosts } from './latest-posts';

const meta = { component: LatestPosts } satisfies Meta<typeof LatestPosts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3);
    await expect(canvas.getByRole('heading', { level: 2, name: 'From the blog' })).toBeVisible();
  },
};
export const ThreeLight: Story = { globals: { theme: 'light' } };
export const OnATelephone: Story = { globals: { viewport: { value: '390' } } };

export const Waiting: Story = {
  parameters: { msw: { handlers: [http.get('*/api/blogs', () => delay('infinite'))] } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'From the blog' })).toBeVisible();
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
  },
};

const none = { data: [], page: 1, totalPages: 1, total: 0 };

/** Without posts there is nothing to announce. */
export const None: Story = {
  parameters: { msw: { handlers: [http.get('*/api/blogs', () => HttpResponse.json(none))] } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('heading')).toBeNull());
  },
};

/** The page is whole without them. */
export const CannotBeHad: Story = {
  parameters: { server: { fail: { listBlogs: { status: 404 } } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('heading')).toBeNull());
  },
};
