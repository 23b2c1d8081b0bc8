import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { PropertiesPage } from './properties-page';

/** The page with its filters working, as the address makes them work. */
function WorkingProperties(args: ComponentProps<typeof PropertiesPage>) {
  const [search, setSearch] = useState(args.search);
  return <PropertiesPage {...args} search={search} onSearch={setSearch} />;
}

/** The world of the story may be new. */
const patience = { timeout: 8000 };
const theTable = ['table', { name: 'Properties' }, patience] as const;

const meta = {
  title: 'properties/Properties',
  component: PropertiesPage,
  render: WorkingProperties,
  args: { meId: 1, search: {}, onSearch: () => {} },
} satisfies Meta<typeof PropertiesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fourteen: Story = {
  parameters: { scenario: 'fixed-day' },
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole(...theTable));
    await expect(await table.findByRole('rowheader', { name: /^63 Lenton Boulevard/ })).toBeVisible();
    await userEvent.click(table.getByRole('button', { name: 'Value' }));
    await expect(await table.findByRole('columnheader', { name: 'Value' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    // What is dimmed while it is asked for anew has too little contrast for axe.
    await waitFor(() => expect(table.getAllByRole('rowheader')[0]).toHaveTextContent('63 Lenton Boulevard'));
  },
};

export const Light: Story = { ...Fourteen, globals: { theme: 'light' } };

export const OnATablet: Story = {
  parameters: { scenario: 'fixed-day' },
  globals: { viewport: { value: '768' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole(...theTable)).toBeVisible();
  },
};

export const OnAPhone: Story = {
  parameters: { scenario: 'fixed-day' },
  globals: { viewport: { value: '390' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('list', { name: 'Properties' }, patience)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toBeVisible();
  },
};

/** Of two hundred only those near the view are in the page; all of them are printed. */
export const TwoHundred: Story = {
  parameters: { scenario: 'large' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const table = await canvas.findByRole(...theTable);
    for (const count of ['101', '151', '201']) {
      await userEvent.click(await canvas.findByRole('button', { name: /^Load/ }));
      await waitFor(() => expect(table).toHaveAttribute('aria-rowcount', count), patience);
    }
    const rows = () => canvasElement.querySelectorAll('tbody th').length;
    await expect(rows()).toBeLessThan(60);
    window.dispatchEvent(new Event('beforeprint'));
    await expect(rows()).toBe(200);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(rows()).toBeLessThan(60));
  },
};

export const One: Story = {
  args: { search: { status: 'void', query: 'Hume' } },
  play: async ({ canvas }) => {
    await canvas.findByRole(...theTable);
    await expect(canvas.getByText(/^1 property, 0 let ·/)).toBeVisible();
  },
};

export const OnAMap: Story = {
  args: { search: { view: 'map' } },
  parameters: { scenario: 'fixed-day' },
  play: async ({ canvas, userEvent }) => {
    const map = await canvas.findByRole('region', { name: 'Map of properties' }, patience);
    await expect(map).toBeVisible();
    await expect(canvas.getByText(/^13 properties, \d+ let, plus 1 sold ·/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'List' }));
    await expect(await canvas.findByRole(...theTable)).toBeVisible();
  },
};

export const AsCards: Story = {
  args: { search: { view: 'cards' } },
  parameters: { scenario: 'fixed-day' },
  play: async ({ canvas }) => {
    const cards = await canvas.findByRole('list', { name: 'Properties' }, patience);
    await expect(cards.children).toHaveLength(14);
  },
};

export const AsCardsOnAPhone: Story = {
  ...AsCards,
  globals: { theme: 'light', viewport: { value: '320' } },
};

export const Empty: Story = {
  parameters: { scenario: 'newcomer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No properties yet', {}, patience)).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { search: { query: 'nowhere at all' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No results found', {}, patience)).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear filters' })[0] ?? document.body);
    await expect(await canvas.findByRole(...theTable)).toBeVisible();
  },
};

export const NoneArchived: Story = {
  args: { search: { archived: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No archived properties', {}, patience)).toBeVisible();
  },
};

export const LongNames: Story = {
  parameters: { scenario: 'long-words' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole(...theTable)).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { scenario: '?latency=60000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading properties', {}, patience)).toBeInTheDocument();
  },
};

export const Offline: Story = {
  parameters: { scenario: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’re offline', {}, patience)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Wrong: Story = {
  parameters: { scenario: '?fault=listProperties:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your properties', {}, patience)).toBeVisible();
  },
};

export const Unreachable: Story = {
  parameters: { scenario: '?fault=all:network' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Couldn’t load your properties', {}, { timeout: 20_000 }),
    ).toBeVisible();
  },
};
