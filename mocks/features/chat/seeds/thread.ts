import type { Row } from '../../../engine/db/database';

/** A conversation as it is told. A line begins with the place of its speaker among the people, the starter being 0. */
export interface Thread {
  /** Ids of the others. */
  with: readonly number[];
  /** A group's name; a group without one has null, a conversation of two leaves it out. */
  name?: string | null;
  /** Minutes since the last message. */
  age: number;
  lines: readonly string[];
  /** How many of the last messages are unread. */
  unread?: number;
  /** Which evaluation it is about, from 1. */
  deal?: number;
  /** What is different about the member's side. */
  mine?: Partial<
    Pick<Row<'conversationMember'>, 'muted' | 'pinned' | 'archived' | 'isMarkedUnread' | 'role'>
  >;
  hasLeft?: boolean;
}
