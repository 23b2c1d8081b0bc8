import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { RoomsPage } from './rooms-page';

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const meta = {
  title: 'rooms/Rooms',
  component: RoomsPage,
  args: { onLet: () => {} },
} satisfies Meta<typeof RoomsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  parameters: { scenario: 'fixed-day' },
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Rooms' }, patience));
    await expect((await table.findAllByText('Let', {}, patience))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add room' }));
    await expect(await screen.findByRole('textbox', { name: 'Floor area' }, patience)).toBeInTheDocument();
  },
};

export const Light: Story = {
  parameters: { scenario: 'fixed-day' },
  globals: { theme: 'light' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Let', {}, patience))[0]).toBeVisible();
  },
};

export const OnAPhone: Story = { ...Light, globals: { viewport: { value: '320' } } };

export const Empty: Story = {
  parameters: { scenario: 'newcomer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No rooms yet', {}, patience)).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { scenario: '?latency=60000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading rooms', {}, patience)).toBeInTheDocument();
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
  parameters: { scenario: '?fault=listPropertyRooms:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your rooms', {}, patience)).toBeVisible();
  },
};
