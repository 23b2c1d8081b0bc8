import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { conversation, group, message } from '@/testing/fixtures/chat-fixtures';
import { removeDraftsOf } from '@/ui/draft/draft-store';
import { changeOutbox, closeOutbox, openOutbox } from '../outbox/outbox-store';
import { added, failed, started, type Outbox } from '../engine/outbox';
import { ConversationRow } from './conversation-row';

const now = new Date('2026-11-21T10:42:00Z');

/** Puts this member's outbox as it is for a story. */
const withOutbox = (edit: (outbox: Outbox) => Outbox) => () => {
  closeOutbox();
  removeDraftsOf(1);
  openOutbox(1);
  changeOutbox(edit);
  return () => {
    closeOutbox();
    removeDraftsOf(1);
  };
};
const written =
  (content: string, files: readonly string[] = []) =>
  (outbox: Outbox) =>
    added(
      outbox,
      { clientId: 'a', conversationId: 12, content, replyTo: null, cards: [], files },
      now.getTime(),
    );
const refused = { reason: 'The server is resting', isPassing: false };

const meta = {
  title: 'chat/Conversation row',
  component: ConversationRow,
  args: { conversation: conversation(), userId: 1, isOpen: false, now },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div className="bg-surface-1 max-w-[340px] py-2">
        <Story />
      </div>
    ),
  ],
  beforeEach: withOutbox((outbox) => outbox),
} satisfies Meta<typeof ConversationRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Read: Story = {};

/** The name says how much is unread before anything else. */
export const Unread: Story = {
  args: { conversation: conversation({ unreadCount: 2 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Priya Raman ?, 2 unread/ })).toBeVisible();
  },
};

export const MarkedUnread: Story = {
  args: { conversation: conversation({ isMarkedUnread: true, pinned: true, muted: true }) },
};

/** Red, with a mark, and in words. */
export const NotSent: Story = {
  beforeEach: withOutbox((outbox) =>
    failed(written('The roofer comes at nine, and the **scaffold** on Monday.')(outbox), 'a', refused),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent(
      'Not sent: The roofer comes at nine, and the scaffold on Monday.',
    );
  },
};

export const NotSentFile: Story = {
  args: { conversation: group({ id: 12, lastMessage: null, unreadCount: 104 }) },
  beforeEach: withOutbox((outbox) => failed(written('', ['Survey.pdf'])(outbox), 'a', refused)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent('Not sent: Survey.pdf');
  },
};

export const Sending: Story = {
  beforeEach: withOutbox((outbox) => started(written('On my way')(outbox), 'a', 0)),
};

export const Waiting: Story = {
  beforeEach: withOutbox(written('From the train')),
};

export const OpenInAGroup: Story = {
  args: { conversation: group({ lastMessage: message(5), unreadCount: 1 }), isOpen: true },
};

export const Narrow: Story = {
  ...NotSent,
  decorators: [
    (Story) => (
      <div className="w-[280px]">
        <Story />
      </div>
    ),
  ],
};
