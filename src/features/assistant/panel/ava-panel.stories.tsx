import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AvaPanel } from './ava-panel';
import { createPosition, setMode } from './panel-position';

const meta = {
  component: AvaPanel,
  args: {
    place: createPosition(),
    isListing: false,
    onNewTopic: fn(),
    onTopics: fn(),
    onClose: fn(),
    children: <p className="p-4 text-sm">What was said, and where the next question is written.</p>,
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: '1440' } },
  decorators: [
    (Story) => (
      <div className="min-h-[760px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AvaPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its head has everything that can be done with a conversation. */
export const AtItsPlace: Story = {
  args: { place: createPosition() },
  play: async ({ canvas, args }) => {
    const panel = within(canvas.getByRole('dialog', { name: 'Ava' }));
    await userEvent.click(panel.getByRole('button', { name: 'New topic' }));
    await expect(args.onNewTopic).toHaveBeenCalledOnce();
    await userEvent.click(panel.getByRole('button', { name: 'Earlier topics' }));
    await expect(args.onTopics).toHaveBeenCalledOnce();
    await userEvent.click(panel.getByRole('button', { name: 'Close Ava' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const OnAPhone: Story = {
  args: { place: createPosition() },
  globals: { viewport: { value: '390' }, theme: 'light' },
};

/** As high as the window. */
export const Tall: Story = {
  args: { place: createPosition() },
  beforeEach: ({ args }) => setMode(args.place, 'tall'),
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('dialog', { name: 'Ava' });
    await waitFor(() => expect(panel.getBoundingClientRect().height).toBeGreaterThan(innerHeight - 90));
    await expect(within(panel).getByRole('button', { name: 'Full height' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

/** Escape goes back to the conversation first, and closes the panel only then. */
export const EarlierTopics: Story = {
  args: { place: createPosition(), isListing: true },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Earlier topics' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onTopics).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
