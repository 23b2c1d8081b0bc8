import type { Tables } from '../db/database';
import { seedComments } from './feed-comments';
import { seedConnections } from './connections';
import { seedNotifications } from './notifications';
import { seedPosts } from './feed-posts';
import { seedReactions } from './feed-reactions';
import { seedUsers } from './profiles';

/** Members who are online whenever the server runs. */
export const alwaysOnline: readonly number[] = [2, 3, 6, 9, 14, 17, 19, 24, 27, 33, 38, 41, 46, 50];

/** Fills empty tables with the seed world; every time in it counts back from `now`. */
export function seed(tables: Tables, now: Date): void {
  seedUsers(tables, now);
  seedConnections(tables, now);
  const topics = seedPosts(tables, now);
  seedComments(tables, topics, now);
  seedReactions(tables, topics, now);
  seedNotifications(tables, now);
}
