import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { storyNow } from '@mocks/hosts/storybook';
import { currentUser } from '@/testing/fixtures/fixtures';
import { Feed } from './feed';

const meta = {
  title: 'feed/Feed',
  component: Feed,
  args: { user: currentUser(), now: storyNow },
  decorators: [
    (Story) => (
      <div className="mx-auto max-w-[620px]">
        <h1 className="sr-only">Network</h1>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Feed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('region', { name: 'Today' })).toBeVisible();
    // the search of the browser sees every post that is loaded
    await userEvent.keyboard('{Control>}f{/Control}');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(20));
  },
};

export const Light: Story = { ...Many, globals: { theme: 'light' } };

export const Waiting: Story = {
  parameters: { msw: { handlers: [http.get('*/api/posts', () => delay('infinite'))] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading posts' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { user: currentUser({ id: 7, username: 'zainab.hussain', fullName: 'Zainab Hussain' }) },
  parameters: { server: { signInAs: 'zainab.hussain' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No posts yet')).toBeVisible();
  },
};

export const NobodyWroteAboutIt: Story = {
  args: { choice: { feed: 'for-you', sort: 'latest', tag: 'a'.repeat(50) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No posts about #a+ yet$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show all posts' })).toHaveAttribute('href', '/');
  },
};

export const Wrong: Story = {
  parameters: {
    server: { fail: { listPosts: { status: 403, body: { message: 'The feed is closed for now' } } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Couldn’t load your network');
    await expect(canvas.getByText('The feed is closed for now.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeEnabled();
  },
};

export const NextPage: Story = {
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'Load more' });
    const before = canvas.getAllByRole('article').length;
    await userEvent.click(more);
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(before));
  },
};
