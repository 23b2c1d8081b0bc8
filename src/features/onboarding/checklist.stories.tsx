import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { currentUser } from '@/testing/fixtures/fixtures';
import { ChecklistStrip, OnboardingChecklist } from './checklist';

/** The world of the story may be new. */
const patience = { timeout: 8000 };
const newcomer = () =>
  currentUser({ emailConfirmed: true, profileImage: null, joinedAt: new Date().toISOString() });

const meta = {
  title: 'onboarding/Checklist',
  component: OnboardingChecklist,
  args: { user: newcomer() },
  parameters: { scenario: 'newcomer' },
  beforeEach: () => {
    localStorage.clear();
    return () => localStorage.clear();
  },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OnboardingChecklist>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneDone: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 of 4 done', {}, patience)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add a photo' })).toBeVisible();
  },
};
export const Light: Story = { ...OneDone, globals: { theme: 'light' } };

export const Dismissed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss “Get started”' }, patience));
    await expect(canvas.queryByRole('region', { name: 'Get started' })).toBeNull();
    await expect(localStorage.getItem(`onboarding-ended-${newcomer().id}`)).not.toBeNull();
  },
};

/** Above the feed, where there is no room beside it; dismissed, it is gone from both places. */
export const AboveTheFeed: Story = {
  render: ({ user }) => (
    <>
      <div className="relative flex min-h-10 flex-wrap items-center justify-end">
        <ChecklistStrip user={user} />
        <button type="button" className="text-xs text-ink-2">
          Latest
        </button>
      </div>
      <OnboardingChecklist user={user} />
    </>
  ),
  globals: { viewport: { value: '320' } },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: /^Get started ?1 of 4$/ }, patience);
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const [dismiss] = canvas.getAllByRole('button', { name: 'Dismiss “Get started”' });
    if (dismiss) await userEvent.click(dismiss);
    await expect(canvas.queryByText('Get started')).toBeNull();
  },
};

/** Hannah has evaluations and connections. */
export const AllDone: Story = {
  args: {
    user: currentUser({
      emailConfirmed: true,
      profileImage: 'hannah.svg',
      joinedAt: new Date().toISOString(),
    }),
  },
  parameters: { scenario: 'member' },
  play: async ({ canvas, args }) => {
    // What is undone later does not bring the steps back.
    await waitFor(
      () => expect(localStorage.getItem(`onboarding-ended-${args.user.id}`)).toBe(args.user.joinedAt),
      patience,
    );
    await expect(canvas.queryByRole('region', { name: 'Get started' })).toBeNull();
  },
};

export const LongAgo: Story = {
  args: { user: currentUser({ joinedAt: '2020-01-01T10:00:00Z' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Get started' })).toBeNull();
  },
};
