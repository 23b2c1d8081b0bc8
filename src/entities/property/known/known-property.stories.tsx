import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { Skeleton } from '@/ui/states/skeleton';
import { KnownProperty } from './known-property';

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const meta = {
  title: 'entities/A property that is read',
  component: KnownProperty,
  args: {
    uuid: uuidOf('property', 1),
    skeleton: (
      <div role="status" aria-label="Loading">
        <Skeleton className="h-24" />
      </div>
    ),
    children: ({ fullAddress }) => <h1>{fullAddress}</h1>,
  },
} satisfies Meta<typeof KnownProperty>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Here: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 }, patience)).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { scenario: '?latency=60000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading' }, patience)).toBeVisible();
  },
};

export const Wrong: Story = {
  parameters: { scenario: '?fault=getProperty:503' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load this property', {}, patience)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { scenario: 'offline' },
  globals: { viewport: { value: '320' }, theme: 'light' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You’re offline' }, patience)).toBeVisible();
  },
};
