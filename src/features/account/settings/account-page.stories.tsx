import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { currentUser } from '@/testing/fixtures/fixtures';
import { AccountPage } from './account-page';

const meta = {
  title: 'account/Account settings',
  component: AccountPage,
  args: { user: currentUser({ providers: ['google'] }), onClosed: () => {}, onLogOut: () => {} },
} satisfies Meta<typeof AccountPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  },
};

export const OnAPhone: Story = { ...Default, globals: { viewport: { value: '320' } } };

export const NotConfirmed: Story = {
  args: { user: currentUser({ emailConfirmed: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not confirmed')).toBeVisible();
  },
};

/** Signs in by Google alone: that can't be unlinked, and a first password can be set. */
export const WithoutAPassword: Story = {
  args: { user: currentUser({ hasPassword: false, providers: ['google'] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Unlink Google' })).toBeDisabled();
    await expect(canvas.queryByLabelText('Current password')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Set password' })).toBeVisible();
  },
};

export const UsernameChangedLately: Story = {
  args: { user: currentUser({ usernameChangeableAt: '2026-12-03T09:00:00Z' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can change it again from Thursday 3 December 2026')).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    user: currentUser({
      fullName: 'Bartholomew-Featherstonehaugh'.repeat(2),
      email: `${'a'.repeat(60)}@${'long-domain.'.repeat(8)}example`,
    }),
  },
  globals: { viewport: { value: '320' } },
};

export const Wrong: Story = {
  play: async ({ canvas, userEvent }) => {
    const password = within(canvas.getByRole('form', { name: 'Password' }));
    await userEvent.type(password.getByLabelText('New password'), 'short');
    await userEvent.click(password.getByRole('button', { name: 'Change password' }));
    await expect(await password.findByText('Enter your current password')).toBeVisible();
    await expect(password.getByLabelText('Current password')).toHaveFocus();
  },
};

export const NotSaved: Story = {
  parameters: { server: { fail: { updateUser: { status: 500 } } } },
  play: async ({ canvas, userEvent }) => {
    const details = within(canvas.getByRole('form', { name: 'Your details' }));
    const name = details.getByRole('textbox', { name: 'Full name' });
    await userEvent.type(name, ' Adeyemi');
    await userEvent.click(details.getByRole('button', { name: 'Save' }));
    await expect(await details.findByRole('alert')).toBeVisible();
    await expect(name).toHaveValue('Hannah Okafor Adeyemi');
  },
};
