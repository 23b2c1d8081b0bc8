import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { expect, screen, waitFor, within } from 'storybook/test';
import { MaintenancePage } from './maintenance-page';

/** The page with its filters working, as the address makes them work. */
function WorkingMaintenance(args: ComponentProps<typeof MaintenancePage>) {
  const [search, setSearch] = useState(args.search);
  return <MaintenancePage search={search} onSearch={setSearch} />;
}

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const job = (n: number) => uuidOf('propertyMaintenance', n);

const meta = {
  title: 'maintenance/Maintenance',
  component: MaintenancePage,
  render: WorkingMaintenance,
  args: { search: { shown: 'todo' }, onSearch: () => {} },
} satisfies Meta<typeof MaintenancePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToDo: Story = {
  parameters: { scenario: 'fixed-day' },
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Jobs' }, patience));
    await expect((await table.findAllByText(/^Overdue by/, {}, patience))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Deferred' }));
    await expect((await canvas.findAllByText(/^Until \d/, {}, patience))[0]).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'roof');
    await expect(await canvas.findByText('No jobs match these filters', {}, patience)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add job' }));
    await expect(await screen.findByRole('textbox', { name: 'Title' }, patience)).toBeInTheDocument();
  },
};

export const Light: Story = {
  parameters: { scenario: 'fixed-day' },
  globals: { theme: 'light' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^Overdue by/, {}, patience))[0]).toBeVisible();
  },
};

export const OnATablet: Story = { ...Light, globals: { viewport: { value: '768' } } };

export const OnAPhone: Story = { ...Light, globals: { viewport: { value: '320' } } };

const onBoard = { search: { shown: 'todo', view: 'board' } } as const;

export const OnABoard: Story = {
  args: onBoard,
  parameters: { scenario: 'fixed-day' },
  play: async ({ canvas, userEvent }) => {
    const open = within(await canvas.findByRole('region', { name: /^Open, \d/ }, patience));
    const [move] = open.getAllByRole('button', { name: /^Move / });
    if (move) await userEvent.click(move);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Start work' })).toBeVisible(), patience);
    await userEvent.keyboard('{Escape}');
  },
};

export const BoardLight: Story = {
  args: onBoard,
  parameters: { scenario: 'fixed-day' },
  globals: { theme: 'light', viewport: { value: '768' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: /^Deferred, \d/ }, patience)).toBeVisible();
  },
};

export const BoardOnAPhone: Story = { ...BoardLight, globals: { viewport: { value: '320' } } };
export const BoardWithLongNames: Story = { ...BoardLight, parameters: { scenario: 'long-words' } };

export const EmptyBoard: Story = {
  args: onBoard,
  parameters: { scenario: 'newcomer' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('No jobs', {}, patience))[0]).toBeVisible();
  },
};

export const BoardForbidden: Story = {
  args: onBoard,
  parameters: { scenario: '?fault=listPropertyMaintenances:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your jobs', {}, patience)).toBeVisible();
  },
};

export const Quotes: Story = {
  args: { search: { shown: 'todo', job: job(12) } },
  parameters: { scenario: 'fixed-day' },
  play: async ({ canvas, userEvent }) => {
    const quotes = within(await canvas.findByRole('region', { name: 'Quotes' }, patience));
    await userEvent.click(await quotes.findByRole('button', { name: /^Accept .*£590$/ }, patience));
    await expect(await quotes.findByText('Accepted', {}, patience)).toBeVisible();
    const cost = within(canvas.getByRole('region', { name: 'Cost' }));
    await expect(await cost.findByText('£590', {}, patience)).toBeVisible();
  },
};

export const QuotesOnAPhone: Story = {
  args: { search: { shown: 'todo', job: job(12) } },
  parameters: { scenario: 'fixed-day' },
  globals: { viewport: { value: '320' }, theme: 'light' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('£155 more', {}, patience)).toBeVisible();
  },
};

export const LongNames: Story = {
  parameters: { scenario: 'long-words' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^Overdue by/, {}, patience))[0]).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { scenario: 'newcomer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No jobs to do', {}, patience)).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { scenario: '?latency=60000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading jobs', {}, patience)).toBeInTheDocument();
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
  parameters: { scenario: '?fault=listPropertyMaintenances:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your jobs', {}, patience)).toBeVisible();
  },
};

const ofAJob = { search: { shown: 'todo', job: job(12) } } as const;

export const JobWaiting: Story = {
  args: ofAJob,
  parameters: { scenario: '?latency=60000' },
  globals: { viewport: { value: '390' }, theme: 'light' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading job', {}, patience)).toBeInTheDocument();
  },
};

export const JobOffline: Story = {
  args: ofAJob,
  parameters: { scenario: 'offline' },
  globals: { viewport: { value: '390' }, theme: 'light' },
  play: async ({ canvas }) => {
    const heading = { level: 1, name: 'You’re offline' };
    await expect(await canvas.findByRole('heading', heading, patience)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const JobWrong: Story = {
  args: ofAJob,
  parameters: { scenario: '?fault=getPropertyMaintenance:503' },
  play: async ({ canvas }) => {
    const heading = { level: 1, name: 'Couldn’t load this job' };
    await expect(await canvas.findByRole('heading', heading, patience)).toBeVisible();
  },
};

export const Gone: Story = {
  args: { search: { shown: 'todo', job: job(900) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t find that job', {}, patience)).toBeVisible();
  },
};
