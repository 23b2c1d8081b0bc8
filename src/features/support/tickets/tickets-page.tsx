import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LifeBuoy, Plus } from 'lucide-react';
import { readPages } from '@/api/queries';
import { RecordPages } from '@/entities/record/record-pages';
import { buttonClass } from '@/ui/button/button-class';
import { RecordRows } from '@/ui/records/record-rows';
import { EmptyState } from '@/ui/states/empty-state';
import { ticketColumns } from './ticket-columns';
import { TicketsFrame } from './tickets-frame';

/** What a member has asked or reported, the latest first (S66). */
export function TicketsPage() {
  const list = useInfiniteQuery(readPages('/support', { query: { scope: 'mine' } }));
  const tickets = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const add = (
    <Link to="/settings/support" search={{ new: true }} className={buttonClass()}>
      <Plus aria-hidden size={17} />
      New ticket
    </Link>
  );
  return (
    <TicketsFrame title="Support" text="Questions and reports you’ve sent us, with our answers." action={add}>
      <RecordPages list={list} what="your tickets">
        {tickets.length === 0 ? (
          <EmptyState
            icon={<LifeBuoy />}
            title="No tickets yet"
            text="Ask us anything about Tiebeam. We usually reply within one working day."
            headingLevel={2}
            action={add}
          />
        ) : (
          <RecordRows
            label="Your tickets"
            rowName="ticket"
            rows={tickets}
            keyOf={({ id }) => id}
            columns={ticketColumns}
          />
        )}
      </RecordPages>
    </TicketsFrame>
  );
}
