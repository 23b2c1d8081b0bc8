import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { forgetAva } from '@/entities/assistant/ava-store';
import { currentUser } from '@/testing/fixtures/fixtures';
import { removeDraftsOf } from '@/ui/draft/draft-store';
import { createChat } from '../chat';
import { Conversation } from './conversation';
import type { Message } from './messages';
import { NewTopicQuestion } from '../topics/new-topic-question';

type Said = ComponentProps<typeof Conversation>['said'];

const nothing: Said = {
  messages: [],
  isWaiting: false,
  hereIds: new Set(),
  hasAsked: false,
  isLoading: false,
  isMissing: false,
  load: fn(),
};
const question: Message = { id: 'q1', role: 'user', text: 'What is a good yield?', state: 'answered' };
const answer: Message = {
  id: 'a1',
  role: 'assistant',
  text: 'There is **no one good yield**.',
  helpful: null,
};

const meta = {
  component: Conversation,
  args: {
    user: currentUser(),
    chat: createChat(),
    said: nothing,
    sending: { send: fn(), retry: fn(), stop: fn(), giveUp: fn() },
    uses: [],
    wish: 0,
    question: null,
  },
  render: function OfItsOwn(args) {
    const [chat] = useState(() => createChat());
    return (
      <div className="flex h-[600px] max-w-[550px] flex-col rounded-[20px] border border-line bg-overlay">
        <Conversation {...args} chat={chat} />
      </div>
    );
  },
  beforeEach: () => () => {
    forgetAva();
    removeDraftsOf(currentUser().id);
  },
} satisfies Meta<typeof Conversation>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: '390' } };

/** Nothing has been said: what could be asked is offered. */
export const Empty: Story = {
  play: async ({ canvas, args }) => {
    const [first] = canvas.getAllByRole('button', { name: /\?$/ });
    if (first) await userEvent.click(first);
    await expect(args.sending.send).toHaveBeenCalledWith(first?.textContent);
  },
};
export const EmptyOnAPhone: Story = { globals: { ...phone, theme: 'light' } };

/** Until what was said is there nothing is offered; a question can be written. */
export const Loading: Story = {
  args: { said: { ...nothing, isLoading: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: 'Suggested questions' })).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message to Ava' }), 'And now?');
  },
};

/** The answer that came here is said once to screen readers. */
export const Answered: Story = {
  args: {
    said: { ...nothing, messages: [question, answer], hereIds: new Set(['q1', 'a1']), hasAsked: true },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ava: There is no one good yield.');
  },
};

export const Waiting: Story = {
  args: {
    said: {
      ...nothing,
      messages: [{ ...question, state: 'waiting' }],
      hereIds: new Set(['q1']),
      hasAsked: true,
      isWaiting: true,
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ava is thinking');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.sending.stop).toHaveBeenCalledOnce();
  },
};

export const NotSent: Story = {
  args: { said: { ...nothing, messages: [{ ...question, state: 'failed', why: 'Give me a minute' }] } },
  globals: phone,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.sending.retry).toHaveBeenCalledWith('q1');
  },
};

/** Something is to be answered first, above the field; nothing is suggested beside it. */
export const BeforeANewTopic: Story = {
  args: {
    said: { ...nothing, messages: [question, answer] },
    question: <NewTopicQuestion isWaiting={false} isBeginning={false} onBegin={fn()} onKeep={fn()} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alertdialog', { name: 'Start a new topic?' })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Suggested questions' })).toBeNull();
  },
};
