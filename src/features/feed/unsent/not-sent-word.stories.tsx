import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { currentUser, post, storyNow } from '@/testing/fixtures/fixtures';
import { removeDraftsOf } from '@/ui/draft/draft-store';
import { PostCard } from '../post/post-card';
import { refuse } from './unsent';

const user = currentUser();
const shown = post({ commentCount: 3 });

/** A post whose folded comments hold some of the reader's that were not sent. */
const meta = {
  title: 'feed/Not sent on a post',
  component: PostCard,
  args: { user, now: storyNow, post: shown },
  decorators: [
    (Story) => (
      <div className="mx-auto max-w-[620px]">
        <h2 className="sr-only">Today</h2>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    removeDraftsOf(user.id);
    for (const clientId of ['a', 'b'])
      refuse(
        user.id,
        { clientId, postId: shown.id, content: 'Ask Ada', writtenAt: storyNow.getTime() },
        'The server is resting',
      );
    return () => removeDraftsOf(user.id);
  },
} satisfies Meta<typeof PostCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Comment,\s*2\s*not sent$/ }));
    await expect(await canvas.findByRole('button', { name: 'Comment' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Comment' }));
    await expect(await canvas.findByRole('button', { name: /^Comment,\s*2\s*not sent$/ })).toBeVisible();
  },
};

export const OnPhoneLight: Story = { globals: { viewport: { value: '320' }, theme: 'light' } };
