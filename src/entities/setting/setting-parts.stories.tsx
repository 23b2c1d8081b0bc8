import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect } from 'storybook/test';
import { read } from '@/api/queries';
import { LoadedPart } from './loaded-part';

/** The world of the story may be new. */
const patience = { timeout: 8000 };

function Part() {
  const query = useQuery(read('/companies'));
  return (
    <LoadedPart query={query} failureTitle="Couldn’t load your companies" skeleton="h-24">
      {({ data }) => <p>{`${data.length} companies`}</p>}
    </LoadedPart>
  );
}

/** A part of a page of settings, while it is not here and once it is. */
const meta = { title: 'entities/A part that is loaded', component: Part } satisfies Meta<typeof Part>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Here: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\d+ companies$/, {}, patience)).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { scenario: '?latency=60000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading', {}, patience)).toBeInTheDocument();
  },
};

export const Offline: Story = {
  parameters: { scenario: 'offline' },
  globals: { viewport: { value: '320' }, theme: 'light' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’re offline', {}, patience)).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: { scenario: '?fault=listCompanies:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your companies', {}, patience)).toBeVisible();
  },
};
