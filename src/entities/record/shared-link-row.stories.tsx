import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SharedLinkRow } from './shared-link-row';

const day = 24 * 3_600_000;
const moment = (days: number) => new Date(Date.now() + days * day).toISOString();
const views = ['Tom Whitfield', 'Zainab Hussain', 'Callum Reyes', 'Priya Raman', 'Owen Pritchard'].map(
  (fullName, at) => ({ user: { fullName }, at: moment(-at) }),
);

const meta = {
  title: 'record/Shared link',
  component: SharedLinkRow,
  args: {
    link: { id: 'a', expiresAt: moment(30), views: [] },
    name: 'Lender, tax year 2025–26',
    address: 'https://tiebeam.example/portfolio/shared/a',
    isRevoking: false,
    onRevoke: fn(),
  },
  render: (args) => (
    <ul>
      <SharedLinkRow {...args} />
    </ul>
  ),
} satisfies Meta<typeof SharedLinkRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotOpened: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Not opened yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke link for Lender, tax year 2025–26' }));
    await expect(args.onRevoke).toHaveBeenCalledOnce();
  },
};

export const OpenedByMany: Story = {
  args: { link: { id: 'a', expiresAt: null, views }, term: 'passcode required' },
  globals: { theme: 'light', viewport: { value: '320' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No expiry, passcode required')).toBeVisible();
    await expect(canvas.getByText(/^Opened by Tom Whitfield on .* and 2 others$/)).toBeVisible();
  },
};

export const Expired: Story = {
  args: { link: { id: 'a', expiresAt: moment(-1), views: views.slice(0, 1) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Expired on /)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Copy link/ })).toBeNull();
  },
};

export const Revoking: Story = { args: { isRevoking: true, isDisabled: true } };
