import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { BusinessSettings } from './business-settings';

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const meta = {
  title: 'business/Settings',
  component: BusinessSettings,
  args: { userId: 10 },
  parameters: { server: { signInAs: 'gareth.pritchard' } },
} satisfies Meta<typeof BusinessSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Owner: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('form', { name: 'Business' }, patience)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Manage team' })).toBeVisible();
  },
};
export const OwnerLight: Story = { ...Owner, globals: { theme: 'light' } };
export const OnAPhone: Story = { ...Owner, globals: { viewport: { value: '320' } } };

export const None: Story = {
  args: { userId: 40 },
  parameters: { server: { signInAs: 'zainab.hussain' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add business' }, patience));
    const dialog = await screen.findByRole('dialog', { name: 'Add business' }, patience);
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const Closing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close business page' }, patience));
    const dialog = await screen.findByRole('dialog', { name: /^Close / }, patience);
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const NotLoaded: Story = {
  parameters: { server: { signInAs: 'gareth.pritchard', fail: { listBusinesses: { status: 403 } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your businesses', {}, patience)).toBeVisible();
  },
};
