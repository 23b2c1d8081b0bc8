import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MoneyPage } from '../money-page';

const patience = { timeout: 8000 };

const meta = {
  title: 'portfolio/Tax year',
  component: MoneyPage,
  args: { search: { view: 'tax', year: '2025-26' }, onSearch: () => {} },
  parameters: { scenario: 'fixed-day' },
} satisfies Meta<typeof MoneyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllProperties: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'By category' }, patience));
    await expect(table.getByRole('rowheader', { name: 'Profit before finance costs' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: /^By property/ })).toBeVisible();
  },
};

export const Light: Story = { ...AllProperties, globals: { theme: 'light' } };

export const OnAPhone: Story = { ...AllProperties, globals: { viewport: { value: '320' } } };

export const NothingYet: Story = {
  args: { search: { view: 'tax', year: '2020-21' } },
  parameters: { scenario: 'newcomer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No transactions in this tax year', {}, patience)).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { scenario: '?latency=60000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your transactions', {}, patience)).toBeInTheDocument();
  },
};

export const Forbidden: Story = {
  parameters: { scenario: '?fault=listTransactions:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the tax year', {}, patience)).toBeVisible();
  },
};

export const Recurring: Story = {
  args: { search: { view: 'recurring' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Recurring payments' }, patience)).toBeVisible();
  },
};
