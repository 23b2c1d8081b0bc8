import type { Meta, StoryObj } from '@storybook/react-vite';
import { useInfiniteQuery } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { expect } from 'storybook/test';
import type { Schemas } from '@/api/contract';
import { readPages } from '@/api/queries';
import type { RecordDescription } from './record-description';
import { RecordPage } from './record-page';

type Contact = Schemas['Contact'];

/** Contacts as any records are described: what cannot be changed here is left out. */
const contacts: RecordDescription<Contact, { name: string; notes: string | null }> = {
  one: 'contact',
  many: 'contacts',
  path: '/contacts',
  icon: <UserRound aria-hidden />,
  empty: 'Everyone you work with.',
  titleOf: ({ name, company }) => name || (company ?? ''),
  begin: {},
  groups: [
    {
      fields: [
        { name: 'name', kind: 'text', label: 'Name', isRequired: true },
        { name: 'notes', kind: 'note', label: 'Notes', isWide: true },
      ],
    },
  ],
  change: () => Promise.resolve(),
  remove: () => {},
  reread: (_queryClient, row) => Promise.resolve(row),
};

const Page = ({ id }: { id: string }) => (
  <RecordPage
    type={contacts}
    list={useInfiniteQuery(readPages('/contacts'))}
    id={id}
    back="/portfolio/people"
  >
    {() => <p>What was attached</p>}
  </RecordPage>
);

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const meta = {
  title: 'record/Page of a record',
  component: Page,
  args: { id: uuidOf('contact', 21) },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its name has the focus, so that it is read out. */
export const Here: Story = {
  parameters: { scenario: 'fixed-day' },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Dermot Walsh' }, patience);
    await expect(heading).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Contacts' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit' })).toBeVisible();
    await expect(canvas.getByText('What was attached')).toBeVisible();
  },
};

export const OnAPhone: Story = { ...Here, globals: { viewport: { value: '390' }, theme: 'light' } };

export const Waiting: Story = {
  parameters: { scenario: '?latency=60000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading contact', {}, patience)).toBeInTheDocument();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
export const WaitingOnAPhone: Story = { ...Waiting, globals: { viewport: { value: '390' }, theme: 'light' } };

export const Offline: Story = {
  parameters: { scenario: 'offline' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'You’re offline' }, patience),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
export const OfflineOnAPhone: Story = { ...Offline, globals: { viewport: { value: '390' }, theme: 'light' } };

export const Wrong: Story = {
  parameters: { scenario: '?fault=listContacts:503' },
  play: async ({ canvas }) => {
    const heading = { level: 1, name: 'Couldn’t load this contact' };
    await expect(await canvas.findByRole('heading', heading, patience)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Gone: Story = {
  args: { id: uuidOf('contact', 900) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t find that contact', {}, patience)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All contacts' })).toBeVisible();
  },
};
