// What articles and blog posts have in common: they are drafted, planned and published.
import { invalid } from '../requests/refusal';

interface Publication {
  status: 'draft' | 'scheduled' | 'published';
  publishedAt: string | null;
  scheduledFor: string | null;
}

/** As it stands at a moment: what was planned for an earlier one is published. */
export function publicationAt({ status, publishedAt, scheduledFor }: Publication, now: Date): Publication {
  const isDue = status === 'scheduled' && scheduledFor !== null && Date.parse(scheduledFor) <= now.getTime();
  return isDue
    ? { status: 'published', publishedAt: scheduledFor, scheduledFor: null }
    : { status, publishedAt, scheduledFor };
}

/** What a reader may not see yet. */
export const isHidden = (row: Publication, now: Date) => publicationAt(row, now).status !== 'published';

/**
 * What becomes of it when an author asks for a status, a time, both or neither.
 * Throws 422 for a plan without a time, or with one that has passed.
 */
export function nextPublication(
  before: Publication,
  asked: { status?: Publication['status'] | undefined; scheduledFor?: string | null | undefined },
  now: Date,
): Publication {
  const present = publicationAt(before, now);
  const status = asked.status ?? present.status;
  if (asked.scheduledFor != null && Date.parse(asked.scheduledFor) <= now.getTime()) {
    throw invalid({ scheduledFor: ['Choose a time in the future'] });
  }
  if (status === 'draft') return { status, publishedAt: null, scheduledFor: null };
  if (status === 'published') {
    return { status, publishedAt: present.publishedAt ?? now.toISOString(), scheduledFor: null };
  }
  const scheduledFor = asked.scheduledFor === undefined ? present.scheduledFor : asked.scheduledFor;
  if (scheduledFor === null) throw invalid({ scheduledFor: ['Choose when to publish it'] });
  return { status, publishedAt: null, scheduledFor: new Date(scheduledFor).toISOString() };
}

/** The state of something that nobody has published yet. */
export const unpublished: Publication = { status: 'draft', publishedAt: null, scheduledFor: null };
