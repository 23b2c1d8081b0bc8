import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { useState, type ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
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
    await expect(await canvas.findByText(/There is no type “Wizards”/)).toBeVisible();
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
    await expect(await canvas.findByText('We could not load the businesses')).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { msw: { handlers: [http.get('*/api/businesses', () => delay('infinite'))] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading businesses' })).toBeVisible();
  },
};

export const Light: Story = { args: { search: { near: 'Leeds' } }, globals: { theme: 'light' } };
