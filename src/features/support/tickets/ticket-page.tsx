import { useQuery } from '@tanstack/react-query';
import { errorMessage, hasStatus } from '@/api/errors';
import { retryOf } from '@/api/offers';
import { usePut } from '@/api/queries';
import type { Schemas } from '@/api/contract';
import { ticketQuery } from '@/entities/ticket/ticket-queries';
import { TicketReply } from '@/entities/ticket/ticket-reply';
import { TicketState } from '@/entities/ticket/ticket-state';
import { ticketTitle } from '@/entities/ticket/ticket-text';
import { TicketThread } from '@/entities/ticket/ticket-thread';
import { Button } from '@/ui/button/button';
import { ErrorState } from '@/ui/states/error-state';
import { Skeleton } from '@/ui/states/skeleton';
import { StillLoading } from '@/ui/states/still-loading';
import { showToast } from '@/ui/toast/toast';
import { TicketsFrame } from './tickets-frame';

/** One ticket of the member: its messages, a reply, and closing or reopening it. */
export function TicketPage({ id, userId }: { id: string; userId: number }) {
  const ticket = useQuery(ticketQuery(id));
  if (ticket.data) return <Ticket ticket={ticket.data} userId={userId} />;
  const { error } = ticket;
  return (
    <TicketsFrame isInner title="Ticket">
      {error ? (
        <ErrorState
          headingLevel={2}
          title={hasStatus(error, 404) ? 'We couldn’t find that ticket' : 'Couldn’t load the ticket'}
          text={hasStatus(error, 404) ? 'It may belong to another account.' : errorMessage(error)}
          onRetry={hasStatus(error, 404) ? undefined : retryOf(error, () => void ticket.refetch())}
          isRetrying={ticket.isRefetching}
        />
      ) : (
        <div className="flex flex-col gap-3">
          <span role="status" className="sr-only">
            Loading the ticket
          </span>
          <Skeleton className="h-28" />
          <Skeleton className="h-28" />
          <StillLoading onRetry={() => void ticket.refetch()} />
        </div>
      )}
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
