import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { AvaComposer } from './ava-composer';
import { longestQuestion } from '../conversation/messages';

const suggestions = [
  'How does this deal look?',
  'Where does the cash flow come from?',
  'How much stamp duty will I pay?',
  'Does this deal pass the lender’s stress test?',
];

const meta = {
  component: AvaComposer,
  args: {
    text: '',
    onWrite: fn(),
    subject: null,
    onDropSubject: fn(),
    suggestions: [],
    isWaiting: false,
    wish: 0,
    onSend: fn(),
    onStop: fn(),
  },
  // What is written stands in the field, as in her panel.
  render: function Written(args) {
    const [text, setText] = useState(args.text);
    return (
      <div className="max-w-[550px] rounded-[20px] border border-line bg-overlay pt-3">
        <AvaComposer {...args} text={text} onWrite={setText} />
      </div>
    );
  },
} satisfies Meta<typeof AvaComposer>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: '390' } };

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message to Ava' }), '  {Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const EmptyLight: Story = { globals: { theme: 'light' } };

/** Enter sends it and empties the field; with Shift it is a new line. */
export const Sent: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Message to Ava' });
    await userEvent.type(field, 'One{Shift>}{Enter}{/Shift}two{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('One\ntwo');
    await expect(field).toHaveValue('');
  },
};

export const WithSuggestions: Story = {
  args: { suggestions },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Where does the cash flow come from?' }));
    await expect(args.onSend).toHaveBeenCalledWith('Where does the cash flow come from?');
  },
};
/** In one row, which is moved by the finger. */
export const WithSuggestionsOnAPhone: Story = {
  args: { suggestions },
  globals: { ...phone, theme: 'light' },
};

/** What it is about can be taken away; its name is cut where it is long. */
export const AboutSomething: Story = {
  args: {
    subject: {
      title: 'Ashfield Terrace, two-bed, with a name that is far too long for any chip in a panel',
      path: '/property-evaluations/018f',
    },
  },
  globals: phone,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Remove “Ashfield Terrace/ }));
    await expect(args.onDropSubject).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox', { name: 'Message to Ava' })).toHaveFocus();
  },
};

/** An answer is on its way: it can be called back as long as nothing else is written. */
export const Waiting: Story = {
  args: { isWaiting: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message to Ava' }), 'And');
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeVisible();
  },
};

/** The field grows with its text, and then scrolls. */
export const LongText: Story = {
  args: { text: Array.from({ length: 30 }, (_, line) => `Line ${line + 1} of a long question.`).join('\n') },
  globals: phone,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Message to Ava' });
    await expect(field.clientHeight).toBeLessThanOrEqual(128);
    await expect(field.scrollHeight).toBeGreaterThan(field.clientHeight);
  },
};

/** It is kept whole, says by how much, and is not sent. */
export const TooLong: Story = {
  args: { text: 'x'.repeat(longestQuestion + 1) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('1 character too long');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'Message to Ava' })).toHaveFocus();
  },
};
export const TooLongOnAPhone: Story = { args: TooLong.args ?? {}, globals: { ...phone, theme: 'light' } };
