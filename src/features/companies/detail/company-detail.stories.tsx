import type { Meta, StoryObj } from '@storybook/react-vite';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { expect } from 'storybook/test';
import { CompaniesPage } from '../companies-page';

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const meta = {
  title: 'companies/Company',
  component: CompaniesPage,
  args: {
    open: uuidOf('company', 2),
    onCheck: () => {},
    onClose: () => {},
    mortgageOf: ({ mortgageId }) => mortgageId && 'Thornbury & Lyle, 5 Seedley Park Road',
  },
} satisfies Meta<typeof CompaniesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoCharges: Story = {
  parameters: { scenario: 'fixed-day' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No matching mortgage', {}, patience)).toBeVisible();
    await expect(await canvas.findByText('5 Seedley Park Road', {}, patience)).toBeVisible();
    await expect(
      await canvas.findByRole('button', { name: 'Update from Companies House' }, patience),
    ).toBeVisible();
  },
};

export const Light: Story = { ...TwoCharges, globals: { theme: 'light' } };

export const OnATablet: Story = { ...TwoCharges, globals: { viewport: { value: '768' } } };

export const OnAPhone: Story = { ...TwoCharges, globals: { viewport: { value: '390' } } };

export const Sparse: Story = {
  args: { open: uuidOf('company', 3) },
  parameters: { scenario: 'fixed-day' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Harbour Lending Limited', {}, patience)).toBeVisible();
  },
};

export const LongNames: Story = {
  parameters: { scenario: 'long-words' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Charges' }, patience)).toBeVisible();
  },
};

export const ChargesFail: Story = {
  parameters: { scenario: '?fault=listCharges:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the charges', {}, patience)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Details' })).toBeVisible();
  },
};

export const Gone: Story = {
  args: { open: uuidOf('company', 99) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t find that company', {}, patience)).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { scenario: '?latency=60000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading company', {}, patience)).toBeInTheDocument();
  },
};

export const Unreachable: Story = {
  parameters: { scenario: '?fault=all:network' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Couldn’t load this company', {}, { timeout: 20_000 }),
    ).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { scenario: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You’re offline/, {}, patience)).toBeVisible();
  },
};
