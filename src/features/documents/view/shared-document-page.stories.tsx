import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SharedDocumentPage } from './shared-document-page';

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const meta = {
  title: 'documents/Shared document',
  component: SharedDocumentPage,
  args: { token: 'no-such-link' },
} satisfies Meta<typeof SharedDocumentPage>;
export default meta;
type Story = StoryObj<typeof meta>;

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
  parameters: { scenario: '?fault=listDocuments:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t open this document', {}, patience)).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { scenario: '?latency=60000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading' }, patience)).toBeVisible();
  },
};
