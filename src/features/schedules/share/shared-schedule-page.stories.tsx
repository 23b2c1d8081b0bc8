import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen } from 'storybook/test';
import type { Schemas } from '@/api/contract';
import { SharedSchedulePage } from './shared-schedule-page';

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const item = (room: string, name: string, more: object = {}) => ({
  room,
  name,
  qty: 1,
  unit: null,
  trade: null,
  status: 'todo' as const,
  condition: null,
  notes: null,
  images: [],
  ...more,
});

/** Drawn by the mock server. */
const photos = ['kitchen.svg', 'bathroom.svg', 'hallway.svg'];

const shared: Schemas['SharedSchedule'] = {
  ownerId: 1,
  title: 'Attic conversion',
  kind: 'works',
  address: '27 Braemar Road, Manchester M14 6PD',
  ownerName: 'Hannah Okafor',
  items: [
    item('Attic', 'Insulate between rafters', { qty: 30, unit: 'm²', trade: 'Joiner' }),
    item('Attic', 'Board and skim', {
      status: 'doing',
      notes: 'Leave the hatch as it is',
      images: photos,
    }),
    item('Landing', 'Doubleglazedrooflight'.repeat(6), { qty: 2, status: 'done' }),
  ],
  expires: '2026-06-01T12:00:00.000Z',
  updatedAt: '2026-05-13T10:00:00.000Z',
};

const answers = (body: object) => ({
  msw: { handlers: [http.get('*/api/schedules/shared/*', () => HttpResponse.json(body))] },
});

const meta = {
  title: 'schedules/Shared schedule',
  component: SharedSchedulePage,
  args: { token: 'no-such-link' },
} satisfies Meta<typeof SharedSchedulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Works: Story = {
  parameters: answers(shared),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('30 m² · To do · Joiner', {}, patience)).toBeVisible();
  },
};
/** Photos are seen large by a press. */
export const Photos: Story = {
  parameters: answers(shared),
  play: async ({ canvas, userEvent }) => {
    const photo = { name: 'Open photo 2 of Board and skim' };
    await userEvent.click(await canvas.findByRole('button', photo, patience));
    await expect(await screen.findByRole('dialog', { name: 'Photo 2' }, patience)).toBeInTheDocument();
  },
};
export const OnAPhone: Story = { ...Works, globals: { viewport: { value: '320' }, theme: 'light' } };

export const NoItems: Story = {
  parameters: answers({ ...shared, address: null, items: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No items yet', {}, patience)).toBeVisible();
  },
};

export const NoLongerShared: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No longer shared', {}, patience)).toBeVisible();
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
  parameters: { scenario: '?fault=getSharedSchedule:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t open this schedule', {}, patience)).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { scenario: '?latency=60000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading' }, patience)).toBeVisible();
  },
};
