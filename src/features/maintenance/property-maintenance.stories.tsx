import type { Meta, StoryObj } from '@storybook/react-vite';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { PropertyMaintenance } from './property-maintenance';

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const meta = {
  title: 'maintenance/Maintenance of a property',
  component: PropertyMaintenance,
  args: { propertyId: uuidOf('property', 3), onOpen: () => {} },
} satisfies Meta<typeof PropertyMaintenance>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  parameters: { scenario: 'fixed-day' },
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByRole('button', { name: /^Actions for / }, patience))[0],
    ).toBeVisible();
  },
};
export const OnAPhone: Story = { ...Some, globals: { viewport: { value: '320' }, theme: 'light' } };

export const Empty: Story = {
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/property-maintenance', () =>
          HttpResponse.json({ page: 1, totalPages: 1, total: 0, data: [] }),
        ),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No jobs yet', {}, patience)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add job' })).toBeVisible();
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
  },
};

export const Forbidden: Story = {
  parameters: { scenario: '?fault=listPropertyMaintenances:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your jobs', {}, patience)).toBeVisible();
  },
};
