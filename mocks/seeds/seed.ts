import type { Tables } from '../db/database';
import { seedComments } from './feed-comments';
import { seedConnections } from './connections';
import { seedNotifications } from './notifications';
import { seedPosts } from './feed-posts';
import { seedTags } from './feed-tags';
import { seedReactions } from './feed-reactions';
import { seedUsers } from './profiles';
import { seedCrowd } from './profiles-crowd';
import { seedBusinesses } from './businesses';
import { seedReviews } from './businesses-reviews';
import { seedConversations } from './chat';
import { seedListings } from './property-search';
import { seedEvaluations } from './evaluations';
import { seedOpinions } from './evaluations-opinions';
import { seedPipeline } from './pipeline';
import { seedPortfolio } from './portfolio';
import { seedPortfolioMoney } from './portfolio-money';
import { seedSubscriptions } from './subscription';
import { seedSupport } from './support';
import { seedArticles } from './knowledge-base';
import { seedBlogs } from './blog';
import { seedAssistant } from './assistant';
import type { WorldSize } from './world-size';

/** Members who are online whenever the server runs. */
export const alwaysOnline: readonly number[] = [2, 3, 6, 9, 14, 17, 19, 24, 27, 33, 38, 41, 46, 50];

/** Fills empty tables with the seed world; every time in it counts back from `now`. */
export function seed(tables: Tables, now: Date, size: WorldSize = 'default'): void {
  seedUsers(tables, now, size);
  seedConnections(tables, now);
  seedBusinesses(tables, now, size);
  seedReviews(tables, now);
  seedListings(tables, now, size);
  seedPortfolio(tables, now, size);
  seedPortfolioMoney(tables, now, size);
  seedEvaluations(tables, now, size);
  seedPipeline(tables, now, size);
  seedArticles(tables, now, size);
  // Posts and messages show cards of what stands above.
  const topics = seedPosts(tables, now);
  seedComments(tables, topics, now);
  seedReactions(tables, topics, now);
  seedTags(tables, topics);
  seedConversations(tables, now, size);
  seedOpinions(tables, now);
  seedBlogs(tables, now, size);
  seedSubscriptions(tables, now, size);
  seedSupport(tables, now, size);
  seedAssistant(tables, now, size);
  seedNotifications(tables, now, size);
  // Last, so that nothing above reads through thousands of members.
  seedCrowd(tables, now, size);
}
