import type { Meta, StoryObj } from '@storybook/react-vite';
import { useInfiniteQuery } from '@tanstack/react-query';
import { expect, fn } from 'storybook/test';
import { readPages } from '@/api/queries';
import { RecordPages } from './record-pages';
import { Unready } from './unready';
import { WholeList } from './whole-list';

/** The world of the story may be new. */
const patience = { timeout: 8000 };

/** Contacts as any list of records is read. */
function Listed() {
  const list = useInfiniteQuery(readPages('/contacts'));
  return (
    <RecordPages list={list} what="your contacts">
      <ul>
        {list.data?.pages
          .flatMap(({ data }) => data)
          .map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
      </ul>
    </RecordPages>
  );
}

function Counted() {
  const list = useInfiniteQuery(readPages('/contacts'));
  return (
    <WholeList list={list} what="your contacts" loading="count">
      {(rows) => <p>{`${rows.length} counted`}</p>}
    </WholeList>
  );
}

/** A list of records, page by page or as a whole, in the place of rows that are not here yet. */
const meta = { title: 'record/Pages of a list', component: Listed } satisfies Meta<typeof Listed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('listitem', {}, patience))[0]).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { scenario: '?latency=60000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading contacts', {}, patience)).toBeInTheDocument();
  },
};
export const WaitingOnAPhone: Story = { ...Waiting, globals: { viewport: { value: '320' }, theme: 'light' } };

export const Offline: Story = {
  parameters: { scenario: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’re offline', {}, patience)).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: { scenario: '?fault=listContacts:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your contacts', {}, patience)).toBeVisible();
  },
};

export const Whole: Story = {
  render: () => <Counted />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\d+ counted$/, {}, patience)).toBeVisible();
  },
};

/** A part of the rows would make a wrong sum, so none is shown. */
export const WholeWrong: Story = {
  render: () => <Counted />,
  parameters: { scenario: '?fault=listContacts:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your contacts', {}, patience)).toBeVisible();
    await expect(canvas.queryByText(/counted$/)).toBeNull();
  },
};

const failed = {
  isError: true,
  error: new Error('lost'),
  isRefetching: false,
  fetchStatus: 'idle',
  refetch: fn(),
} as const;

/** A part of a page has no heading of its own; a page has. */
export const PartAndPage: Story = {
  render: () => (
    <div className="flex flex-col gap-4">
      <Unready query={failed} title="Couldn’t load this part" skeleton={null} />
      <Unready query={failed} title="Couldn’t load this page" skeleton={null} isPage headingLevel={1} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Couldn’t load this part')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Couldn’t load this page' })).toBeVisible();
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
  },
};
