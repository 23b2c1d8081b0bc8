import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, screen, within } from 'storybook/test';
import { SchedulesPage } from './schedules-page';

/** The page with its kinds working, as the address makes them work. */
function WorkingSchedules(args: ComponentProps<typeof SchedulesPage>) {
  const [kind, setKind] = useState(args.kind);
  return <SchedulesPage kind={kind} onKind={setKind} />;
}

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const meta = {
  title: 'schedules/Schedules',
  component: SchedulesPage,
  render: WorkingSchedules,
  args: { kind: 'works', onKind: () => {} },
} satisfies Meta<typeof SchedulesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Works: Story = {
  parameters: { scenario: 'fixed-day' },
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Schedules of works' }, patience));
    const [first] = await table.findAllByText(/^\d+ of \d+ done$/, {}, patience);
    await expect(first).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Rent' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add rent schedule' }, patience));
    await expect(await screen.findByRole('textbox', { name: 'Title' }, patience)).toBeInTheDocument();
  },
};

export const Light: Story = {
  parameters: { scenario: 'fixed-day' },
  globals: { theme: 'light' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^\d+ of \d+ done$/, {}, patience))[0]).toBeVisible();
  },
};

export const OnAPhone: Story = { ...Light, globals: { viewport: { value: '320' } } };

export const Empty: Story = {
  parameters: { scenario: 'newcomer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No schedules of works yet', {}, patience)).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { scenario: '?latency=60000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading schedules of works', {}, patience)).toBeInTheDocument();
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
  args: { kind: 'inventory' },
  parameters: { scenario: '?fault=listSchedules:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your inventories', {}, patience)).toBeVisible();
  },
};
