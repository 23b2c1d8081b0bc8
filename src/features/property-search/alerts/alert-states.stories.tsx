import { uuidOf } from '@mocks/engine/db/table-definition';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import type { PropertySearch } from '../search/search-address';
import { SearchPage } from '../search-page';

const saved: PropertySearch = { filters: {}, shelf: 'saved', page: 1 };
const matches: PropertySearch = { ...saved, matches: uuidOf('propertySearch', 1) };

const meta = {
  title: 'property-search/Alerts',
  component: SearchPage,
  args: { userId: 1, view: saved, onView: () => {}, onClose: () => {} },
} satisfies Meta<typeof SearchPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  parameters: {
    msw: {
      handlers: ['searches', 'listings'].map((name) =>
        http.get(`*/api/property-${name}`, () => delay('infinite')),
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('status', { name: 'Loading' })).toHaveLength(2);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: '320' } },
  play: async ({ canvas }) => {
    const searches = within(await canvas.findByRole('region', { name: 'Saved searches' }));
    await expect((await searches.findAllByRole('listitem')).length).toBeGreaterThan(3);
    await expect(searches.getByText(/^Alerts paused/)).toBeVisible();
  },
};

export const LongNames: Story = {
  parameters: { scenario: 'long-words' },
  play: async ({ canvas }) => {
    const searches = within(await canvas.findByRole('region', { name: 'Saved searches' }));
    await expect((await searches.findAllByRole('listitem')).length).toBeGreaterThan(0);
  },
};

export const SavedHomesForbidden: Story = {
  parameters: { scenario: '?fault=listListings:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your saved homes')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Saved searches' })).toBeVisible();
  },
};

export const MatchesWaiting: Story = {
  args: { view: matches },
  parameters: {
    msw: { handlers: [http.get('*/api/property-searches/:id/matches', () => delay('infinite'))] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading' })).toBeVisible();
  },
};

export const MatchesForbidden: Story = {
  args: { view: matches },
  parameters: { scenario: '?fault=listSearchMatches:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the matches')).toBeVisible();
  },
};

export const NothingMatchesYet: Story = {
  args: { view: matches },
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/property-searches/:id/matches', () =>
          HttpResponse.json({ page: 1, totalPages: 0, total: 0, data: [] }),
        ),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No matches yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All saved searches' })).toBeVisible();
  },
};

const searching: PropertySearch = { filters: { locations: ['Leeds'] }, shelf: 'search', page: 1 };

export const PlanIsFull: Story = {
  args: { view: searching },
  parameters: {
    server: {
      fail: {
        createPropertySearch: {
          status: 403,
          body: { message: 'Saved searches on Free: 2 of 2 used.', code: 'plan-limit' },
        },
      },
    },
  },
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save search' }));
    const body = within(canvasElement.ownerDocument.body);
    const form = within(await body.findByRole('dialog', { name: 'Save search' }));
    await userEvent.click(form.getByRole('button', { name: 'Save search' }));
    await expect(await form.findByText(/2 of 2 used/)).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Homes for sale in Leeds');
  },
};

export const NotSavedWithoutANetwork: Story = {
  args: { view: searching },
  parameters: { scenario: '?fault=createPropertySearch:network' },
  globals: { viewport: { value: '320' } },
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save search' }));
    const body = within(canvasElement.ownerDocument.body);
    const form = within(await body.findByRole('dialog', { name: 'Save search' }));
    const name = form.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Leeds');
    await userEvent.click(form.getByRole('button', { name: 'Save search' }));
    await waitFor(() => expect(form.getByRole('alert')).toBeVisible());
    await expect(name).toHaveValue('Leeds');
  },
};
