import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ApiError } from '@/api/errors';
import { DemoAccounts, type DemoAccount } from './demo-accounts';

const account = (label: string, fullName: string, description: string): DemoAccount => ({
  label,
  fullName,
  description,
  identifier: fullName.toLowerCase(),
  password: 'tiebeam-demo',
});

const meta = {
  title: 'account/Demo accounts',
  component: DemoAccounts,
  args: {
    accounts: [
      account('Member', 'Hannah Okafor', 'A landlord with a portfolio, deals and conversations'),
      account('Admin', 'Tom Whitfield', 'Sees Blog and Admin'),
    ],
    isSigningIn: false,
    onChoose: fn(() => Promise.resolve()),
  },
  decorators: [
    (Story) => (
      <div className="max-w-[392px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DemoAccounts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in as Admin' }));
    await expect(args.onChoose).toHaveBeenCalledWith(args.accounts[1]);
  },
};

export const SigningIn: Story = {
  args: { isSigningIn: true },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};

export const Refused: Story = {
  args: { onChoose: fn(() => Promise.reject(new ApiError(429, { message: 'Too many attempts' }, 5))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in as Member' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many attempts');
    await expect(canvas.getByText(/^Try again in \d seconds?$/)).toBeVisible();
  },
};

export const None: Story = {
  args: { accounts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
