import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { EpcsPage } from './epcs-page';

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const meta = { title: 'epcs/EPCs', component: EpcsPage } satisfies Meta<typeof EpcsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  parameters: { scenario: 'fixed-day' },
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'EPCs' }, patience));
    await expect((await table.findAllByText('Can’t be let', {}, patience))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add EPC' }));
    await expect(await screen.findByRole('textbox', { name: 'Current score' }, patience)).toBeInTheDocument();
  },
};

export const Light: Story = {
  parameters: { scenario: 'fixed-day' },
  globals: { theme: 'light' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Expired', {}, patience))[0]).toBeVisible();
  },
};

export const OnAPhone: Story = { ...Light, globals: { viewport: { value: '320' } } };

export const Empty: Story = {
  parameters: { scenario: 'newcomer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No EPCs yet', {}, patience)).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { scenario: '?latency=60000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading EPCs', {}, patience)).toBeInTheDocument();
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
  parameters: { scenario: '?fault=listPropertyEpcs:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your EPCs', {}, patience)).toBeVisible();
  },
};
