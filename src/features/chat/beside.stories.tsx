import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within, waitFor } from 'storybook/test';
import { closeAllModals } from '@/ui/modal/modal-store';
import { ChatPage } from './chat-page';

/** What is opened beside a thread: finding, forwarding, attaching, and who and what is in it. */
const meta = {
  title: 'chat/Beside the thread',
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
  beforeEach: () => closeAllModals,
} satisfies Meta<typeof ChatPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const open = async ({ canvas, userEvent }: Parameters<Play>[0], item: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Conversation menu' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

export const FindAMessage: Story = {
  play: async (context) => {
    await open(context, 'Find a message…');
    const field = await screen.findByRole('searchbox', { name: 'Search messages' });
    await context.userEvent.type(field, 'the');
    await expect(await screen.findByRole('list', { name: 'Found messages' })).toBeVisible();
  },
};

export const NothingFound: Story = {
  globals: { viewport: { value: '390' } },
  play: async (context) => {
    await open(context, 'Find a message…');
    const field = await screen.findByRole('searchbox', { name: 'Search messages' });
    await context.userEvent.type(field, 'unobtainium');
    await expect(await screen.findByText('No results found')).toBeVisible();
  },
};

export const MembersOfAGroup: Story = {
  args: { openId: 3 },
  play: async (context) => {
    await open(context, 'Members and files');
    const members = await screen.findByRole('region', { name: 'Members' });
    await expect(within(members).getAllByRole('link').length).toBeGreaterThan(2);
    await context.userEvent.click(screen.getByRole('button', { name: 'Add people' }));
    const list = await screen.findByRole('list', { name: 'People to add' });
    await waitFor(() => expect(list).toBeVisible());
  },
};

export const ForwardOne: Story = {
  play: async ({ canvas, userEvent }) => {
    const log = await canvas.findByRole('log', { name: 'Messages with Callum Reyes' });
    const last = (await within(log).findAllByRole('button', { name: /^Actions for .+’s message$/ })).at(-1);
    if (!last) throw new Error('The thread is empty');
    await userEvent.click(last);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Forward…' }));
    const list = await screen.findByRole('list', { name: 'Conversations to forward to' });
    const [, box] = await within(list).findAllByRole('checkbox');
    if (!box) throw new Error('There is nobody to forward to');
    await userEvent.click(box);
    await expect(screen.getByRole('button', { name: 'Forward' })).toBeEnabled();
  },
};

export const AttachADeal: Story = {
  globals: { viewport: { value: '390' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Share a deal, listing, property or contact' }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'A deal…' }));
    await userEvent.click(await screen.findByRole('button', { name: /Ashfield Terrace, two-bed/ }));
    await expect(await canvas.findByRole('list', { name: 'Cards to send' })).toBeVisible();
  },
};

export const Pinned: Story = {
  play: async ({ canvas, userEvent }) => {
    const log = await canvas.findByRole('log', { name: 'Messages with Callum Reyes' });
    const last = (await within(log).findAllByRole('button', { name: /^Actions for .+’s message$/ })).at(-1);
    if (!last) throw new Error('The thread is empty');
    await userEvent.click(last);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Pin' }));
    await expect(await canvas.findByRole('button', { name: /^Pinned/ })).toBeVisible();
  },
};
