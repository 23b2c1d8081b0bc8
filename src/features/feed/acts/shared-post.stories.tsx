import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { author, post, recently, storyNow } from '@/testing/fixtures';
import { Repost } from './repost';
import { SharedPostCard } from './shared-post';

const shared = {
  id: 4,
  state: 'shown',
  authUser: author(),
  content: 'Offer accepted on this one after three weeks of back and forth. Thanks @callum.reyes.',
  mentions: [{ name: 'callum.reyes', link: '/callum.reyes' }],
  createdAt: recently,
} as const;
const gone = { ...shared, authUser: null, content: '', mentions: [], createdAt: null };

const meta = {
  title: 'feed/Shared post',
  component: SharedPostCard,
  args: { shared: { ...shared, mentions: [...shared.mentions] }, now: storyNow },
  decorators: [
    (Story) => (
      <div className="max-w-[560px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SharedPostCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Shared post by Priya Raman' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View post by Priya Raman' })).toHaveAttribute(
      'href',
      '/priya.raman/post/4',
    );
  },
};

export const Light: Story = { ...Shown, globals: { theme: 'light' } };

export const Hidden: Story = {
  args: { shared: { ...gone, state: 'hidden' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You cannot see the post that was shared here')).toBeVisible();
  },
};

export const Deleted: Story = {
  args: { shared: { ...gone, state: 'deleted' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The post that was shared here was deleted')).toBeVisible();
  },
};

/** The form that passes it on. */
export const Writing: Story = {
  render: () => <Repost post={post({ id: 4 })} myId={1} onDone={() => {}} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Repost' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Write something first.');
  },
};
