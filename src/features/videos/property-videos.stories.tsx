import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { PropertyVideos } from './property-videos';

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const meta = {
  title: 'videos/Videos of a property',
  component: PropertyVideos,
  args: { propertyId: uuidOf('property', 3) },
} satisfies Meta<typeof PropertyVideos>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing of another site is there before the press. */
export const One: Story = {
  parameters: { scenario: 'fixed-day' },
  play: async ({ canvas, canvasElement }) => {
    await expect((await canvas.findAllByRole('button', { name: /^Play/ }, patience))[0]).toBeVisible();
    await expect(canvasElement.querySelector('iframe, video')).toBeNull();
  },
};

export const Light: Story = { ...One, globals: { theme: 'light' } };
export const OnAPhone: Story = { ...One, globals: { viewport: { value: '320' } } };

export const Empty: Story = {
  args: { propertyId: uuidOf('property', 1) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No videos yet', {}, patience)).toBeVisible();
  },
};

export const LongNames: Story = {
  parameters: { scenario: '?fault=listVideos:long' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: /^Play/ }, patience))[0]).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { scenario: '?latency=60000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading videos', {}, patience)).toBeInTheDocument();
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
  parameters: { scenario: '?fault=listVideos:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your videos', {}, patience)).toBeVisible();
  },
};
