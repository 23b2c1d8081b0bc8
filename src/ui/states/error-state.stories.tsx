import type { Meta, StoryObj } from '@storybook/react-vite';
import { WifiOff } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorState } from './error-state';

const meta = {
  title: 'ui/error-state',
  component: ErrorState,
  args: {
    icon: <WifiOff strokeWidth={1.6} />,
    title: 'Couldn’t load your deals',
    text: 'Your work is saved. Check your connection and try again.',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Couldn’t load your deals');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Retrying: Story = {
  args: { isRetrying: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Retrying…' })).toBeDisabled();
  },
};
export const WithoutRetryLight: Story = {
  globals: { theme: 'light' },
  render: ({ title }) => <ErrorState title={title} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
