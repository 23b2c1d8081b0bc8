import { uuidOf } from '@mocks/engine/db/table-definition';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { PipelinePage } from './pipeline-page';

/** The page with its view working, as the address makes it work. */
function WorkingPipeline(args: ComponentProps<typeof PipelinePage>) {
  const [search, setSearch] = useState(args.search);
  const onClose = () => setSearch(({ deal: _closed, ...rest }) => rest);
  return <PipelinePage search={search} onSearch={setSearch} onClose={onClose} areLettersOn />;
}

/** The world of the story may be new. */
const patience = { timeout: 8000 };
async function expectNoSidewaysScroll({ ownerDocument: { documentElement } }: HTMLElement) {
  await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
}

const board = { view: 'board', tab: 'summary', filters: {} } as const;

const meta = {
  title: 'pipeline/Pipeline',
  component: PipelinePage,
  render: WorkingPipeline,
  args: { search: board, onSearch: () => {}, onClose: () => {}, areLettersOn: true },
} satisfies Meta<typeof PipelinePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Board: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Offer made' }, patience)).toBeVisible();
  },
};

/** Carried by the keyboard: the column it would go to is outlined, and a line shows the place. */
export const Carried: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const link = await canvas.findByRole('link', { name: /Woodthorpe loft flip/ }, patience);
    link.focus();
    await userEvent.keyboard(' {ArrowRight}{ArrowDown}');
    const outlined = [...canvasElement.querySelectorAll('section[data-stage]')].filter(
      (column) => getComputedStyle(column).outlineStyle === 'solid',
    );
    await expect(outlined).toEqual([canvas.getByRole('region', { name: /^Evaluating/ })]);
    const lines = [...canvasElement.querySelectorAll('[data-deal], [data-column]')].filter(
      (row) => getComputedStyle(row, '::before').display !== 'none',
    );
    await expect(lines).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect(canvasElement.querySelectorAll('[data-aimed]')).toHaveLength(0);
  },
};

/** While a deal is dragged its two ends are at the foot of the window, and a loss asks for its reason. */
export const DroppedOnLost: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const link = await canvas.findByRole('link', { name: /Woodthorpe loft flip/ }, patience);
    const { left, top } = link.getBoundingClientRect();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: link, coords: { clientX: left + 20, clientY: top + 8 } },
      { coords: { clientX: left + 60, clientY: top + 40 } },
    ]);
    const zone = await body.findByText('Lost', { selector: '.fixed > div' });
    await waitFor(() => expect(zone).toBeVisible());
    const box = zone.getBoundingClientRect();
    await userEvent.pointer([
      { target: zone, coords: { clientX: box.left + 40, clientY: box.top + 20 } },
      { target: zone, coords: { clientX: box.left + 60, clientY: box.top + 30 } },
      { keys: '[/MouseLeft]', target: zone },
    ]);
    const dialog = await body.findByRole('dialog', { name: 'Why did you lose “Woodthorpe loft flip”?' });
    await waitFor(() => expect(within(dialog).getByRole('combobox', { name: 'Reason' })).toBeVisible());
  },
};

/** One stage fills the screen; the picker leads to each of the others. */
export const BoardOnAPhone: Story = {
  globals: { viewport: { value: '390' } },
  play: async ({ canvas, userEvent }) => {
    const stage = await canvas.findByRole('combobox', { name: 'Stage' }, patience);
    await userEvent.selectOptions(stage, 'offer_made');
    const column = canvas.getByRole('region', { name: /^Offer made/ });
    await waitFor(() => expect(column.getBoundingClientRect().left).toBeLessThan(60));
    await expect(within(column).getAllByRole('button', { name: /^Move / })[0]).toBeVisible();
  },
};

export const BoardOnASmallPhone: Story = {
  globals: { viewport: { value: '320' }, theme: 'light' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Stage' }, patience)).toBeVisible();
  },
};

export const FiveHundredDeals: Story = {
  parameters: { scenario: 'large' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: 'Sourced' }, patience);
    // Only the rows near the view are in the page.
    await expect(canvasElement.querySelectorAll('[data-deal]').length).toBeLessThan(150);
  },
};

export const NoDeals: Story = {
  parameters: { scenario: 'newcomer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No deals in your pipeline yet', {}, patience)).toBeVisible();
  },
};

export const NothingFits: Story = {
  args: { search: { ...board, filters: { query: 'zzz' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No deals match all filters', {}, patience)).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { scenario: '?latency=60000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading deals', {}, patience)).toBeInTheDocument();
  },
};

/** No answer came, and another try is offered. */
export const Unreachable: Story = {
  parameters: { scenario: '?fault=listEvaluations:network' },
  globals: { viewport: { value: '390' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your deals', {}, { timeout: 30_000 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: { scenario: '?fault=listEvaluations:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your deals', {}, patience)).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { scenario: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’re offline', {}, patience)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const OfflineOnAPhone: Story = { ...Offline, globals: { viewport: { value: '320' }, theme: 'light' } };

/** What to offer next, and how much was written about a deal. */
export const OfferAndNotes: Story = {
  args: { search: { ...board, filters: { query: 'Ashfield Terrace' } } },
  globals: { viewport: { value: '390' }, theme: 'light' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^Offer up to £/, {}, patience))[0]).toBeVisible();
    await expect(canvas.getByText('note').parentElement).toHaveTextContent('1 note');
  },
};

export const Table: Story = {
  args: { search: { ...board, view: 'table' } },
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Deals in the pipeline' }, patience));
    await userEvent.click(table.getByRole('button', { name: 'ROI' }));
    await expect(table.getByRole('columnheader', { name: 'ROI' })).toHaveAttribute('aria-sort', 'descending');
    await expect(table.getAllByRole('row')[1]).toHaveTextContent(/infinite/);
  },
};

export const TableOfFiveHundred: Story = {
  args: { search: { ...board, view: 'table' } },
  parameters: { scenario: 'large' },
  globals: { viewport: { value: '768' }, theme: 'light' },
  play: async ({ canvas, canvasElement }) => {
    const table = await canvas.findByRole('table', { name: 'Deals in the pipeline' }, patience);
    await expect(within(table).getAllByRole('row').length).toBeLessThan(60);
    await expectNoSidewaysScroll(canvasElement);
  },
};

export const Calendar: Story = {
  args: { search: { ...board, view: 'calendar' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Calendar' }, patience)).toBeVisible();
  },
};

/** Months are counted from the reader's own day, so the world is of that day too. */
export const Forecast: Story = {
  args: { search: { ...board, view: 'forecast' } },
  parameters: { scenario: `?now=${new Date().toISOString().slice(0, 16)}Z` },
  play: async ({ canvas }) => {
    const months = within(await canvas.findByRole('list', { name: 'Cash needed by month' }, patience));
    await expect(months.getByRole('heading', { name: 'Completion date passed' })).toBeVisible();
    await expect(months.getAllByRole('heading').length).toBeGreaterThan(5);
  },
};

/** The deals of a month are listed in full words, and nothing grows wider than the screen. */
export const ForecastOnAPhone: Story = {
  ...Forecast,
  globals: { viewport: { value: '320' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const months = within(await canvas.findByRole('list', { name: 'Cash needed by month' }, patience));
    const [first] = months.getAllByText(/^\d+ deals$/);
    if (first) await userEvent.click(first);
    await expect(months.getByRole('link', { name: 'Breck Road probate' })).toBeVisible();
    await expectNoSidewaysScroll(canvasElement);
  },
};

export const EditStages: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit stages' }, patience));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole(
      'dialog',
      {
        name: 'Edit stages',
      },
      patience,
    );
    const name = within(dialog).getByRole('textbox', { name: 'Name for “Exchanged”' });
    await waitFor(() => expect(name).toBeVisible());
  },
};

export const OpenDeal: Story = {
  args: { search: { ...board, deal: uuidOf('evaluation', 1) } },
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole(
      'dialog',
      { name: 'Deal' },
      patience,
    );
    await expect(await within(dialog).findByText('Cash needed', {}, patience)).toBeVisible();
  },
};
