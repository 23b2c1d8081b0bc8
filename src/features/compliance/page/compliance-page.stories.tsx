import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, screen, within, waitFor } from 'storybook/test';
import { CompliancePage } from './compliance-page';

/** The page with its views working, as the address makes them work. */
function WorkingCompliance(args: ComponentProps<typeof CompliancePage>) {
  const [search, setSearch] = useState(args.search);
  return <CompliancePage search={search} onSearch={setSearch} />;
}

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const meta = {
  title: 'compliance/Compliance',
  component: CompliancePage,
  render: WorkingCompliance,
  args: { search: { view: 'list' }, onSearch: () => {} },
} satisfies Meta<typeof CompliancePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  parameters: { scenario: 'fixed-day' },
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Renewal dates' }, patience));
    await expect((await table.findAllByText('Overdue', {}, patience))[0]).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'not_applicable');
    await expect((await canvas.findAllByText('All electric', {}, patience))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add renewal date' }));
    await expect(await screen.findByRole('combobox', { name: 'Type' }, patience)).toBeInTheDocument();
  },
};

export const Light: Story = {
  parameters: { scenario: 'fixed-day' },
  globals: { theme: 'light' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Overdue', {}, patience))[0]).toBeVisible();
  },
};

export const OnATablet: Story = { ...Light, globals: { viewport: { value: '768' } } };

export const OnAPhone: Story = { ...Light, globals: { viewport: { value: '390' } } };

export const ByProperty: Story = {
  args: { search: { view: 'matrix' } },
  parameters: { scenario: 'fixed-day' },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('grid', { name: 'Compliance by property' }, patience));
    await expect(table.getByRole('columnheader', { name: 'Gas safety' })).toBeVisible();
    await expect((await table.findAllByText('Not on file', {}, patience))[0]).toBeVisible();
  },
};

/** One stop of Tab; what the arrows reach is never under the column that stays in view. */
export const ByPropertyByKeys: Story = {
  ...ByProperty,
  globals: { viewport: { value: '768' } },
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid', { name: 'Compliance by property' }, patience);
    await waitFor(() => expect(within(grid).getAllByRole('row').length).toBeGreaterThan(3), patience);
    const focused = () => document.activeElement ?? grid;
    const cell = () => focused().closest<HTMLTableCellElement>('th, td');
    canvas.getByRole('tab', { name: 'By property' }).focus();
    await userEvent.tab();
    await expect(grid).toContainElement(cell());
    await expect(cell()).toHaveRole('rowheader');
    await userEvent.tab();
    await expect(grid).not.toContainElement(cell());
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{ArrowDown}{End}');
    await expect(cell()?.nextElementSibling).toBeNull();
    const fixedEdge = grid.querySelector('th[scope=row]')?.getBoundingClientRect().right ?? 0;
    for (let column = (cell()?.cellIndex ?? 0) - 1; column > 0; column--) {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(cell()?.cellIndex).toBe(column);
      await expect(focused().getBoundingClientRect().left).toBeGreaterThanOrEqual(fixedEdge);
    }
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', {}, patience);
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const ByPropertyOnAPhone: Story = {
  args: { search: { view: 'matrix' } },
  parameters: { scenario: 'fixed-day' },
  globals: { viewport: { value: '320' }, theme: 'light' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Not on file', {}, patience))[0]).toBeVisible();
  },
};

export const AMonth: Story = {
  args: { search: { view: 'calendar', month: '2026-05' } },
  parameters: { scenario: 'fixed-day' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'May 2026' }, patience)).toBeVisible();
    await expect((await canvas.findAllByTitle(/: overdue$/, {}, patience))[0]).toBeVisible();
  },
};

export const LongNames: Story = {
  parameters: { scenario: 'long-words' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Overdue', {}, patience))[0]).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { scenario: 'newcomer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No renewal dates yet', {}, patience)).toBeVisible();
  },
};

export const NoProperties: Story = {
  args: { search: { view: 'matrix' } },
  parameters: { scenario: 'newcomer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No properties yet', {}, patience)).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { scenario: '?latency=60000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading renewal dates', {}, patience)).toBeInTheDocument();
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
  parameters: { scenario: '?fault=listRenewalDates:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your renewal dates', {}, patience)).toBeVisible();
  },
};

const createsAddress: NonNullable<Story['play']> = async ({ userEvent }) => {
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Subscribe to your renewal dates' }, patience),
  );
  await userEvent.click(await dialog.findByRole('button', { name: 'Create link' }, patience));
  await expect(await dialog.findByRole('textbox', { name: 'Calendar link' }, patience)).toBeInTheDocument();
};

export const Subscribing: Story = {
  parameters: { scenario: 'fixed-day' },
  play: async (context) => {
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: 'Subscribe to calendar' }, patience),
    );
    await createsAddress(context);
  },
};
/** The act that adds a date stays in view, the others are in a menu beside it. */
export const SubscribingOnAPhone: Story = {
  ...Subscribing,
  globals: { viewport: { value: '320' }, theme: 'light' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const more = await canvas.findByRole('button', { name: 'More actions' }, patience);
    const add = canvas.getByRole('button', { name: 'Add renewal date' });
    await expect(more.getBoundingClientRect().bottom).toBeGreaterThan(add.getBoundingClientRect().top);
    await expect(canvas.queryByRole('button', { name: 'Create evidence pack' })).toBeNull();
    await userEvent.click(more);
    const pack = await screen.findByRole('menuitem', { name: 'Create evidence pack' }, patience);
    await waitFor(() => expect(pack).toBeVisible());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Subscribe to calendar' }));
    await createsAddress(context);
  },
};

export const SubscribingRefused: Story = {
  parameters: { scenario: ['fixed-day', '?fault=createRenewalCalendar:503'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Subscribe to calendar' }, patience));
    const dialog = within(await screen.findByRole('dialog', {}, patience));
    await userEvent.click(await dialog.findByRole('button', { name: 'Create link' }, patience));
    await expect(await dialog.findByRole('alert', {}, patience)).toBeVisible();
  },
};
