import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  BookOpen,
  Building2,
  LogOut,
  MessagesSquare,
  Moon,
  PenLine,
  Settings,
  UsersRound,
} from 'lucide-react';
import { delay, http } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import { sixResults } from '@/testing/fixtures/fixtures';
import { Palette, type PaletteProps } from './palette';
import { rememberRecent } from '../recents';
import { forgetRecents } from '../recents-storage';
import { useSearch } from '../use-search';

const run = fn();
function SearchingPalette(props: Omit<PaletteProps, 'search'>) {
  return <Palette {...props} search={useSearch()} />;
}
const meta = {
  title: 'search/Palette',
  component: SearchingPalette,
  args: {
    userId: 1,
    pages: [
      { id: 'network', label: 'Network', words: 'home feed', icon: UsersRound, href: '/' },
      { id: 'portfolio', label: 'Portfolio', icon: Building2, href: '/portfolio' },
      { id: 'knowledge', label: 'Knowledge Base', icon: BookOpen, href: '/knowledge-base' },
      { id: 'settings', label: 'Settings', icon: Settings, href: '/settings/account' },
    ],
    actions: [
      { id: 'post', label: 'New post', icon: PenLine, run },
      { id: 'theme', label: 'Use the dark theme', icon: Moon, run },
      { id: 'out', label: 'Sign out', icon: LogOut, run },
    ],
    onGo: fn(),
    onRun: fn(),
    onClose: fn(),
  },
  beforeEach: () => forgetRecents(1),
  decorators: [
    (Story, { parameters }) => (
      <div
        style={{ width: typeof parameters['width'] === 'number' ? parameters['width'] : 640 }}
        className="max-w-full rounded-[18px] border border-line bg-overlay"
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchingPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

const rememberSix = () => {
  for (const result of sixResults) rememberRecent(1, result);
};

export const EmptyWithRecents: Story = {
  beforeEach: rememberSix,
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Recent' })).toBeVisible();
    await expect(canvas.getAllByRole('option')).toHaveLength(13);
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onRun).toHaveBeenCalledWith(run);
  },
};
export const EmptyWithRecentsLight: Story = { ...EmptyWithRecents, globals: { theme: 'light' } };

export const NoRecents: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group', { name: 'Recent' })).toBeNull();
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Network');
  },
};

export const PagesOnly: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ne');
    await expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Network',
      'New post',
    ]);
    await userEvent.keyboard('{Enter}');
    await expect(args.onGo).toHaveBeenCalledWith('/');
  },
};

export const Results: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'priya');
    await canvas.findByRole('group', { name: 'People' }, { timeout: 3000 });
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toBeVisible();
  },
};
export const ResultsLight: Story = { ...Results, globals: { theme: 'light' } };

const callum = {
  id: 'conversation-1',
  label: 'Callum Reyes and the roof of 14 Marlow Terrace',
  detail: 'You: The scaffold comes down on Monday, weather permitting, says Darren',
  icon: MessagesSquare,
  href: '/conversations?chat=1&view=chat',
};
const conversations = { heading: 'Conversations', pages: [callum], isPending: false, areFirst: true };

/** In the chat a name means the conversation first. */
export const Conversations: Story = {
  args: { foundPages: conversations },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'reyes');
    await expect(await canvas.findByRole('group', { name: 'Conversations' })).toBeVisible();
    await canvas.findByRole('group', { name: 'People' }, { timeout: 3000 });
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('and the roof');
    await userEvent.keyboard('{Enter}');
    await expect(args.onGo).toHaveBeenCalledWith(callum.href);
  },
};
export const ConversationsAt320: Story = { ...Conversations, parameters: { width: 320 } };

/** Nothing of the server's is shown before both of its answers are there. */
export const ConversationsPending: Story = {
  args: { foundPages: { ...conversations, pages: [], isPending: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'reyes');
    await expect(await canvas.findByText('Searching…')).toBeVisible();
    await expect(canvas.queryByRole('option')).toBeNull();
  },
};

export const Waiting: Story = {
  parameters: { msw: { handlers: [http.get('*/api/search', () => delay('infinite'))] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'leeds');
    await expect(await canvas.findByText('Searching…')).toBeVisible();
  },
};

export const TooShort: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zq');
    await expect(canvas.getByText(/Type 3 characters/)).toBeVisible();
  },
};

export const NoneFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzzzzz');
    await expect(
      await canvas.findByText('No results found', { selector: 'p' }, { timeout: 3000 }),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { server: { fail: { search: { status: 403 } } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'portfolio');
    await expect(await canvas.findByRole('button', { name: 'Retry' }, { timeout: 3000 })).toBeVisible();
    // what needs no server is there all the same
    await expect(canvas.getByRole('option', { name: 'Portfolio' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
  },
};

export const LongNames: Story = {
  beforeEach: rememberSix,
  parameters: { width: 360 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('option', { name: /Featherstonehaugh/ })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const At320: Story = { ...LongNames, parameters: { width: 320 } };
