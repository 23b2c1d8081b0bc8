import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { AskToSee } from './ask-to-see';

const meta = {
  title: 'connections/Ask to see',
  component: AskToSee,
  args: { username: 'hannah.okafor', onChanged: fn() },
  parameters: { server: { signInAs: 'zainab.hussain' } },
} satisfies Meta<typeof AskToSee>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotConnected: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Connect with Hannah Okafor' })).toBeVisible();
  },
};

export const Asked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Connect with Hannah Okafor' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send request' }));
    await expect(await canvas.findByText('Pending')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Withdraw the request to Hannah Okafor' })).toBeVisible();
  },
};

/** Nothing is known of what the two are to each other. */
export const Unread: Story = {
  parameters: {
    server: { signInAs: 'zainab.hussain', fail: { getProfile: { status: 403, body: { message: 'No' } } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'View their profile' })).toBeVisible();
  },
};

export const Light: Story = { ...NotConnected, globals: { theme: 'light' } };
