import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { currentUser } from '@/testing/fixtures/fixtures';
import { AccountPage } from '../account-page';

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const meta = {
  title: 'account/Security settings',
  component: AccountPage,
  args: { user: currentUser(), onLogOut: () => {}, onClosed: fn() },
} satisfies Meta<typeof AccountPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SettingTwoStepUp: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set up' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Set up two-step sign-in' }));
    await userEvent.type(dialog.getByLabelText('Current password'), 'tiebeam-demo');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await expect(await dialog.findByRole('img', { name: /^QR code/ }, patience)).toBeVisible();
  },
};

export const SettingTwoStepUpOnAPhone: Story = {
  ...SettingTwoStepUp,
  globals: { viewport: { value: '320' } },
};

export const TwoStepOn: Story = {
  args: { user: currentUser({ twoFactor: true }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }));
    const dialog = await screen.findByRole('dialog', { name: 'Turn off two-step sign-in?' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const SessionsNotLoaded: Story = {
  parameters: { server: { fail: { listSessions: { status: 403 } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your sessions', {}, patience)).toBeVisible();
  },
};

export const Closing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close your account?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Close account' }));
    await expect(await dialog.findByText('Enter your password')).toBeVisible();
  },
};

export const ClosingOnAPhone: Story = { ...Closing, globals: { viewport: { value: '320' } } };
