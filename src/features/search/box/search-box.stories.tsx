import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import { sixResults } from '@/testing/fixtures/fixtures';
import { rememberRecent } from '../recents';
import { forgetRecents } from '../recents-storage';
import { SearchBox } from './search-box';

const meta = {
  title: 'search/Box',
  component: SearchBox,
  args: { userId: 1, onShowPalette: fn() },
  beforeEach: () => forgetRecents(1),
  decorators: [
    (Story) => (
      <div className="flex min-h-[360px] justify-center">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Results: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'lee');
    const list = await canvas.findByRole('listbox', { name: 'Search results' }, { timeout: 3000 });
    await expect(list.parentElement?.clientHeight).toBeLessThanOrEqual(280);
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toBeVisible();
  },
};

export const NoResults: Story = {
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
    await userEvent.type(canvas.getByRole('combobox'), 'leeds');
    await expect(await canvas.findByRole('button', { name: 'Retry' }, { timeout: 3000 })).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { msw: { handlers: [http.get('*/api/search', () => delay('infinite'))] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'leeds');
    await expect(await canvas.findByText('Searching', {}, { timeout: 3000 })).toBeInTheDocument();
  },
};

export const Light: Story = { ...Results, globals: { theme: 'light' } };

const rememberSix = () => {
  for (const result of sixResults) rememberRecent(1, result);
};

export const Recents: Story = {
  beforeEach: rememberSix,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.click(box);
    const panel = await canvas.findByRole('region', { name: 'Recent searches' });
    await expect(panel).toBeVisible();
    await expect(panel.clientHeight).toBeLessThanOrEqual(280);
    await expect(box).toHaveAttribute('aria-expanded', 'false');
  },
};
export const RecentsLight: Story = { ...Recents, globals: { theme: 'light' } };

export const NoRecents: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const OpensThePalette: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Command palette/ })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: /^Command palette/ }));
    await expect(args.onShowPalette).toHaveBeenCalledOnce();
  },
};
