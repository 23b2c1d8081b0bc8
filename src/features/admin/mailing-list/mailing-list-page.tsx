import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Mail, Search } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { readOnce, readPages } from '@/api/queries';
import { RecordPages } from '@/entities/record/record-pages';
import { formatDate } from '@/lib/dates/dates';
import { counted } from '@/lib/lists/counted';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button/button';
import { RestedInput } from '@/ui/input/rested-input';
import type { Column } from '@/ui/records/column';
import { RecordRows } from '@/ui/records/record-rows';
import { EmptyState } from '@/ui/states/empty-state';
import { AdminPage } from '../admin-page';
import { ExportButton } from '../export-button';
import { FilterSelect } from '../filter-select';
import { stateChoices, topicChoices, type MailingSearch } from './mailing-search';

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
  const entries = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const total = list.data?.pages[0]?.total;
  const change = (part: { [Name in keyof MailingSearch]?: MailingSearch[Name] | undefined }) => {
    const next = { ...search, ...part };
    onSearch({
      ...(next.query && { query: next.query }),
      ...(next.topic && { topic: next.topic }),
      ...(next.state && { state: next.state }),
    });
  };
  return (
    <AdminPage
      title="Mailing list"
      text="People subscribe and unsubscribe themselves."
      action={
        entries.length > 0 && (
          <ExportButton
            name="Mailing list"
            what="the mailing list"
            headings={['Email', 'Topics', 'Agreed on', 'Unsubscribed on']}
            cellsOf={({ email, topics, consentAt, unsubscribedAt }: Entry) => [
              email,
              topicsText(topics),
              consentAt,
              unsubscribedAt,
            ]}
            load={(page) => readOnce('/mailing-list', { query: { ...filters, page } })}
          />
        )
      }
    >
      <div className="mb-3 grid grid-cols-2 gap-2 md:grid-cols-3">
        <RestedInput
          aria-label="Search addresses"
          placeholder="Part of an address"
          icon={<Search aria-hidden size={16} />}
          maxLength={100}
          className="max-md:col-span-full"
          value={query ?? ''}
          onRest={(text) => change({ query: text })}
        />
        <FilterSelect
          label="Topic"
          all="All topics"
          choices={topicChoices}
          value={topic}
          onChange={(value) => change({ topic: value })}
        />
        <FilterSelect
          label="Status"
          all="All statuses"
          choices={stateChoices}
          value={state}
          onChange={(value) => change({ state: value })}
        />
      </div>
      <RecordPages list={list} what="the mailing list">
        {entries.length === 0 ? (
          <EmptyState
            icon={<Mail />}
            title="No addresses found"
            headingLevel={2}
            action={
              Object.keys(search).length > 0 && (
                <Button variant="outline" onClick={() => onSearch({})}>
                  Clear filters
                </Button>
              )
            }
          />
        ) : (
          <>
            {total !== undefined && (
              <p role="status" className="num mb-2.5 text-sm text-ink-2">
                {counted(total, 'address', 'addresses')}
              </p>
            )}
            <RecordRows
              label="Mailing list"
              rowName="address"
              rows={entries}
              keyOf={({ id }) => id}
              columns={columns}
            />
          </>
        )}
      </RecordPages>
    </AdminPage>
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
  { name: 'Agreed', from: 'wide', cell: ({ consentAt }) => formatDate(consentAt) },
];
