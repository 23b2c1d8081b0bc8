import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChangedQuestion } from './changed-question';

const meta = {
  component: ChangedQuestion,
  args: {
    figures: [{ name: 'Cash flow for Ashfield Terrace, two-bed', quoted: '£253.90', now: '£141.40' }],
    onAskAgain: fn(),
    onGoOn: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-[440px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChangedQuestion>;
export default meta;
type Story = StoryObj<typeof ChangedQuestion>;

export const OneFigure: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask Ava again' }));
    await expect(args.onAskAgain).toHaveBeenCalledOnce();
    await expect(args.onGoOn).not.toHaveBeenCalled();
  },
};

/** An answer to no question: it can only be used as it is. */
export const SeveralFiguresOfAnAnswerToNoQuestion: Story = {
  globals: { theme: 'light' },
  args: {
    figures: [
      { name: 'Cash flow for Ashfield Terrace, two-bed', quoted: '£253.90', now: '£141.40' },
      { name: 'Net yield for Ashfield Terrace, two-bed', quoted: '5.63%', now: '4.98%' },
      { name: `Payback for ${'A very long name of a deal '.repeat(4)}`, quoted: '23.71 years', now: 'n/a' },
    ],
    onAskAgain: undefined,
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Ask Ava again' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Use anyway' }));
    await expect(args.onGoOn).toHaveBeenCalledOnce();
  },
};
