// Signs that turn the direction, pile up or join, in what members call themselves and write.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { author, currentUser, post, storyNow } from '@/testing/fixtures/fixtures';
import { PostCard } from './post-card';

const meta = {
  title: 'feed/Post card in foreign signs',
  component: PostCard,
  args: { user: currentUser(), now: storyNow, post: post() },
  decorators: [
    (Story) => (
      <div className="mx-auto max-w-[620px]">
        <h2 className="sr-only">Today</h2>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PostCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const turned = '\u202E';

export const TurnedRound: Story = {
  args: {
    post: post({
      authUser: author({ fullName: `Ada ${turned}Fenwick`, headline: `Landlord ${turned}in Leeds` }),
      content: `Rent is up ${turned}and so are rates`,
    }),
  },
  play: async ({ canvas }) => {
    // What turns the name and the headline round ends with them: the time still stands after the headline.
    const headline = canvas.getByText(/^Landlord/).getBoundingClientRect();
    const time = canvas.getByText('2 minutes ago').getBoundingClientRect();
    await expect(time.left).toBeGreaterThanOrEqual(headline.right);
  },
};

const pile = 'Z' + '\u0301\u0316\u0338'.repeat(60);

export const PiledUp: Story = {
  args: {
    post: post({ content: `${pile} ${pile}\n👨‍👩‍👧‍👦 and 👩🏽‍🚒`.repeat(3), authUser: author({ fullName: pile }) }),
  },
  play: async ({ canvas }) => {
    // The signs above and below one another stay in the card's own text box.
    const text = canvas.getByText(/👨‍👩‍👧‍👦/);
    await expect(getComputedStyle(text).overflow).toBe('hidden');
    await expect(text.getBoundingClientRect().height).toBeLessThan(8 * 24 + 1);
  },
};
