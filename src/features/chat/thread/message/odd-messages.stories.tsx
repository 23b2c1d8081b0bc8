// Messages that are too long, turn the direction or pile up signs.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { author, currentUser } from '@/testing/fixtures/fixtures';
import { message } from '@/testing/fixtures/chat-fixtures';
import type { Schemas } from '@/api/contract';
import { MessageBubble } from './message-bubble';
import { threadRows } from '../rows/rows';

const acts = {
  menu: fn(),
  reply: fn(),
  react: fn(),
  copy: fn(),
  edit: fn(),
  save: fn(),
  cancelEdit: fn(),
  remove: fn(),
  show: fn(),
  retry: fn(),
  giveUp: fn(),
  pin: fn(),
  forward: fn(),
};
const now = new Date('2026-11-21T09:00:00.000Z');

const meta = {
  title: 'chat/Odd messages',
  render: ({ messages }) => (
    <div className="mx-auto flex max-w-[820px] flex-col gap-1">
      {threadRows({ messages, unsent: [], userId: currentUser().id, mark: null, now }).map(
        (row) =>
          row.kind === 'message' && (
            <MessageBubble
              key={row.key}
              row={row}
              userId={currentUser().id}
              isGroup
              readUpTo={0}
              canWrite
              editing={null}
              acts={acts}
            />
          ),
      )}
    </div>
  ),
} satisfies Meta<{ messages: readonly Schemas['Message'][] }>;
export default meta;
type Story = StoryObj<{ messages: readonly Schemas['Message'][] }>;

/** A million characters: its beginning is shown until the rest is asked for. */
export const Enormous: Story = {
  args: { messages: [message(1, { content: 'All the terms of the lease. '.repeat(36_000) })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show more' })).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('article').textContent.length).toBeLessThan(2000);
  },
};

const pile = 'Z' + '\u0301\u0316\u0338'.repeat(60);

export const TurnedRoundAndPiledUp: Story = {
  args: {
    messages: [
      message(1, {
        sender: author({ id: 9, fullName: 'Ada \u202EFenwick' }),
        content: 'Rent is up \u202Ein Leeds',
      }),
      message(2, { content: `${pile} ${pile}` }),
      message(3, { content: 'مرحبا بالعالم' }),
    ],
  },
  play: async ({ canvas }) => {
    const [turned, piled, arabic] = canvas.getAllByRole('article');
    // What turns a text round ends with it: the time below still reads from left to right.
    await expect(turned?.querySelector('time')?.textContent).toMatch(/^\d\d:\d\d$/);
    await expect(turned?.querySelector('bdi')).toHaveTextContent('Ada');
    const box = piled?.querySelector('[dir=auto]');
    await expect(box && getComputedStyle(box).overflow).toBe('hidden');
    await expect(box?.getBoundingClientRect().height).toBeLessThan(30);
    const words = arabic?.querySelector('[dir=auto]');
    await expect(words && getComputedStyle(words).direction).toBe('rtl');
  },
};

/** A link to a record of the site shows it; one to elsewhere shows nothing that would have to be fetched there. */
export const WithLinks: Story = {
  args: {
    messages: [
      message(1, { content: `He knows about roofs: ${location.origin}/callum.reyes` }),
      message(2, { content: 'See https://www.gov.uk/stamp-duty-land-tax', sender: author({ id: 1 }) }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Callum Reyes/ })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};
