import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { OverviewPage } from './overview-page';

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const meta = {
  title: 'admin/Overview',
  component: OverviewPage,
  args: { act: undefined, onAct: fn() },
} satisfies Meta<typeof OverviewPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Figures: Story = {
  parameters: { scenario: '?scenario=fixed-day,admin' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Monthly revenue', {}, patience)).toBeVisible();
    await expect(await canvas.findByRole('table', { name: 'Audit log' }, patience)).toBeVisible();
  },
};
export const Light: Story = { ...Figures, globals: { theme: 'light' } };

export const OnAPhone: Story = {
  parameters: { scenario: '?scenario=fixed-day,admin' },
  globals: { viewport: { value: '320' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Audit log' }, patience)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'SUP-2026-000012' }, patience)).toBeVisible();
  },
};

export const NoSuchActs: Story = {
  args: { act: 'blog' },
  parameters: { scenario: 'admin' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No actions of this kind yet', {}, patience)).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { scenario: '?scenario=admin&latency=60000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading figures', {}, patience)).toBeInTheDocument();
  },
};

export const Forbidden: Story = {
  parameters: { scenario: 'member' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the figures', {}, patience)).toBeVisible();
    await expect(await canvas.findByText('Couldn’t load the audit log', {}, patience)).toBeVisible();
  },
};

/** The figures and the log each say it in their place. */
export const Offline: Story = {
  parameters: { scenario: '?scenario=admin&offline=1' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('You’re offline')).toHaveLength(2), patience);
  },
};
