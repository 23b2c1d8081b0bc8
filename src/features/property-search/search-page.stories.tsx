import { uuidOf } from '@mocks/engine/db/table-definition';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { SearchPage } from './search-page';

/** The page with its view working, as the address makes it work. */
function WorkingSearch(args: ComponentProps<typeof SearchPage>) {
  const [view, setView] = useState(args.view);
  const onClose = () => setView(({ listing: _closed, ...rest }) => rest);
  return <SearchPage userId={args.userId} view={view} onView={setView} onClose={onClose} />;
}

const meta = {
  title: 'property-search/Search',
  component: SearchPage,
  render: WorkingSearch,
  args: {
    userId: 1,
    view: { filters: { locations: ['Leeds'] }, shelf: 'search', page: 1 },
    onView: () => {},
    onClose: () => {},
  },
} satisfies Meta<typeof SearchPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Results: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Homes' })).toBeVisible();
  },
};

export const NothingFits: Story = {
  args: { view: { filters: { locations: ['Leeds'], minGrossYield: 40 }, shelf: 'search', page: 1 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No homes match every filter')).toBeVisible();
  },
};

export const ToRent: Story = {
  args: { view: { filters: { market: 'rent' }, shelf: 'search', page: 1 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /to rent in the UK$/ })).toBeVisible();
  },
};

export const Saved: Story = {
  args: { view: { filters: {}, shelf: 'saved', page: 1 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /saved homes?$/ })).toBeVisible();
  },
};

export const AskAva: Story = {
  args: { view: { filters: {}, shelf: 'ask', page: 1 } },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Describe the home you’re looking for' });
    await userEvent.type(field, 'Terraced houses in Leeds under £180k, quiet');
    await userEvent.click(canvas.getByRole('button', { name: 'Search homes' }));
    await expect(await canvas.findByText('Not used: “quiet”')).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'Homes' })).toBeVisible();
  },
};

export const Matches: Story = {
  args: { view: { filters: {}, shelf: 'saved', page: 1, matches: uuidOf('propertySearch', 1) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /matches for/ })).toBeVisible();
  },
};

export const SaveSearch: Story = {
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save search' }));
    const body = within(canvasElement.ownerDocument.body);
    const form = within(await body.findByRole('dialog', { name: 'Save search' }));
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Name' })).toBeVisible());
    await userEvent.click(form.getByRole('checkbox', { name: 'Pause alerts at night' }));
    await expect(form.getByLabelText('Pause from')).toHaveValue('22:00');
  },
};

export const AskAvaReopened: Story = {
  args: { view: { filters: {}, shelf: 'ask', page: 1, saved: uuidOf('propertySearch', 1) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Remove Needs work' })).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'Homes' })).toBeVisible();
  },
};

export const EditSavedSearch: Story = {
  args: { view: { filters: {}, shelf: 'saved', page: 1 } },
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for “Reduced in Liverpool”' }));
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('menuitem', { name: 'Edit…' }));
    const form = within(await body.findByRole('dialog', { name: 'Edit saved search' }));
    await userEvent.type(await form.findByRole('textbox', { name: 'Location' }), ', Leeds');
    await waitFor(() => expect(form.getByText(/new listings? .*, up from/)).toBeVisible());
  },
};

export const Compared: Story = {
  args: {
    view: {
      filters: {},
      shelf: 'compare',
      page: 1,
      compare: [1, 2, 4].map((place) => uuidOf('listing', place)),
    },
  },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table'));
    // Each home comes with an answer of its own.
    await expect(
      await table.findByRole('row', { name: /^Price £132,500 £124,950 ?Best £157,500$/ }),
    ).toBeVisible();
  },
};

export const NothingCompared: Story = {
  args: { view: { filters: {}, shelf: 'compare', page: 1 } },
};

export const NothingHidden: Story = {
  args: { view: { filters: {}, shelf: 'hidden', page: 1 } },
};

export const AllFilters: Story = {
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'All filters' }));
    const body = within(canvasElement.ownerDocument.body);
    await body.findByRole('dialog', { name: 'All filters' });
    const show = await body.findByRole('button', { name: /^Show \d+ homes$/ });
    await waitFor(() => expect(show).toBeVisible());
  },
};

export const OneHome: Story = {
  args: {
    view: { filters: { locations: ['Leeds'] }, shelf: 'search', page: 1, listing: uuidOf('listing', 1) },
  },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await body.findByRole('heading', { name: 'Energy performance' });
    // The drawer slides and fades in.
    for (const name of ['Your numbers', 'Energy performance'])
      await waitFor(() => expect(body.getByRole('heading', { name })).toBeVisible());
  },
};
