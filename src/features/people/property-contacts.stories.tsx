import type { Meta, StoryObj } from '@storybook/react-vite';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { PropertyContacts } from './people-page';

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const meta = {
  title: 'people/Contacts of a property',
  component: PropertyContacts,
  args: { propertyId: uuidOf('property', 3) },
} satisfies Meta<typeof PropertyContacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  parameters: { scenario: 'fixed-day' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Tenant', {}, patience))[0]).toBeVisible();
  },
};
export const OnAPhone: Story = { ...Many, globals: { viewport: { value: '320' }, theme: 'light' } };

export const None: Story = {
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/contacts', () => HttpResponse.json({ page: 1, totalPages: 1, total: 0, data: [] })),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^This property’s tenants, guarantors and contractors/, {}, patience),
    ).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { scenario: '?latency=60000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading contacts', {}, patience)).toBeInTheDocument();
  },
};

export const Offline: Story = {
  parameters: { scenario: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’re offline', {}, patience)).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: { scenario: '?fault=listContacts:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your contacts', {}, patience)).toBeVisible();
  },
};
