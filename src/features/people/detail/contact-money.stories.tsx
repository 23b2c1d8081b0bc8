import type { Meta, StoryObj } from '@storybook/react-vite';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { expect } from 'storybook/test';
import { ContactMoney } from './contact-money';

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const meta = {
  title: 'people/Transactions of a contact',
  component: ContactMoney,
  args: { contactId: uuidOf('contact', 1) },
} satisfies Meta<typeof ContactMoney>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  parameters: { scenario: 'fixed-day' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\d+ transactions · £/, {}, patience)).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
};
export const OnAPhone: Story = { ...Many, globals: { viewport: { value: '320' }, theme: 'light' } };

export const None: Story = {
  parameters: { scenario: 'newcomer' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('No transactions with this contact yet', {}, patience),
    ).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { scenario: '?latency=60000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading transactions', {}, patience)).toBeInTheDocument();
  },
};

export const Offline: Story = {
  parameters: { scenario: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’re offline', {}, patience)).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: { scenario: '?fault=listTransactions:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the transactions', {}, patience)).toBeVisible();
  },
};
