import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
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
    await expect(await canvas.findByText('Loading the members', {}, patience)).toBeInTheDocument();
  },
};

export const Forbidden: Story = {
  parameters: { scenario: 'member' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the members', {}, patience)).toBeVisible();
  },
};
