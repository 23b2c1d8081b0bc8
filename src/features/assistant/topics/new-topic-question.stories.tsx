import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NewTopicQuestion } from './new-topic-question';

const meta = {
  component: NewTopicQuestion,
  args: { isWaiting: false, isBeginning: false, onBegin: fn(), onKeep: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-[550px] rounded-[20px] border border-line bg-overlay pt-3">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NewTopicQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The focus is on going on; Escape keeps the conversation. */
export const Asked: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Start a new topic' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onKeep).toHaveBeenCalledOnce();
    await expect(args.onBegin).not.toHaveBeenCalled();
  },
};
export const AskedLight: Story = { globals: { theme: 'light' } };

/** An answer would not be waited for. */
export const WhileAnAnswerIsOnItsWay: Story = {
  args: { isWaiting: true },
  globals: { viewport: { value: '390' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alertdialog', { name: 'Start a new topic?' })).toHaveAccessibleDescription(
      /^Ava’s current answer will be cancelled\./,
    );
  },
};

export const Beginning: Story = { args: { isBeginning: true } };
