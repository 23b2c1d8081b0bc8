import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '@/ui/button/button';
import { MessageList } from './message-list';
import type { Message } from './messages';

const question = (id: string, text: string): Message => ({ id, role: 'user', text, state: 'answered' });
const answer = (id: string, text: string): Message => ({ id, role: 'assistant', text, helpful: null });

const one: readonly Message[] = [
  question('q1', 'What is a good yield?'),
  answer('a1', 'There is **no one good yield**: it pays for risk, work and empty weeks.'),
];
const many: readonly Message[] = Array.from({ length: 30 }, (_, index) =>
  index % 2 === 0
    ? question(`q${index}`, `Question ${index / 2 + 1}`)
    : answer(
        `a${index}`,
        `Answer ${(index + 1) / 2}, in a few words that say what is asked for and no more.`,
      ),
);

const meta = {
  component: MessageList,
  args: {
    messages: one,
    ratings: {},
    uses: [],
    isWaiting: false,
    isLoading: false,
    isMissing: false,
    onLoad: fn(),
    onRetry: fn(),
    onGiveUp: fn(),
    onRegenerate: fn(),
    onRate: fn(),
  },
  decorators: [
    (Story) => (
      <div className="flex h-[420px] max-w-[550px] flex-col rounded-[20px] border border-line bg-overlay">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MessageList>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: '390' } };

export const Empty: Story = { args: { messages: [] } };
export const Loading: Story = { args: { messages: [], isLoading: true } };

export const One: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Helpful' }));
    await expect(args.onRate).toHaveBeenCalledWith('a1', true);
  },
};
export const OneLight: Story = { globals: { ...phone, theme: 'light' } };

/** The end is in view; what was said before comes when one asks for it. */
export const Many: Story = {
  args: { messages: many },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Answer 15/);
    await expect(canvas.queryByText('Question 1')).toBeNull();
    const log = canvas.getByRole('log', { name: 'Conversation with Ava' });
    const reachesFirst = () => {
      log.scrollTo({ top: -log.scrollHeight });
      return canvas.queryByText('Question 1') !== null;
    };
    await waitFor(() => expect(reachesFirst()).toBe(true), { timeout: 10_000 });
  },
};

export const Waiting: Story = {
  args: { messages: [{ id: 'q1', role: 'user', text: 'And now?', state: 'waiting' }], isWaiting: true },
};

/** Each of what got no answer can be sent again. */
export const NotSent: Story = {
  args: {
    messages: [
      ...one,
      {
        id: 'q2',
        role: 'user',
        text: 'And in Leeds?',
        state: 'failed',
        why: 'Something went wrong on the server',
      },
      { id: 'q3', role: 'user', text: 'And in Leith?', state: 'stopped' },
    ],
  },
  globals: phone,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Not sent. Something went wrong on the server.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledWith('q2');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask again' }));
    await expect(args.onRetry).toHaveBeenLastCalledWith('q3');
  },
};

export const HistoryMissing: Story = {
  args: { messages: [], isMissing: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onLoad).toHaveBeenCalledOnce();
  },
};

/** Whoever reads further up is not moved by an answer, and is told of it. */
export const NewMessages: Story = {
  args: { messages: many },
  render: function Growing(args) {
    const [messages, setMessages] = useState(args.messages);
    const arrive = () => setMessages((before) => [...before, answer('late', 'The latest answer.')]);
    return (
      <>
        <MessageList {...args} messages={messages} />
        <Button onClick={arrive}>An answer comes</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Answer 15/);
    const log = canvas.getByRole('log', { name: 'Conversation with Ava' });
    const isScrolled = new Promise((resolve) => log.addEventListener('scroll', resolve, { once: true }));
    log.scrollTo({ top: -300 });
    await isScrolled;
    await userEvent.click(canvas.getByRole('button', { name: 'An answer comes' }));
    const pill = await canvas.findByRole('button', { name: 'New messages' });
    await expect(log.scrollTop).toBeLessThan(-100);
    await userEvent.click(pill);
    await waitFor(() => expect(log.scrollTop).toBe(0));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'New messages' })).toBeNull());
  },
};
