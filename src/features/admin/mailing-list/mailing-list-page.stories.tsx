import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MailingListPage } from './mailing-list-page';

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const meta = {
  title: 'admin/Mailing list',
  component: MailingListPage,
  args: { search: {}, onSearch: fn() },
  parameters: { scenario: 'admin' },
} satisfies Meta<typeof MailingListPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Mailing list' }, patience)).toBeVisible();
  },
};
export const Light: Story = { ...Several, globals: { theme: 'light' } };

export const OnAPhone: Story = {
  globals: { viewport: { value: '320' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Mailing list' }, patience)).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { search: { query: 'nobody-at-all' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No email addresses found', {}, patience)).toBeVisible();
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
    await expect(await canvas.findByText('Couldn’t load the mailing list', {}, patience)).toBeVisible();
  },
};
