import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ConnectionPill } from './connection-pill';
import type { Notice } from './notice';

const meta = {
  title: 'connection-status/Pill',
  component: ConnectionPill,
  args: { notice: 'failed', onRetry: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ConnectionPill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Can’t reach live updates –');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry now' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Offline: Story = { args: { notice: 'offline' } };
export const Reconnecting: Story = { args: { notice: 'reconnecting' } };
export const BackOnline: Story = { args: { notice: 'back' } };
export const Silent: Story = {
  args: { notice: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

const notices: readonly Notice[] = ['reconnecting', 'offline', 'failed', 'back'];

/** The pill in each state, one under the other: a box with a transform holds what is fixed inside it. */
export const EveryStatus: Story = {
  render: ({ onRetry }) => (
    <div className="flex flex-col">
      {notices.map((notice) => (
        <div key={notice} className="relative h-28 translate-x-0 border-b border-line-subtle">
          <ConnectionPill notice={notice} onRetry={onRetry} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const said = canvas.getAllByRole('status').map((status) => status.textContent);
    await expect(said).toEqual([
      'Reconnecting…',
      'You’re offline – changes will wait',
      'Can’t reach live updates – ',
      'Back online',
    ]);
  },
};
export const EveryStatusLight: Story = { ...EveryStatus, globals: { theme: 'light' } };
export const EveryStatusNarrow: Story = {
  ...EveryStatus,
  decorators: [
    (Story) => (
      <div className="w-80">
        <Story />
      </div>
    ),
  ],
};
