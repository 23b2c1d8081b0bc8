import type { Tables } from '../db/database';
import { seedComments } from '../../features/feed/seeds/comments';
import { seedConnections } from '../../features/connections/seeds/connections';
import { seedNotifications } from '../../features/notifications/seeds/notifications';
import { seedPosts } from '../../features/feed/seeds/posts';
import { seedTags } from '../../features/feed/seeds/tags';
import { seedReactions } from '../../features/feed/seeds/reactions';
import { seedUsers } from '../../features/profile/seeds/profiles';
import { seedCrowd } from '../../features/profile/seeds/crowd';
import { seedBusinesses } from '../../features/business/seeds/businesses';
import { seedReviews } from '../../features/business/seeds/reviews';
import { seedConversations } from '../../features/chat/seeds/chat';
import { seedListings } from '../../features/property-search/seeds/property-search';
import { seedEvaluations } from '../../features/evaluations/seeds/evaluations';
import { seedOpinions } from '../../features/evaluations/seeds/opinions';
import { seedPipeline } from '../../features/pipeline/seeds/pipeline';
import { seedPortfolio } from '../../features/portfolio/seeds/portfolio';
import { seedPortfolioMoney } from '../../features/portfolio/seeds/money/money';
import { seedSubscriptions } from '../../features/subscription/seeds/subscription';
import { seedSupport } from '../../features/support/seeds/support';
import { seedArticles } from '../../features/knowledge-base/seeds/knowledge-base';
import { seedBlogs } from '../../features/blog/seeds/blog';
import { seedAssistant } from '../../features/assistant/seeds/assistant';
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
