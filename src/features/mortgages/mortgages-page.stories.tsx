import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, screen, within } from 'storybook/test';
import { MortgagesPage } from './mortgages-page';

/** The page with its order working, as the address makes it work. */
function WorkingMortgages(args: ComponentProps<typeof MortgagesPage>) {
  const [sort, setSort] = useState(args.sort);
  return <MortgagesPage sort={sort} onSort={setSort} />;
}

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const meta = {
  title: 'mortgages/Mortgages',
  component: MortgagesPage,
  render: WorkingMortgages,
  args: { sort: 'fixEnds', onSort: () => {} },
} satisfies Meta<typeof MortgagesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Thirteen: Story = {
  parameters: { scenario: 'fixed-day' },
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Mortgages' }, patience));
    await expect(await table.findByText('31 Autumn Avenue', {}, patience)).toBeVisible();
    // Of a long product the end is cut, of its account nothing.
    await expect(table.getAllByText(/^Account ending \d{4} · .+/).length).toBeGreaterThan(9);
    const ends = within(await canvas.findByRole('list', { name: 'Rates by end date' }, patience));
    await userEvent.click(canvas.getByRole('radio', { name: 'One rate for all' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Chosen rate' }), '6');
    await expect(ends.getAllByText(/ at 6%$/)).toHaveLength(5);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Chosen rate' }), ',1');
    await expect(canvas.getByText(/^Enter a percentage/)).toBeVisible();
    await expect(canvas.getByText(/^13 mortgages/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add mortgage' }));
    await expect(await screen.findByRole('textbox', { name: 'Lender' }, patience)).toBeInTheDocument();
  },
};

export const Light: Story = {
  parameters: { scenario: 'fixed-day' },
  globals: { theme: 'light' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('31 Autumn Avenue', {}, patience))[0]).toBeVisible();
  },
};

export const OnATablet: Story = { ...Light, globals: { viewport: { value: '768' } } };

export const OnAPhone: Story = { ...Light, globals: { viewport: { value: '390' } } };

export const LongNames: Story = {
  parameters: { scenario: 'long-words' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^13 mortgages/, {}, patience)).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { scenario: 'newcomer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No mortgages yet', {}, patience)).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { scenario: '?latency=60000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading mortgages', {}, patience)).toBeInTheDocument();
  },
};

export const Wrong: Story = {
  parameters: { scenario: '?fault=listMortgages:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your mortgages', {}, patience)).toBeVisible();
  },
};

export const Unreachable: Story = {
  parameters: { scenario: '?fault=all:network' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Couldn’t load your mortgages', {}, { timeout: 20_000 }),
    ).toBeVisible();
  },
};
