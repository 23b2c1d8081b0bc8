import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StandingLine } from './standing-line';

const meta = {
  title: 'viewing-mode/Standing of the notes',
  component: StandingLine,
  args: { standing: { kind: 'sent' }, isOnDevice: true, onRetry: fn(), onDiscard: fn() },
} satisfies Meta<typeof StandingLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All notes sent')).toBeVisible();
  },
};

export const Waiting: Story = {
  args: { standing: { kind: 'waiting' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kept on this device')).toBeVisible();
  },
};

export const Sending: Story = {
  args: { standing: { kind: 'sending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sending your notes…')).toBeVisible();
  },
};

export const StorageBlocked: Story = {
  args: { standing: { kind: 'waiting' }, isOnDevice: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This browser can’t keep notes/)).toBeVisible();
  },
};

export const Failed: Story = {
  args: { standing: { kind: 'failed', text: 'Something went wrong', isGone: false } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: 'Discard notes' })).toBeNull();
  },
};

export const Gone: Story = {
  args: { standing: { kind: 'failed', text: 'We couldn’t find that viewing', isGone: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard notes' }));
    await expect(args.onDiscard).toHaveBeenCalled();
  },
};
