import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { TicketPage } from './ticket-page';

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const meta = {
  title: 'support/Ticket',
  component: TicketPage,
  args: { id: uuidOf('supportTicket', 2), userId: 1 },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof TicketPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Answered: Story = {
  parameters: { scenario: 'fixed-day' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send reply' }, patience));
    await expect(await canvas.findByText('Write a reply')).toBeVisible();
    await expect(canvas.getByText('Tiebeam support')).toBeVisible();
  },
};
export const Light: Story = { ...Answered, globals: { theme: 'light' } };
export const OnAPhone: Story = { ...Answered, globals: { viewport: { value: '320' } } };

export const Closed: Story = {
  args: { id: uuidOf('supportTicket', 1) },
  parameters: { scenario: 'fixed-day' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Reopen ticket' }, patience)).toBeVisible();
    await expect(canvas.getByText('Your reply reopens this ticket')).toBeVisible();
  },
};

export const SomebodyElses: Story = {
  args: { id: uuidOf('supportTicket', 4) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the ticket', {}, patience)).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { scenario: '?latency=60000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading ticket', {}, patience)).toBeInTheDocument();
  },
};

export const Offline: Story = {
  parameters: { scenario: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You’re offline' }, patience)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
