import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { expect } from 'storybook/test';
import { WithoutNetwork } from '@/testing/screens/without-network';
import { PropertySchedules } from './schedules-page';

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const meta = {
  title: 'schedules/Schedules of a property',
  component: PropertySchedules,
  args: { propertyId: uuidOf('property', 13) },
  parameters: { scenario: 'fixed-day' },
} satisfies Meta<typeof PropertySchedules>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its own page doesn’t name the property in each row. */
export const Some: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Inventory' }, patience));
    await expect(await canvas.findByText('No inventories yet', {}, patience)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Works' }));
    await expect((await canvas.findAllByText(/^\d+ of \d+ done$/, {}, patience))[0]).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Property' })).toBeNull();
  },
};

export const OnAPhone: Story = { ...Some, globals: { viewport: { value: '390' }, theme: 'light' } };

export const Empty: Story = {
  args: { propertyId: uuidOf('property', 1) },
  globals: { viewport: { value: '390' }, theme: 'light' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No schedules of works yet', {}, patience)).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { msw: { handlers: [http.get('*/api/schedules', () => delay('infinite'))] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading schedules of works', {}, patience)).toBeInTheDocument();
  },
};

export const Offline: Story = {
  render: (args) => (
    <WithoutNetwork>
      <PropertySchedules {...args} />
    </WithoutNetwork>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’re offline', {}, patience)).toBeVisible();
  },
};

export const Wrong: Story = {
  parameters: { scenario: '?fault=listSchedules:403' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Couldn’t load your schedules of works', {}, patience),
    ).toBeVisible();
  },
};
