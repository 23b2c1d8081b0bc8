import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { ListPage } from './list-page';

/** The page with its filters working, as the address makes them work. */
function WorkingList(args: ComponentProps<typeof ListPage>) {
  const [filters, setFilters] = useState(args.filters);
  const [view, setView] = useState(args.view);
  return <ListPage filters={filters} onFilters={setFilters} view={view} onView={setView} />;
}

const meta = {
  title: 'evaluations/List',
  component: ListPage,
  render: WorkingList,
  args: { filters: {}, onFilters: () => {}, view: 'table', onView: () => {} },
} satisfies Meta<typeof ListPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Table: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Ashfield Terrace, two-bed' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Price' }));
    await expect(await canvas.findByRole('columnheader', { name: 'Price' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
};

export const Cards: Story = { args: { view: 'cards' } };
export const OnAPhone: Story = {
  globals: { viewport: { value: '390' }, theme: 'light' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ashfield Terrace, two-bed' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const OnMap: Story = {
  args: { view: 'map' },
  play: async ({ canvas, userEvent }) => {
    const patience = { timeout: 15_000 };
    await expect(await canvas.findByRole('region', { name: 'Map of evaluations' }, patience)).toBeVisible();
    const [pin] = await canvas.findAllByRole(
      'button',
      { name: /, (two|three)-bed|^Zoom in to see/ },
      patience,
    );
    if (pin) await userEvent.click(pin);
  },
};

export const Archived: Story = { args: { filters: { archived: true } } };

export const Trash: Story = {
  args: { filters: { trash: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Restore / })).toBeVisible();
  },
};

export const NothingFits: Story = {
  args: { filters: { query: 'lighthouse' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No results found')).toBeVisible();
    const [clear] = canvas.getAllByRole('button', { name: 'Clear filters' });
    if (clear) await userEvent.click(clear);
    await expect(await canvas.findByRole('link', { name: 'Ashfield Terrace, two-bed' })).toBeVisible();
  },
};
