import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Inbox, Search } from 'lucide-react';
import { useMemo } from 'react';
import { readPages } from '@/api/queries';
import type { Schemas } from '@/api/contract';
import { RecordPages } from '@/entities/record/record-pages';
import { TicketState } from '@/entities/ticket/ticket-state';
import { ticketTitle } from '@/entities/ticket/ticket-text';
import { RestedInput } from '@/ui/input/rested/rested-input';
import type { Column } from '@/ui/records/column';
import { RecordRows } from '@/ui/records/record-rows';
import { EmptyState } from '@/ui/states/empty-state';
import { RelativeTime } from '@/ui/text/relative-time';
import { useNow } from '@/ui/text/use-now';
import { AdminPage } from '../admin-page';
import { FilterSelect } from '../filter-select';
import { queues, statusChoices, type QueueKind, type QueueSearch } from './queue';

interface QueuePageProps {
  kind: QueueKind;
  search: QueueSearch;
  onSearch: (search: QueueSearch) => void;
}

/** Reports of content, or everybody's questions: what waits longest first. */
export function QueuePage({ kind, search, onSearch }: QueuePageProps) {
  const { title, one, what, empty } = queues[kind];
  const { status = 'open', query } = search;
  const now = useNow();
  const list = useInfiniteQuery({
    ...readPages('/support', {
      query: {
        scope: 'all',
        reports: kind === 'reports',
        sort: status === 'open' ? 'createdAt' : '-updatedAt',
        ...(status !== 'all' && { status }),
        ...(query !== undefined && { query }),
      },
    }),
    placeholderData: keepPreviousData,
  });
  const tickets = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const columns = useMemo(() => queueColumns(kind, now), [kind, now]);
  return (
    <AdminPage title={title}>
      <div className="mb-3 grid max-w-xl gap-2 min-[480px]:grid-cols-2">
        <RestedInput
          aria-label={`Search ${title.toLowerCase()}`}
          placeholder="Reference, name or text"
          icon={<Search aria-hidden size={16} />}
          maxLength={100}
          className="max-md:col-span-full"
          value={query ?? ''}
          onRest={(words) => onSearch({ ...(search.status && { status }), ...(words && { query: words }) })}
        />
        <FilterSelect
          label="Status"
          all="Open"
          choices={statusChoices.filter(({ value }) => value !== 'open')}
          value={search.status}
          onChange={(chosen) => onSearch({ ...(chosen && { status: chosen }), ...(query && { query }) })}
        />
      </div>
      <RecordPages list={list} what={what}>
        {tickets.length === 0 ? (
          <EmptyState
            icon={<Inbox />}
            title={status === 'open' && query === undefined ? 'All done' : `No ${title.toLowerCase()} found`}
            text={status === 'open' && query === undefined ? empty : 'Try another status or search.'}
            headingLevel={2}
          />
        ) : (
          <RecordRows label={title} rowName={one} rows={tickets} keyOf={({ id }) => id} columns={columns} />
        )}
      </RecordPages>
    </AdminPage>
  );
}

const queueColumns = (kind: QueueKind, now: Date): readonly Column<Schemas['SupportTicket']>[] => [
  {
    name: kind === 'reports' ? 'Report' : 'Ticket',
    cell: (ticket) => (
      <span className="block min-w-0">
        <Link
          to={queues[kind].address}
          search={{ ticket: ticket.id }}
          className="block truncate font-medium text-ink after:absolute after:inset-0 hover:underline max-md:line-clamp-2 max-md:whitespace-normal max-md:wrap-anywhere"
        >
          {ticket.message}
        </Link>
        <span className="num block truncate text-xs text-ink-3">{`${ticketTitle(ticket)} · ${ticket.reference}`}</span>
      </span>
    ),
  },
  { name: 'Status', cell: (ticket) => <TicketState {...ticket} /> },
  {
    name: 'Sent by',
    cell: ({ name }) => <span className="block max-md:wrap-anywhere md:truncate">{name}</span>,
  },
  { name: 'Assigned to', from: 'medium', cell: ({ assignee }) => assignee?.fullName },
  { name: 'Sent', isWide: true, cell: ({ createdAt }) => <RelativeTime at={createdAt} now={now} /> },
];
