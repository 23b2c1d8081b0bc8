import type { RawSearch } from '@/lib/links/raw-search';
import type { Schemas } from '@/api/contract';
import { ticketStates } from '@/entities/ticket/ticket-text';

export type QueueKind = 'reports' | 'tickets';

/** What of a queue stands in its address. */
export interface QueueSearch {
  /** `all`, or only tickets in this state; what is open when left out. */
  status?: Schemas['SupportStatus'] | 'all';
  query?: string;
}

export type QueueAddress = 'status' | 'query' | 'ticket';

// The keys of the record are the states.
const states = Object.entries(ticketStates).map(([value, [label]]) => ({
  value: value as Schemas['SupportStatus'],
  label,
}));
export const statusChoices = [...states, { value: 'all' as const, label: 'All statuses' }];

/** Everything in an address that can be read; the rest is left out. */
export function readQueueSearch({ status, query }: RawSearch<QueueAddress>): QueueSearch {
  const known = statusChoices.find(({ value }) => value === status)?.value;
  // Digits in an address are read as a number.
  const typed = typeof query === 'number' ? String(query) : query;
  const words = typeof typed === 'string' ? typed.slice(0, 100) : '';
  return { ...(known && known !== 'open' && { status: known }), ...(words && { query: words }) };
}

export const queues = {
  reports: {
    title: 'Reports',
    one: 'report',
    what: 'the reports',
    address: '/admin/reports',
    empty: 'No reports are waiting for a decision.',
  },
  tickets: {
    title: 'Tickets',
    one: 'ticket',
    what: 'the tickets',
    address: '/admin/tickets',
    empty: 'No questions are waiting for an answer.',
  },
} as const satisfies Record<QueueKind, object>;

/** What a step with a ticket changes beside it. */
export const readersOfQueues: readonly string[] = ['/support', '/admin/overview', '/admin/audit'];
