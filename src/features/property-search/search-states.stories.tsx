import { uuidOf } from '@mocks/engine/db/table-definition';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ListingView } from './listing/listing-view';
import type { PropertySearch } from './search/search-address';
import { SearchPage } from './search-page';

const leeds: PropertySearch = { filters: { locations: ['Leeds'] }, shelf: 'search', page: 1 };

const meta = {
  title: 'property-search/States',
  component: SearchPage,
  args: { userId: 1, view: leeds, onView: () => {}, onClose: () => {} },
} satisfies Meta<typeof SearchPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  parameters: { scenario: '?latency=60000' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('status', { name: 'Loading' }))[0]).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: { scenario: '?fault=searchListings:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load homes')).toBeVisible();
  },
};

export const LongWords: Story = {
  parameters: { scenario: 'long-words' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Homes' })).toBeVisible();
  },
};

export const UnknownPlace: Story = {
  args: { view: { ...leeds, filters: { locations: ['Leedz'] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^We couldn’t find “Leedz”/)).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: '320' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Homes' })).toBeVisible();
  },
};

export const NoSavedSearches: Story = {
  args: { view: { filters: {}, shelf: 'saved', page: 1 } },
  parameters: { scenario: 'newcomer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No saved searches yet')).toBeVisible();
  },
};

export const SavedSearchesForbidden: Story = {
  args: { view: { filters: {}, shelf: 'saved', page: 1 } },
  parameters: { scenario: '?fault=listPropertySearches:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your saved searches')).toBeVisible();
  },
};

export const MatchesOfADeletedSearch: Story = {
  args: {
    view: { filters: {}, shelf: 'saved', page: 1, matches: '00000000-0000-4000-8000-00000000dead' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This saved search was deleted')).toBeVisible();
  },
};

export const HomeGone: Story = {
  render: () => <ListingView id={uuidOf('listing', 1)} modalId="listing" />,
  parameters: { scenario: '?fault=getListing:404' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This home is no longer listed')).toBeVisible();
  },
};

export const HomeForbidden: Story = {
  render: () => <ListingView id={uuidOf('listing', 1)} modalId="listing" />,
  parameters: { scenario: '?fault=getListing:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load this home')).toBeVisible();
  },
};

export const HomeWithoutCertificate: Story = {
  render: () => <ListingView id={uuidOf('listing', 1)} modalId="listing" />,
  parameters: { scenario: '?fault=getEpcDetails:404' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No certificate found\./)).toBeVisible();
  },
};

export const HomeWithoutAreaFigures: Story = {
  render: () => <ListingView id={uuidOf('listing', 1)} modalId="listing" />,
  parameters: { scenario: '?fault=getListingStats:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the area’s figures')).toBeVisible();
  },
};
