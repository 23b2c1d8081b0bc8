import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { author, currentUser, post, storyNow } from '@/testing/fixtures/fixtures';
import { PostCard } from './post-card';

const meta = {
  title: 'feed/Post card',
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

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Priya Raman' })).toBeVisible();
    const time = canvas.getByRole('link', { name: '2 minutes ago' });
    await expect(time.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    const name = canvas.getByRole('link', { name: 'Priya Raman' }).getBoundingClientRect();
    // The time lies over what is below it.
    await expect(time.getBoundingClientRect().top - name.top).toBeGreaterThanOrEqual(24);
    await expect(canvas.queryByText(/comment$/)).toBeNull();
  },
};

export const WithDeal: Story = {
  args: {
    post: post({
      content:
        'Offer accepted. @callum.reyes you were right about the EPC. The council’s page: www.leeds.gov.uk',
      mentions: [{ name: 'callum.reyes', link: '/callum.reyes' }],
      attachment: {
        kind: 'evaluation',
        refId: 'b9a3c7b4-53b4-4f6f-9f43-1d6d5d1f7a10',
        snapshot: {
          title: '14 Marlow Terrace, Armley',
          subtitle: 'Leeds LS12 · 3-bed terraced house · 861 sq ft',
          image: null,
          figures: [
            { label: 'Agreed', value: '£175,500' },
            { label: 'Gross yield', value: '8.5%' },
            { label: 'Cash flow', value: '£412 pcm' },
          ],
        },
      },
      reactionCounts: { congrats: 31, like: 14, would_buy: 2 },
      myReaction: { id: 4, type: 'congrats' },
      commentCount: 11,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '@callum.reyes' })).toHaveAttribute(
      'href',
      '/callum.reyes',
    );
    await expect(canvas.getByRole('link', { name: 'www.leeds.gov.uk' })).toHaveAttribute(
      'href',
      'https://www.leeds.gov.uk',
    );
    await expect(canvas.getByRole('button', { name: 'Congrats', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '47 reactions' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '11 comments' })).toBeVisible();
  },
};

export const LightTheme: Story = { ...WithDeal, globals: { theme: 'light' } };

export const LongAndForeign: Story = {
  args: {
    post: post({
      authUser: author({
        fullName: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh-Cholmondeley 🏘️',
        headline:
          'Landlord of a very long list of houses between Newcastle upon Tyne and Westward Ho!, and one garage',
      }),
      content: `${'A long story about a short lease. '.repeat(40)}\n\nمرحبا بالعالم\n${'x'.repeat(300)}`,
      audience: 'connections',
      editedAt: '2026-11-21T08:59:00.000Z',
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
    await expect(canvas.getByRole('img', { name: 'Only connections can see this' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

export const ReactionsByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Choose a reaction' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Would buy' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('button', { name: 'Would buy' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Choose a reaction' })).toHaveFocus();
  },
};
