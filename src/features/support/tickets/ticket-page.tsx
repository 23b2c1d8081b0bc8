import { useQuery } from '@tanstack/react-query';
import { usePut } from '@/api/queries';
import type { Schemas } from '@/api/contract';
import { Unready } from '@/entities/record/unready';
import { ticketQuery } from '@/entities/ticket/ticket-queries';
import { TicketReply } from '@/entities/ticket/ticket-reply';
import { TicketState } from '@/entities/ticket/ticket-state';
import { ticketTitle } from '@/entities/ticket/ticket-text';
import { TicketThread } from '@/entities/ticket/ticket-thread';
import { Button } from '@/ui/button/button';
import { Skeleton } from '@/ui/states/skeleton';
import { showToast } from '@/ui/toast/toast';
import { TicketsFrame } from './tickets-frame';

/** One ticket of the member: its messages, a reply, and closing or reopening it. */
export function TicketPage({ id, userId }: { id: string; userId: number }) {
  const ticket = useQuery(ticketQuery(id));
  if (ticket.data) return <Ticket ticket={ticket.data} userId={userId} />;
  return (
    <TicketsFrame isInner title="Ticket">
      <Unready
        query={ticket}
        title="Couldn’t load the ticket"
        gone={{ title: 'We couldn’t find that ticket', text: 'It may belong to another account.' }}
        skeleton={
          <div className="flex flex-col gap-3">
            <span role="status" className="sr-only">
              Loading ticket
            </span>
            <Skeleton className="h-28" />
            <Skeleton className="h-28" />
          </div>
        }
        isPage
      />
    </TicketsFrame>
  );
}

function Ticket({ ticket, userId }: { ticket: Schemas['SupportTicket']; userId: number }) {
  const { id, status, reference } = ticket;
  const isClosed = status === 'closed';
  const put = usePut('/support/{id}', {
    failureTitle: isClosed ? 'Couldn’t reopen the ticket' : 'Couldn’t close the ticket',
    onDone: () => showToast({ kind: 'success', text: isClosed ? 'Ticket reopened' : 'Ticket closed' }),
  });
  return (
    <TicketsFrame
      isInner
      title={ticketTitle(ticket)}
      text={<span className="num">{reference}</span>}
      action={<TicketState {...ticket} />}
    >
      <div className="flex flex-col gap-5">
        <TicketThread ticket={ticket} />
        <TicketReply
          key={id}
          ticket={ticket}
          userId={userId}
          {...(isClosed && { hint: 'Your reply reopens this ticket' })}
        >
          <Button
            variant="outline"
            isLoading={put.isPending}
            loadingLabel={isClosed ? 'Reopening' : 'Closing'}
            onClick={() => put.mutate({ path: { id }, body: { status: isClosed ? 'open' : 'closed' } })}
          >
            {isClosed ? 'Reopen ticket' : 'Close ticket'}
          </Button>
        </TicketReply>
      </div>
    </TicketsFrame>
  );
}
