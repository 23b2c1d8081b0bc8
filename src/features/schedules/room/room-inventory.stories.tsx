import type { Meta, StoryObj } from '@storybook/react-vite';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { expect } from 'storybook/test';
import { RoomInventory } from './room-inventory';

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const meta = {
  title: 'schedules/Inventory of a room',
  component: RoomInventory,
  args: { propertyId: uuidOf('property', 3), room: 'Room E' },
  parameters: { scenario: 'fixed-day' },
} satisfies Meta<typeof RoomInventory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Items: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Carpet', {}, patience)).toBeVisible();
    await expect(canvas.getByText('Fair · Iron mark by the window, 4 cm.')).toBeVisible();
    await expect(canvas.queryByText('Hob and oven')).toBeNull();
  },
};
export const OnAPhone: Story = { ...Items, globals: { viewport: { value: '320' }, theme: 'light' } };

export const None: Story = {
  args: { room: 'Room A' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Add one under Schedules' }, patience),
    ).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { scenario: '?latency=60000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading inventory', {}, patience)).toBeInTheDocument();
  },
};

export const Wrong: Story = {
  parameters: { scenario: '?fault=listSchedules:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the inventory', {}, patience)).toBeVisible();
  },
};
