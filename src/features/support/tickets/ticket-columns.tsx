import { Link } from '@tanstack/react-router';
import type { Schemas } from '@/api/contract';
import { TicketState } from '@/entities/ticket/ticket-state';
import { ticketTitle } from '@/entities/ticket/ticket-text';
import { formatDateTime, machineTime } from '@/lib/dates/dates';
import { momentDay } from '@/lib/dates/moment-day';
import type { Column } from '@/ui/records/column';

/** What the list says of a ticket. */
export const ticketColumns: readonly Column<Schemas['SupportTicket']>[] = [
  {
    name: 'Ticket',
    cell: (ticket) => (
      <span className="block min-w-0">
        <Link
          to="/settings/support"
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
  { name: 'Replies', isNumber: true, cell: ({ replies }) => String(replies.length) },
  {
    name: 'Updated',
    cell: ({ updatedAt }) => (
      <time dateTime={machineTime(updatedAt)} title={formatDateTime(updatedAt)}>
        {momentDay(updatedAt)}
      </time>
    ),
  },
];
