import type { Meta, StoryObj } from '@storybook/react-vite';
import { SquarePen } from 'lucide-react';
import type { ComponentProps } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AnswerActions } from './answer-actions';

const post = fn();

const acts: ComponentProps<typeof AnswerActions> = {
  text: 'The **gross yield** is 7.67%.',
  uses: [{ label: 'Post', icon: <SquarePen aria-hidden size={16} strokeWidth={1.75} />, onUse: post }],
  helpful: null,
  onRegenerate: fn(),
  onAskAgain: fn(),
  onRate: fn(),
  onReport: fn(),
};

const meta = {
  component: AnswerActions,
  args: acts,
  beforeEach: () => post.mockClear(),
} satisfies Meta<typeof AnswerActions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The last answer: it can be asked for again. */
export const OfTheLastAnswer: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask this again' }));
    await expect(args.onRegenerate).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Helpful' }));
    await expect(args.onRate).toHaveBeenCalledWith(true);
  },
};
export const OfTheLastAnswerLight: Story = { globals: { theme: 'light' } };

export const OfAnEarlierAnswer: Story = {
  args: { onRegenerate: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Ask this again' })).toBeNull();
  },
};

/** Pressed again, it is taken back. */
export const Helped: Story = {
  args: { helpful: true },
  play: async ({ canvas, userEvent, args }) => {
    const helpful = canvas.getByRole('button', { name: 'Helpful' });
    await expect(helpful).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(helpful);
    await expect(args.onRate).toHaveBeenCalledWith(null);
  },
};

export const DidNotHelp: Story = {
  args: { helpful: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Not helpful' })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Ava’s hello, which the server does not keep, can only be copied. */
export const OfTheWelcome: Story = {
  args: { uses: [], onRegenerate: undefined, onAskAgain: undefined, onRate: undefined, onReport: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'Copy' })).toBeVisible();
  },
};

/** For fingers each is 44 px. */
export const OnATelephone: Story = {
  globals: { viewport: { value: '390' } },
  play: async ({ canvas, userEvent, args }) => {
    const { width, height } = canvas.getByRole('button', { name: 'Copy' }).getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.click(canvas.getByRole('button', { name: 'More options for this answer' }));
    const item = await screen.findByRole('menuitem', { name: 'Post' });
    await waitFor(() => expect(item).toBeVisible());
    await userEvent.click(item);
    await expect(post).toHaveBeenCalledWith({ text: args.text, askAgain: args.onAskAgain });
  },
};
