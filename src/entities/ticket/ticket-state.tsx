import type { Schemas } from '@/api/contract';
import { Badge } from '@/ui/badge';
import { reportOutcomes, ticketStates } from './ticket-text';

/** How far a ticket has come, and what became of a report. */
export function TicketState({ status, action }: Pick<Schemas['SupportTicket'], 'status' | 'action'>) {
  const [text, tone] = ticketStates[status];
  return (
    <span className="inline-flex max-w-full flex-wrap gap-1.5">
      <Badge tone={tone}>{text}</Badge>
      {action && <Badge>{reportOutcomes[action]}</Badge>}
    </span>
  );
}
