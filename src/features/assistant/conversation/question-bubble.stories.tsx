import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { QuestionBubble } from './question-bubble';

const meta = {
  component: QuestionBubble,
  args: {
    question: { id: 'q1', role: 'user', text: 'What is a good yield?', state: 'answered' },
    pathBefore: undefined,
    onRetry: fn(),
    onGiveUp: fn(),
  },
  decorators: [
    (Story) => (
      <div className="flex max-w-[340px] flex-col">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof QuestionBubble>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AboutSomething: Story = {
  args: {
    question: {
      id: 'q1',
      role: 'user',
      text: 'About “Ashfield Terrace, two-bed” (/property-evaluations/018f)\nHow does it look?',
      state: 'answered',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ashfield Terrace, two-bed' })).toBeVisible();
  },
};

export const NotSent: Story = {
  args: {
    question: {
      id: 'q1',
      role: 'user',
      text: 'What is a good yield?',
      state: 'failed',
      why: 'The page closed before Ava could answer',
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledWith('q1');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.onGiveUp).toHaveBeenCalledWith('q1');
  },
};
export const NotSentLight: Story = { ...NotSent, globals: { theme: 'light' } };

export const Stopped: Story = {
  args: { question: { id: 'q1', role: 'user', text: 'What is a good yield?', state: 'stopped' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ask again' })).toBeVisible();
  },
};
