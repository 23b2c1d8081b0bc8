import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { readOnce, readPages } from '@/api/queries';
import { formatDate } from '@/lib/dates/dates';
import type { RawSearch } from '@/lib/links/raw-search';
import { Badge } from '@/ui/badge';
import type { Column } from '@/ui/records/column';
import { FilterSelect } from '../filter-select';
import { FilteredPage } from '../filtered-page';
import { readMailingSearch, stateChoices, topicChoices, type MailingSearch } from './mailing-search';

type Entry = Schemas['MailingListEntry'];

interface MailingListPageProps {
  search: MailingSearch;
  onSearch: (search: MailingSearch) => void;
}

/** Who gets which emails, and who has left the list (S67). Leaving stays with the person: nobody is taken off here. */
export function MailingListPage({ search, onSearch }: MailingListPageProps) {
  const { query, topic, state } = search;
  const filters = {
    scope: 'all',
    ...(query !== undefined && { query }),
    ...(topic !== undefined && { topic }),
    ...(state !== undefined && { subscribed: state === 'subscribed' }),
  } as const;
  const list = useInfiniteQuery({
    ...readPages('/mailing-list', { query: filters }),
    placeholderData: keepPreviousData,
  });
  const change = (part: RawSearch<keyof MailingSearch>) =>
    onSearch(readMailingSearch({ ...search, ...part }));
  return (
    <FilteredPage
      title="Mailing list"
      text="People manage their own subscriptions."
      one="email address"
      many="email addresses"
      list={list}
      keyOf={({ id }: Entry) => id}
      columns={columns}
      search={{
        label: 'Search email addresses',
        placeholder: 'Part of an email address',
        query,
        onQuery: (text) => change({ query: text }),
      }}
      filters={[
        <FilterSelect
          key="topic"
          label="Topic"
          all="All topics"
          choices={topicChoices}
          value={topic}
          onChange={(value) => change({ topic: value })}
        />,
        <FilterSelect
          key="status"
          label="Status"
          all="All statuses"
          choices={stateChoices}
          value={state}
          onChange={(value) => change({ state: value })}
        />,
      ]}
      nothing={{
        icon: <Mail />,
        title: 'No email addresses found',
        onClear: Object.keys(search).length > 0 ? () => onSearch({}) : undefined,
      }}
      csv={{
        headings: ['Email', 'Topics', 'Subscribed on', 'Unsubscribed on'],
        cellsOf: ({ email, topics, consentAt, unsubscribedAt }) => [
          email,
          topicsText(topics),
          consentAt,
          unsubscribedAt,
        ],
        load: (page) => readOnce('/mailing-list', { query: { ...filters, page } }),
      }}
    />
  );
}

const topicsText = (topics: Entry['topics']) =>
  topics.map((topic) => topicChoices.find(({ value }) => value === topic)?.label ?? topic).join(', ');

const columns: readonly Column<Entry>[] = [
  {
    name: 'Address',
    cell: ({ email }) => <span className="font-medium text-ink wrap-anywhere">{email}</span>,
  },
  {
    name: 'Status',
    cell: ({ unsubscribedAt }) =>
      unsubscribedAt === null ? <Badge tone="green">Subscribed</Badge> : <Badge>Unsubscribed</Badge>,
  },
  { name: 'Topics', isWide: true, cell: ({ topics }) => topicsText(topics) },
  { name: 'Subscribed on', from: 'wide', cell: ({ consentAt }) => formatDate(consentAt) },
];
