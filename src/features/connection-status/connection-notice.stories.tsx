import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { clearConnectionStatus, provideRetry, setConnectionStatus } from '@/realtime/status';
import { ConnectionNotice } from './connection-notice';

const retry = fn();
const become = (status: Parameters<typeof setConnectionStatus>[0]) => () => {
  setConnectionStatus('connected');
  setConnectionStatus(status);
  provideRetry(retry);
  return () => {
    provideRetry(null);
    clearConnectionStatus();
  };
};

const meta = {
  title: 'connection-status/Notice',
  component: ConnectionNotice,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ConnectionNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  beforeEach: become('offline'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/You’re offline/)).toBeVisible());
  },
};

export const Failed: Story = {
  beforeEach: become('failed'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry now' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Connected: Story = {
  beforeEach: become('connected'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Connection status' })).toBeEmptyDOMElement();
  },
};
