import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TicketsPage } from './tickets-page';

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const meta = { title: 'support/Tickets', component: TicketsPage } satisfies Meta<typeof TicketsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  parameters: { scenario: 'fixed-day' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Your tickets' }, patience)).toBeVisible();
    await expect(await canvas.findByText(/^Listing report/)).toBeVisible();
  },
};
export const Light: Story = { ...Four, globals: { theme: 'light' } };

export const OnAPhone: Story = {
  parameters: { scenario: 'fixed-day' },
  globals: { viewport: { value: '320' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Your tickets' }, patience)).toBeVisible();
  },
};

export const LongWords: Story = {
  parameters: { scenario: 'long-words' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Your tickets' }, patience)).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { scenario: 'newcomer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tickets yet', {}, patience)).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { scenario: '?latency=60000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading tickets', {}, patience)).toBeInTheDocument();
  },
};

export const Wrong: Story = {
  parameters: { scenario: '?fault=listSupportTickets:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your tickets', {}, patience)).toBeVisible();
  },
};
