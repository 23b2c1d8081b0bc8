import type { Meta, StoryObj } from '@storybook/react-vite';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { expect } from 'storybook/test';
import { SubjectVideos } from './subject-videos';

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const meta = {
  title: 'videos/Videos of an article or a listing',
  component: SubjectVideos,
  args: { subject: { refKind: 'article', refId: uuidOf('article', 1) }, userId: 1, headingLevel: 2 },
} satisfies Meta<typeof SubjectVideos>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: /^Play / }, patience)).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};
export const OnAPhone: Story = { ...One, globals: { viewport: { value: '320' }, theme: 'light' } };

/** Somebody else’s has no menu. */
export const OfAnotherMember: Story = {
  args: { userId: 2 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('YouTube · From a member', {}, patience)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  },
};

export const OfAListing: Story = {
  args: { subject: { refKind: 'listing', refId: uuidOf('listing', 1) }, headingLevel: 3 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vimeo · Only you', {}, patience)).toBeVisible();
  },
};

export const None: Story = {
  args: { subject: { refKind: 'article', refId: uuidOf('article', 2) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No videos for this article yet', {}, patience)).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { scenario: '?latency=60000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading videos', {}, patience)).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Add video' })).toBeVisible();
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
    await expect(await canvas.findByText('Couldn’t load the videos', {}, patience)).toBeVisible();
  },
};
