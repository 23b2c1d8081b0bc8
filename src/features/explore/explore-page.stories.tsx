import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { useState, type ComponentProps } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { ExplorePage } from './explore-page';
import { readExploreSearch } from './explore-search';

/** The page with its filters working. */
function Choosing(args: ComponentProps<typeof ExplorePage>) {
  const [search, setSearch] = useState(args.search);
  return <ExplorePage search={search} onSearch={(next) => setSearch(readExploreSearch(next))} />;
}

const meta = {
  title: 'explore/Page',
  component: ExplorePage,
  render: Choosing,
  args: { search: {}, onSearch: fn() },
} satisfies Meta<typeof ExplorePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Businesses' })).toBeVisible();
  },
};

export const UnknownType: Story = {
  args: { search: { businessType: 'Wizards' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/no business type called “Wizards”/)).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { search: { query: 'lighthouse' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No results found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all businesses' }));
    await expect(await canvas.findByRole('list', { name: 'Businesses' })).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Name or service' })).toHaveValue('');
  },
};

export const Wrong: Story = {
  parameters: { server: { fail: { listBusinesses: { status: 403 } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the businesses')).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { msw: { handlers: [http.get('*/api/businesses', () => delay('infinite'))] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading businesses' })).toBeVisible();
  },
};

export const Light: Story = { args: { search: { near: 'Leeds' } }, globals: { theme: 'light' } };

export const NearbyTypes: Story = {
  args: { search: { businessType: 'Auctioneers', near: 'Cardiff', radius: 5 } },
  play: async ({ canvas }) => {
    const offers = await canvas.findByRole('navigation', { name: 'Other types' });
    await expect(within(offers).getAllByRole('link')).toHaveLength(4);
  },
};

export const People: Story = {
  args: { search: { show: 'people', near: 'Leeds', radius: 50 } },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'People' });
    await expect(within(list).getAllByRole('article')[0]).toHaveTextContent(/Leeds.*under 1 mi/);
  },
};

export const NobodyFound: Story = {
  args: { search: { show: 'people', near: 'Truro', radius: 5 } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^No one within 5 miles of Truro/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show everyone' }));
    await expect(await canvas.findByRole('list', { name: 'People' })).toBeVisible();
  },
};

export const PeopleWrong: Story = {
  args: { search: { show: 'people' } },
  parameters: { server: { fail: { listUsers: { status: 403 } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the people')).toBeVisible();
  },
};

export const PeopleWaiting: Story = {
  args: { search: { show: 'people' } },
  parameters: { msw: { handlers: [http.get('*/api/users', () => delay('infinite'))] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading people' })).toBeVisible();
  },
};

export const FiltersOnPhone: Story = {
  args: { search: { show: 'people' } },
  globals: { viewport: { value: '390' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.type(sheet.getByRole('searchbox', { name: 'Location' }), 'Leeds');
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Strategy' }), 'HMO');
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Online now' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Show results' }));
    await expect(await canvas.findByRole('button', { name: 'Filters (3)' })).toBeVisible();
  },
};

export const OnMap: Story = {
  args: { search: { view: 'map' } },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('region', { name: 'Map of businesses' }, { timeout: 15_000 }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show list' }));
    await expect(await canvas.findByRole('list', { name: 'Businesses' })).toBeVisible();
  },
};

export const PeopleLight: Story = { args: { search: { show: 'people' } }, globals: { theme: 'light' } };
