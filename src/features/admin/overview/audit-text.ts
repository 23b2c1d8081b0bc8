import type { Schemas } from '@/api/contract';
import { reportOutcomes, ticketStates } from '@/entities/ticket/ticket-text';

type Entry = Schemas['AuditEntry'];

export const auditActs: Readonly<Record<Schemas['AuditAct'], string>> = {
  role: 'Role changed',
  suspend: 'Member suspended',
  restore: 'Member restored',
  confirmation: 'Confirmation email sent',
  report: 'Report resolved',
  ticket: 'Ticket updated',
  verify: 'Business verification',
  beta: 'Beta application',
  'article-category': 'Article category',
  'business-type': 'Business type',
  blog: 'Blog post',
  flag: 'Feature flag',
};

const words: Readonly<Record<string, string>> = {
  ...reportOutcomes,
  ...Object.fromEntries(Object.entries(ticketStates).map(([key, [text]]) => [key, text])),
  user: 'Member',
  admin: 'Admin',
  applied: 'Applied',
  waitlist: 'Waiting list',
  accepted: 'Accepted',
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  added: 'Added',
  changed: 'Changed',
  deleted: 'Deleted',
  verified: 'Verified',
  on: 'On',
  off: 'Off',
  'not verified': 'Not verified',
};

const wordOf = (value: string) => words[value] ?? value;

/** `Member → Admin`, or what it is now; a reason or a name stands as it was written. */
export function changeText({ before, after }: Pick<Entry, 'before' | 'after'>): string {
  return [before, after].flatMap((value) => (value === null ? [] : [wordOf(value)])).join(' → ');
}
