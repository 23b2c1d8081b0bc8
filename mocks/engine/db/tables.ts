// Every table of the mock server: its rows, how ids are made and which columns are indexed.
import { accountTables, type AccountRows } from './tables/account';
import { businessTables, type BusinessRows } from './tables/businesses';
import { chatTables, type ChatRows } from './tables/chat';
import { evaluationTables, type EvaluationRows } from './tables/evaluations';
import { feedTables, type FeedRows } from './tables/feed';
import { knowledgeBaseTables, type KnowledgeBaseRows } from './tables/knowledge-base';
import { mediaTables, type MediaRows } from './tables/media';
import { pipelineTables, type PipelineRows } from './tables/pipeline';
import { portfolioTables, type PortfolioRows } from './tables/portfolio';
import { portfolioMoneyTables, type PortfolioMoneyRows } from './tables/portfolio-money';
import { propertySearchTables, type PropertySearchRows } from './tables/property-search';
import { subscriptionTables, type SubscriptionRows } from './tables/subscription';
import { supportTables, type SupportRows } from './tables/support';
import { assistantTables, type AssistantRows } from './tables/assistant';
import { blogTables, type BlogRows } from './tables/blog';

/** The row of each table. */
export type Rows = AccountRows &
  AssistantRows &
  BlogRows &
  BusinessRows &
  ChatRows &
  EvaluationRows &
  FeedRows &
  KnowledgeBaseRows &
  MediaRows &
  PipelineRows &
  PortfolioRows &
  PortfolioMoneyRows &
  PropertySearchRows &
  SubscriptionRows &
  SupportRows;

export const definitions = {
  ...accountTables,
  ...assistantTables,
  ...blogTables,
  ...businessTables,
  ...chatTables,
  ...evaluationTables,
  ...feedTables,
  ...knowledgeBaseTables,
  ...mediaTables,
  ...pipelineTables,
  ...portfolioTables,
  ...portfolioMoneyTables,
  ...propertySearchTables,
  ...subscriptionTables,
  ...supportTables,
} satisfies { [Name in keyof Rows]: object };
