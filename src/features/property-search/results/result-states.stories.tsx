import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import type { PropertySearch } from '../search/search-address';
import { SearchPage } from '../search-page';
import { CardPhotos } from './card/card-photos';

const leeds: PropertySearch = { filters: { locations: ['Leeds'] }, shelf: 'search', page: 1 };
const market = (each: 'sold' | 'auction'): PropertySearch => ({ ...leeds, filters: { market: each } });

const meta = {
  title: 'property-search/Results',
  component: SearchPage,
  args: { userId: 1, view: leeds, onView: () => {}, onClose: () => {} },
} satisfies Meta<typeof SearchPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sold: Story = {
  args: { view: market('sold') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /homes sold in the UK$/ })).toBeVisible();
  },
};

export const Auction: Story = {
  args: { view: market('auction') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /auction lots in the UK$/ })).toBeVisible();
  },
};

export const EveryKindOfFilter: Story = {
  args: {
    view: {
      ...leeds,
      filters: {
        locations: ['Leeds', 'Bradford'],
        radiusMiles: 10,
        minPrice: 60_000,
        maxPrice: 450_000,
        minAreaSqm: 40,
        minEpc: 'F',
        chainFree: 'only',
        notKeywords: ['cash only'],
        addedWithinDays: 90,
      },
      sort: '-roi',
    },
  },
  globals: { viewport: { value: '320' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Remove.*EPC F or better/ })).toBeVisible();
  },
};

export const NothingBringsAsMuch: Story = {
  args: { view: { ...leeds, mine: { minRoi: 1000 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Without “ROI 1000% or more”/ })).toBeVisible();
  },
};

export const OnlyWhereTheMapIs: Story = {
  args: {
    view: {
      ...leeds,
      filters: {},
      bounds: { north: 53.84, south: 53.77, east: -1.45, west: -1.62 },
      at: { lat: 53.805, lng: -1.535, zoom: 11 },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Remove filter: map area only' })).toBeVisible();
  },
};

export const MapOnAPhone: Story = {
  args: { view: { ...leeds, isMap: true } },
  globals: { viewport: { value: '390' } },
  play: async ({ canvas }) => {
    await waitFor(
      () =>
        expect(canvas.getByRole('region', { name: 'Map of homes' })).toHaveAttribute('aria-busy', 'false'),
      { timeout: 15_000 },
    );
    await expect(canvas.getByText(/homes for sale in Leeds$/)).toBeVisible();
  },
};

export const BrokenPhoto: Story = {
  render: () => (
    <div className="max-w-[300px]">
      <CardPhotos
        photos={[{ base: '/api', ownerId: '4', file: 'gone-from-the-server.webp' }]}
        at={0}
        isNear={false}
        isEager
        address="Marley Place, Leeds"
        onStep={() => {}}
      />
    </div>
  ),
  parameters: {
    msw: { handlers: [http.get('*/api/media/*', () => new HttpResponse(null, { status: 404 }))] },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.lucide-image-off')).not.toBeNull());
  },
};

const shelf = (each: 'saved' | 'hidden'): PropertySearch => ({ filters: {}, shelf: each, page: 1 });

export const Hidden: Story = {
  args: { view: shelf('hidden') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /hidden homes?$/ })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Unhide / }).length).toBeGreaterThan(0);
  },
};

export const HiddenWaiting: Story = {
  args: { view: shelf('hidden') },
  parameters: { msw: { handlers: [http.get('*/api/property-listings', () => delay('infinite'))] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading' })).toBeVisible();
  },
};

export const HiddenForbidden: Story = {
  args: { view: shelf('hidden') },
  parameters: { scenario: '?fault=listListings:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your hidden homes')).toBeVisible();
  },
};

export const SavedOnAPhone: Story = {
  args: { view: shelf('saved') },
  globals: { viewport: { value: '320' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /saved homes$/ })).toBeVisible();
  },
};

export const SavedInLight: Story = { ...SavedOnAPhone, globals: { theme: 'light' } };
