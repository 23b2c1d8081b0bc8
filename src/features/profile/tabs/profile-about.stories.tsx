import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { member, profile } from '@/testing/fixtures/profile-fixture';
import { ProfileAbout } from './profile-about';

const meta = {
  title: 'profile/About',
  component: ProfileAbout,
  args: { profile: profile() },
} satisfies Meta<typeof ProfileAbout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£90k–£180k')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Practice/ })).toHaveAttribute(
      'href',
      'https://drummond.example',
    );
    await expect(canvas.queryByRole('link', { name: /Not to be followed/ })).toBeNull();
    await expect(canvas.getByText(/^Connect to see details/)).toBeVisible();
  },
};

export const OfAConnection: Story = {
  args: { profile: profile({ user: member({ connectionStatus: 'connected', connectionId: 3 }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Connect to see details/)).toBeNull();
  },
};

const bare = {
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
};

export const Empty: Story = {
  args: { profile: profile(bare) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No details yet')).toBeVisible();
  },
};

export const MineEmpty: Story = {
  args: { profile: profile({ ...bare, isMine: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Introduce yourself')).toBeVisible();
  },
};

export const Long: Story = {
  args: {
    profile: profile({
      bio: 'Unbreakable'.repeat(60),
      regions: Array.from({ length: 20 }, (_, at) => `Greater Something-upon-Somewhere ${at}`),
      links: [{ label: 'A'.repeat(40), url: `https://example.com/${'long'.repeat(60)}` }],
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** More than a member may write here: its beginning, and the rest on demand. */
export const Endless: Story = {
  args: { profile: profile({ bio: 'Ten years in Leeds. '.repeat(5000) }) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const text = canvas.getByText(/^Ten years/);
    await expect(text.getBoundingClientRect().height).toBeLessThan(300);
    const closed = canvasElement.scrollHeight;
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(canvasElement.scrollHeight).toBeGreaterThan(closed + 700));
  },
};
