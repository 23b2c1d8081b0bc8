import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { MembersPage } from './members-page';

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const meta = {
  title: 'admin/Members',
  component: MembersPage,
  args: { userId: 4, search: {}, onSearch: fn() },
  parameters: { scenario: 'admin' },
} satisfies Meta<typeof MembersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Members' }, patience)).toBeVisible();
  },
};
export const Light: Story = { ...Many, globals: { theme: 'light' } };
export const OnATablet: Story = { ...Many, globals: { viewport: { value: '768' } } };
export const LongWords: Story = { ...Many, parameters: { scenario: '?scenario=admin,long-words' } };

export const OnAPhone: Story = {
  globals: { viewport: { value: '320' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Members' }, patience)).toBeVisible();
  },
};

export const Suspending: Story = {
  args: { search: { query: 'callum' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Callum Reyes' }, patience));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Suspend…' }, patience));
    await expect(await screen.findByRole('textbox', { name: 'Reason' }, patience)).toHaveFocus();
  },
};

export const Restoring: Story = {
  args: { search: { status: 'suspended' } },
  globals: { viewport: { value: '320' }, theme: 'light' },
  play: async ({ canvas, userEvent }) => {
    const [menu] = await canvas.findAllByRole('button', { name: /^Actions for / }, patience);
    if (menu) await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Restore…' }, patience));
    const dialog = within(await screen.findByRole('dialog', {}, patience));
    await userEvent.click(dialog.getByRole('button', { name: 'Restore account' }));
    await expect(await dialog.findByText('Enter a reason')).toBeVisible();
  },
};

export const NobodyFound: Story = {
  args: { search: { query: 'zzzz' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }, patience));
    await expect(args.onSearch).toHaveBeenCalledWith({});
  },
};

export const Waiting: Story = {
  parameters: { scenario: '?scenario=admin&latency=60000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading members', {}, patience)).toBeInTheDocument();
  },
};

export const Offline: Story = {
  parameters: { scenario: '?scenario=admin&offline=1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’re offline', {}, patience)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: { scenario: 'member' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the members', {}, patience)).toBeVisible();
  },
};
