import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OfflineState } from './offline-state';

const meta = {
  title: 'ui/Offline state',
  component: OfflineState,
  args: { text: 'Your deals will appear when you’re back online.', onRetry: fn() },
} satisfies Meta<typeof OfflineState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const OfflineOnAPhone: Story = { globals: { theme: 'light', viewport: { value: '320' } } };
