import type { Schemas } from '@/api/contract';
import type { BadgeTone } from '@/ui/badge';

type Ticket = Schemas['SupportTicket'];

export const ticketTopics: Readonly<Record<Schemas['SupportTopic'], string>> = {
  sales: 'Sales',
  support: 'Support',
  billing: 'Billing',
  press: 'Press',
  problem: 'Problem',
  report: 'Report',
};

/** Each state with the tone of its badge. */
export const ticketStates: Readonly<
  Record<Schemas['SupportStatus'], readonly [text: string, tone: BadgeTone]>
> = {
  open: ['Open', 'amber'],
  answered: ['Answered', 'green'],
  closed: ['Closed', 'neutral'],
};

/** What a report led to, as its reporter and the admins read it. */
export const reportOutcomes: Readonly<Record<Schemas['ReportAction'], string>> = {
  dismiss: 'No action taken',
  hide: 'Hidden from members',
  remove: 'Removed',
  warn: 'Member warned',
  suspend: 'Member suspended',
};

/** What is reported, in a sentence: `a post`. */
export const reportedKinds: Readonly<Record<Schemas['ReportedKind'], string>> = {
  post: 'Post',
  comment: 'Comment',
  user: 'Member',
  business: 'Business',
  conversation: 'Conversation',
  message: 'Message',
  listing: 'Listing',
  article: 'Article',
  blog: 'Blog post',
  evaluation: 'Evaluation',
  ava: 'Ava’s answer',
};

/** What a ticket is called: `Post report`, or its topic. */
export function ticketTitle({ topic, context }: Pick<Ticket, 'topic' | 'context'>): string {
  const kind = topic === 'report' ? context?.kind : undefined;
  return kind === undefined ? ticketTopics[topic] : `${reportedKinds[kind]} report`;
}
