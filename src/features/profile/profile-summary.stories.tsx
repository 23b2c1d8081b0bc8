import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { profile } from '@/testing/fixtures/profile-fixture';
import { ProfileSummary } from './profile-summary';

const meta = {
  title: 'profile/Summary',
  component: ProfileSummary,
  args: { profile: profile(), onMore: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProfileSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('£90k–£180k')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More about Ewan Drummond' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const Light: Story = { ...Whole, globals: { theme: 'light' } };

/** More than four words are counted. */
export const ManyWords: Story = {
  args: { profile: profile({ regions: ['Leeds', 'York', 'Hull', 'Bradford', 'Halifax', 'Ripon'] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('and 2 more')).toBeVisible();
  },
};

/** Who says nothing of themselves has no card. */
export const Nothing: Story = {
  args: {
    profile: profile({
      bio: null,
      strategies: [],
      regions: [],
      budgetMin: null,
      budgetMax: null,
      lookingFor: [],
      offering: [],
      experience: null,
      languages: [],
      links: [],
      memberships: [],
      companies: [],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
