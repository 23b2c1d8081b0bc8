import { uuidOf } from '@mocks/engine/db/table-definition';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { changeAsking } from './ask/ask-store';
import type { PropertySearch } from './search/search-address';
import { SearchPage } from './search-page';

const view: PropertySearch = { filters: {}, shelf: 'search', page: 1 };
const forget = () => changeAsking(1, { text: '', understood: null, asked: null, failure: null });

/** Opened without a network: nothing has been loaded, and every tab says so. */
const meta = {
  title: 'property-search/Offline',
  component: SearchPage,
  args: { userId: 1, view, onView: () => {}, onClose: () => {} },
  parameters: { scenario: 'offline' },
  beforeEach: () => {
    forget();
    return forget;
  },
} satisfies Meta<typeof SearchPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const saysOffline =
  (times: number): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(await canvas.findAllByText('You’re offline')).toHaveLength(times);
    await expect(canvas.getAllByRole('button', { name: 'Retry' })).toHaveLength(times);
    await expect(canvas.queryByRole('status', { name: 'Loading' })).toBeNull();
  };

export const Search: Story = {
  args: { view: { ...view, filters: { locations: ['Leeds'] } } },
  globals: { viewport: { value: '768' } },
  play: saysOffline(1),
};

/** An order by my own figures needs my profile first. */
export const SearchByMyFigures: Story = {
  args: { view: { ...view, sort: '-roi' } },
  globals: { viewport: { value: '390' }, theme: 'light' },
  play: saysOffline(1),
};

/** What was written stays, and what can be asked is there. */
export const AskAva: Story = {
  args: { view: { ...view, shelf: 'ask' } },
  play: async ({ canvas, userEvent }) => {
    const words = await canvas.findByRole('textbox', { name: 'Describe the home you’re looking for' });
    await userEvent.type(words, 'Flats in Manchester');
    await userEvent.click(canvas.getByRole('button', { name: 'Search homes' }));
    await expect(
      await canvas.findByText('Ava couldn’t search just now. We couldn’t reach the server.'),
    ).toBeVisible();
    await expect(words).toHaveValue('Flats in Manchester');
  },
};

export const AskAvaReopened: Story = {
  args: { view: { ...view, shelf: 'ask', saved: uuidOf('propertySearch', 1) } },
  globals: { viewport: { value: '320' } },
  play: saysOffline(1),
};

/** Searches and homes are two lists. */
export const Saved: Story = { args: { view: { ...view, shelf: 'saved' } }, play: saysOffline(2) };

export const Matches: Story = {
  args: { view: { ...view, shelf: 'saved', matches: uuidOf('propertySearch', 1) } },
  play: saysOffline(1),
};

export const Hidden: Story = {
  args: { view: { ...view, shelf: 'hidden' } },
  globals: { viewport: { value: '320' }, theme: 'light' },
  play: saysOffline(1),
};

export const Compare: Story = {
  args: { view: { ...view, shelf: 'compare', compare: [1, 2].map((place) => uuidOf('listing', place)) } },
  play: saysOffline(1),
};
