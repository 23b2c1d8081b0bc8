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

/** On how many lines a word of an element stands. */
function linesOf(word: string, { firstChild }: Element): number {
  const range = document.createRange();
  if (!(firstChild instanceof Text)) return 0;
  const at = firstChild.data.indexOf(word);
  range.setStart(firstChild, at);
  range.setEnd(firstChild, at + word.length);
  return new Set([...range.getClientRects()].map(({ top }) => top)).size;
}

/** Within the margins of the page, categories wrap between their words. */
export const OnAPhone: Story = {
  globals: { viewport: { value: '320' } },
  decorators: [
    (Story) => (
      <div className="px-6">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'By category' }, patience));
    const category = table.getByRole('link', { name: 'Repairs and maintenance' });
    await expect(linesOf('maintenance', category)).toBe(1);
  },
};

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
    await expect(await canvas.findByText('Loading transactions', {}, patience)).toBeInTheDocument();
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
