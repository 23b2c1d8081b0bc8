import { Link } from '@tanstack/react-router';
import type { Schemas } from '@/api/contract';
import { TicketState } from '@/entities/ticket/ticket-state';
import { ticketTitle } from '@/entities/ticket/ticket-text';
import type { Column } from '@/ui/records/column';
import { RelativeTime } from '@/ui/text/relative-time';

/** What the list says of a ticket. */
export const ticketColumns = (now: Date): readonly Column<Schemas['SupportTicket']>[] => [
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
  { name: 'Updated', isWide: true, cell: ({ updatedAt }) => <RelativeTime at={updatedAt} now={now} /> },
];
