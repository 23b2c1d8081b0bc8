import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { removeDraftsOf } from '@/ui/draft/draft-store';
import { ChatPage } from './chat-page';
import { closeOutbox } from './outbox/outbox-store';

const meta = {
  title: 'chat/Page',
  component: ChatPage,
  args: {
    userId: 1,
    openId: 1,
    view: 'chat',
    filter: 'all',
    onOpen: fn(),
    onBack: fn(),
    onFilter: fn(),
    onRead: fn(),
  },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    closeOutbox();
    removeDraftsOf(1);
  },
} satisfies Meta<typeof ChatPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens where the unread messages begin. */
export const Open: Story = {
  play: async ({ canvas }) => {
    const log = await canvas.findByRole('log', { name: 'Messages with Callum Reyes' });
    await expect(await within(log).findByText('2 unread messages')).toBeVisible();
  },
};

export const Group: Story = { args: { openId: 3 } };

export const NothingOpen: Story = {
  args: { openId: null, view: 'list' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unread' }));
    await expect(args.onFilter).toHaveBeenCalledWith('unread');
    await expect(canvas.getByText('No conversation selected')).toBeInTheDocument();
  },
};

/** Below 768 px one of the two is seen. */
export const ListOnPhone: Story = {
  args: { openId: null, view: 'list' },
  globals: { viewport: { value: '390' } },
};
export const ThreadOnPhone: Story = { globals: { viewport: { value: '390' } } };

/** Nobody has written to this member, and they to nobody. */
export const Newcomer: Story = {
  args: { openId: null, view: 'list', userId: 61 },
  parameters: { server: { signInAs: 'zainab.hussain' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No conversations yet')).toBeVisible();
  },
};

export const NothingUnread: Story = {
  args: { openId: null, view: 'list', filter: 'archived', userId: 61 },
  parameters: { server: { signInAs: 'zainab.hussain' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all conversations' }));
    await expect(args.onFilter).toHaveBeenCalledWith('all');
  },
};

export const ListWrong: Story = {
  args: { openId: null, view: 'list' },
  parameters: { server: { fail: { listConversations: { status: 403 } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your conversations')).toBeVisible();
  },
};

export const ThreadWrong: Story = {
  parameters: { server: { fail: { listMessages: { status: 400 } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load this conversation')).toBeVisible();
  },
};

export const NotThere: Story = {
  args: { openId: 9999 },
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByText('We couldn’t find that conversation')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'All conversations' }));
    await expect(args.onBack).toHaveBeenCalled();
  },
};

/** A message that the server refused: which, why, and what can be done. */
export const NotSent: Story = {
  parameters: {
    server: { fail: { createMessage: { status: 500, body: { message: 'The server is resting' } } } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Message Callum' }),
      'The roofer comes at nine.{Enter}',
    );
    const failed = await canvas.findByRole('article', { name: 'You, not sent' });
    await expect(failed).toHaveTextContent('Not sent: The server is resting');
    await expect(within(failed).getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
