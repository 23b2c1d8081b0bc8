import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { usePut } from '@/api/queries';
import type { Schemas } from '@/api/contract';
import { Unready } from '@/entities/record/unready';
import { ticketQuery } from '@/entities/ticket/ticket-queries';
import { TicketReply } from '@/entities/ticket/ticket-reply';
import { TicketState } from '@/entities/ticket/ticket-state';
import { ticketTitle } from '@/entities/ticket/ticket-text';
import { TicketThread } from '@/entities/ticket/ticket-thread';
import { Button } from '@/ui/button/button';
import { focusOnMount } from '@/ui/focus/focus-on-mount';
import { Skeleton } from '@/ui/states/skeleton';
import { queues, readersOfQueues, type QueueKind } from './queue';
import { ReportDecision } from './report-decision';

interface QueueTicketProps {
  kind: QueueKind;
  id: string;
  userId: number;
  /** Whether single letters are shortcuts. */
  areLettersOn?: boolean;
}

/** One ticket as an admin handles it: claimed, answered, closed; a report is decided. */
export function QueueTicket({ kind, id, userId, areLettersOn = true }: QueueTicketProps) {
  const { title, one, address } = queues[kind];
  const ticket = useQuery(ticketQuery(id));
  const { data } = ticket;
  const name = data ? ticketTitle(data) : title;
  return (
    <div className="mx-auto max-w-(--page-max) pb-24">
      <title>{`${name} · Admin · Tiebeam`}</title>
      <Link
        to={address}
        className="touch-target relative mb-2 inline-flex items-center gap-1.5 text-sm font-medium text-ink-2 hover:text-ink"
      >
        <ArrowLeft aria-hidden size={16} />
        {title}
      </Link>
      <h1
        ref={focusOnMount}
        tabIndex={-1}
        className="mb-3 font-display text-2xl tracking-display font-bold outline-none"
      >
        {name}
      </h1>
      {data ? (
        <Handled
          ticket={data}
          userId={userId}
          areLettersOn={areLettersOn}
          onConflict={() => void ticket.refetch()}
        />
      ) : (
        <Unready
          query={ticket}
          title={`Couldn’t load the ${one}`}
          gone={{ title: `We couldn’t find that ${one}`, text: 'It may have been deleted.' }}
          skeleton={
            <div className="flex max-w-3xl flex-col gap-3">
              <span role="status" className="sr-only">{`Loading ${one}`}</span>
              <Skeleton className="h-28" />
              <Skeleton className="h-28" />
            </div>
          }
          isPage
        />
      )}
    </div>
  );
}

interface HandledProps {
  ticket: Schemas['SupportTicket'];
  userId: number;
  areLettersOn: boolean;
  /** Somebody else was faster. */
  onConflict: () => void;
}

function Handled({ ticket, userId, areLettersOn, onConflict }: HandledProps) {
  const { id, status, reference, email, assignee, ownerId, reported } = ticket;
  const isClosed = status === 'closed';
  const isOwn = ownerId === userId;
  const isWithAnother = assignee !== null && assignee.id !== userId;
  const put = usePut('/support/{id}', {
    failureTitle: 'Couldn’t update the ticket',
    refreshes: [`/support/${id}`, ...readersOfQueues],
    onUndo: onConflict,
  });
  const sent = put.isPending ? put.variables.body : undefined;
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-2">
        <TicketState {...ticket} />
        <span className="num">{reference}</span>
        <bdi className="wrap-anywhere">{email}</bdi>
        {isOwn ? (
          <span>You sent this report, so another admin will handle it.</span>
        ) : isWithAnother ? (
          <span role="status">{`${assignee.fullName} is working on this.`}</span>
        ) : (
          <Button
            variant="outline"
            size="sm"
            isLoading={sent?.claim !== undefined}
            loadingLabel="Saving"
            onClick={() => put.mutate({ path: { id }, body: { claim: assignee === null } })}
          >
            {assignee === null ? 'Claim' : 'Release'}
          </Button>
        )}
      </div>
      {reported && (
        <ReportDecision
          ticket={ticket}
          reported={reported}
          canDecide={!isOwn && !isWithAnother}
          areLettersOn={areLettersOn}
          onConflict={onConflict}
        />
      )}
      <TicketThread ticket={ticket} />
      {!isWithAnother && (
        <TicketReply ticket={ticket} userId={userId} hint={`Emailed to ${email}`}>
          <Button
            variant="outline"
            isLoading={sent?.status !== undefined}
            loadingLabel={isClosed ? 'Reopening' : 'Closing'}
            onClick={() => put.mutate({ path: { id }, body: { status: isClosed ? 'open' : 'closed' } })}
          >
            {isClosed ? 'Reopen' : 'Close'}
          </Button>
        </TicketReply>
      )}
    </div>
  );
}
