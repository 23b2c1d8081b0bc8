import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { callum, hannah, message, priya } from '@/testing/fixtures/chat-fixtures';
import type { Unsent } from '../engine/outbox';
import { MessageBubble } from './message/message-bubble';
import { threadRows, type ThreadRow } from './rows/rows';
import type { ThreadActions } from './actions/thread-actions';
import { UnsentBubble } from './message/unsent-bubble';

const acts: ThreadActions = {
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
const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 8, minute)).toISOString();

const figures = [
  { label: 'Gross yield', value: '7.8%' },
  { label: 'Cash flow', value: '£328' },
];
const everyKind = [
  message(1, { createdAt: at(0), content: 'Morning. Did you get the agent’s rental comparables?' }),
  message(2, { createdAt: at(1), content: 'They say £1,250 pcm but the two I found went for £1,195.' }),
  message(3, {
    createdAt: at(5),
    sender: hannah,
    content: 'I would model it at £1,195.',
    status: 'read',
    replyTo: { id: 2, sender: priya, content: 'They say £1,250 pcm', deleted: false },
    attachments: [
      {
        kind: 'evaluation',
        refId: '018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a01',
        mayOpen: false,
        snapshot: { title: 'Marlow Terrace, two rents', subtitle: 'Leeds', image: null, figures },
      },
    ],
  }),
  message(4, {
    createdAt: at(9),
    content: '',
    attachments: [
      {
        kind: 'document',
        ownerId: 3,
        file: 'message-31.pdf',
        name: 'Level 2 survey.pdf',
        mime: 'application/pdf',
        size: 2_400_000,
        alt: '',
      },
    ],
  }),
  message(5, { createdAt: at(10), content: '**Bold**, a list:\n\n- one\n- two', editedAt: at(12) }),
  message(6, { createdAt: at(20), sender: hannah, content: '', deletedAt: at(21) }),
  message(7, {
    createdAt: at(30),
    sender: callum,
    content: 'مرحبا 👨‍👩‍👧 https://example.org/a',
    reactions: { '👍': [1, 3] },
  }),
  message(8, { createdAt: at(40), content: 'Long. '.repeat(600) }),
];
const waiting: Unsent = {
  clientId: 'w',
  conversationId: 12,
  content: 'In the tunnel',
  replyTo: null,
  cards: [],
  files: [],
  writtenAt: now.getTime(),
  askedAt: now.getTime(),
  isInsistent: false,
  state: 'waiting',
  reason: null,
};

const meta = {
  title: 'chat/Messages',
  render: ({ rows }) => (
    <div className="mx-auto flex max-w-[820px] flex-col gap-1">
      {rows.map((row) =>
        row.kind === 'message' ? (
          <MessageBubble
            key={row.key}
            row={row}
            userId={1}
            isGroup
            readUpTo={0}
            canWrite
            editing={null}
            acts={acts}
          />
        ) : (
          <UnsentBubble key={row.key} row={row} acts={acts} />
        ),
      )}
    </div>
  ),
} satisfies Meta<{ rows: readonly ThreadRow[] }>;
export default meta;
type Story = StoryObj<{ rows: readonly ThreadRow[] }>;

export const EveryKind: Story = {
  args: { rows: threadRows({ messages: everyKind, unsent: [], userId: 1, mark: null, now }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /^Level 2 survey.pdf/ })).toHaveAttribute('download');
    // A deal that one may not open leads nowhere.
    await expect(canvas.getByText('Marlow Terrace, two rents')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Marlow Terrace/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(canvas.getByRole('button', { name: 'Show less' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '👍, 2' }));
    await expect(acts.react).toHaveBeenCalledWith(expect.objectContaining({ id: 7 }), null);
  },
};

export const NotThereYet: Story = {
  args: {
    rows: threadRows({
      messages: [],
      unsent: [
        waiting,
        { ...waiting, clientId: 's', state: 'sending', files: ['plan.pdf'] },
        { ...waiting, clientId: 'f', state: 'failed', reason: 'We couldn’t reach the server' },
      ],
      userId: 1,
      mark: null,
      now,
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Waiting to be sent')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(acts.retry).toHaveBeenCalledWith(expect.objectContaining({ clientId: 'f' }));
  },
};
