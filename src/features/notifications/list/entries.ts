// A list of notifications as it is shown: headings, groups of those that say the same, and single ones.
import type { Schemas } from '@/api/contract';
import { feedGrouper, type FeedGroup } from '@/lib/lists/feed-groups';
import { kindOf } from '../notification-kinds';
import { typeOf } from '../wording';

type Notification = Schemas['Notification'];

/** One line of the list; `rows` are newest first. */
export interface Entry {
  /** The same as long as the line is about the same. */
  key: string;
  kind: 'one' | 'group' | 'member';
  rows: readonly Notification[];
  /** Stands above the line. */
  heading: string | null;
  isOpen: boolean;
}

/** By day, or parted into what is newer than a moment (ISO date-time) and the rest; null for no headings. */
export type Sections = 'days' | { newSince: string | null };

/** What rows of one group have in common; null for one that always stands alone. */
function sameness(row: Notification): string | null {
  const { sender, userPost, commentId, replyId } = row;
  if (!sender || !userPost) return null;
  const { merged } = kindOf(typeOf(row));
  if (!merged) return null;
  const of = { post: '', comment: `:${commentId ?? ''}`, reply: `:${replyId ?? ''}` }[merged.by];
  return `${typeOf(row)}:${userPost.id}${of}`;
}

/**
 * Puts together neighbours of one type about one thing within one section: comments on, reactions to and mentions in a
 * post, likes of one comment or reply. The order stays; every row is in exactly one group.
 */
export function groupRows(
  rows: readonly Notification[],
  sectionOf: (row: Notification) => string,
): Notification[][] {
  const groups: Notification[][] = [];
  let last: { same: string; section: string; rows: Notification[] } | null = null;
  for (const row of rows) {
    const same = sameness(row);
    const section = same === null ? '' : sectionOf(row);
    if (last && same === last.same && section === last.section) {
      last.rows.push(row);
      continue;
    }
    const group = [row];
    groups.push(group);
    last = same === null ? null : { same, section, rows: group };
  }
  return groups;
}

/** The heading that a row belongs under. "New" and "Earlier" only where something is new. */
function headings(rows: readonly Notification[], sections: Sections) {
  if (sections === 'days') return (_row: Notification, day: FeedGroup): string | null => day;
  const { newSince } = sections;
  const hasNew = newSince !== null && rows.some(({ createdAt }) => createdAt > newSince);
  return ({ createdAt }: Notification): string | null =>
    newSince === null || !hasNew ? null : createdAt > newSince ? 'New' : 'Earlier';
}

/**
 * The lines of a list.
 * @param opened ids of rows whose group is open: it shows each of them below itself
 */
export function listEntries(
  rows: readonly Notification[],
  sections: Sections,
  now: Date,
  opened: ReadonlySet<number>,
): Entry[] {
  const dayOf = feedGrouper(now);
  const headingOf = headings(rows, sections);
  const entries: Entry[] = [];
  let above: string | null = null;
  const sectionOf = (row: Notification) => {
    const day = dayOf(row.createdAt);
    return `${day} ${headingOf(row, day)}`;
  };
  for (const group of groupRows(rows, sectionOf)) {
    const [first] = group;
    const last = group.at(-1);
    if (!first || !last) continue;
    const under = headingOf(first, dayOf(first.createdAt));
    const heading = under === above ? null : under;
    above = under;
    if (group.length === 1) {
      entries.push({ key: String(first.id), kind: 'one', rows: group, heading, isOpen: false });
      continue;
    }
    const isOpen = group.some(({ id }) => opened.has(id));
    // Named after its oldest row: what arrives joins the group without making another line of it.
    entries.push({ key: `group-${last.id}`, kind: 'group', rows: group, heading, isOpen });
    if (!isOpen) continue;
    for (const row of group) {
      entries.push({ key: String(row.id), kind: 'member', rows: [row], heading: null, isOpen: false });
    }
  }
  return entries;
}
