import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { QueuePage } from './queue-page';
import { QueueTicket } from './queue-ticket';

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const meta = {
  title: 'admin/Queues',
  component: QueuePage,
  args: { kind: 'reports', search: {}, onSearch: fn() },
  parameters: { scenario: '?scenario=fixed-day,admin' },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof QueuePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reports: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Reports' }, patience)).toBeVisible();
  },
};
export const Light: Story = { ...Reports, globals: { theme: 'light' } };

export const TicketsOnAPhone: Story = {
  args: { kind: 'tickets' },
  globals: { viewport: { value: '320' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Tickets' }, patience)).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { search: { query: 'zzzz' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No reports found', {}, patience)).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: { scenario: 'member' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the reports', {}, patience)).toBeVisible();
  },
};

export const OneReport: Story = {
  render: () => <QueueTicket kind="reports" id={uuidOf('supportTicket', 9)} userId={4} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Reported post' }, patience)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Suspend member' })).toBeVisible();
  },
};
export const OneReportLight: Story = { ...OneReport, globals: { theme: 'light' } };
export const OneReportOnAPhone: Story = { ...OneReport, globals: { viewport: { value: '320' } } };

export const DecidedReport: Story = {
  render: () => <QueueTicket kind="reports" id={uuidOf('supportTicket', 12)} userId={4} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Decision: no action taken', {}, patience)).toBeVisible();
  },
};

export const OneTicket: Story = {
  render: () => <QueueTicket kind="tickets" id={uuidOf('supportTicket', 4)} userId={4} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Claim' }, patience)).toBeVisible();
  },
};

export const NoSuchTicket: Story = {
  render: () => <QueueTicket kind="tickets" id={uuidOf('supportTicket', 9999)} userId={4} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t find that ticket', {}, patience)).toBeVisible();
  },
};

export const ReportOffline: Story = {
  parameters: { scenario: '?scenario=admin&offline=1' },
  render: () => <QueueTicket kind="reports" id={uuidOf('supportTicket', 9)} userId={4} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You’re offline' }, patience)).toBeVisible();
  },
};
