// The tables of records that are kept whole, as the contract shows them.
import { accountTables, type AccountDocuments } from './documents/account';
import { businessTables, type BusinessDocuments } from './documents/businesses';
import { chatTables, type ChatDocuments } from './documents/chat';
import { evaluationTables, type EvaluationDocuments } from './documents/evaluations';
import { feedTables, type FeedDocuments } from './documents/feed';
import { knowledgeBaseTables, type KnowledgeBaseDocuments } from './documents/knowledge-base';
import { mediaTables, type MediaDocuments } from './documents/media';
import { pipelineTables, type PipelineDocuments } from './documents/pipeline';
import { portfolioTables, type PortfolioDocuments } from './documents/portfolio';
import { portfolioMoneyTables, type PortfolioMoneyDocuments } from './documents/portfolio-money';
import { propertySearchTables, type PropertySearchDocuments } from './documents/property-search';
import { subscriptionTables, type SubscriptionDocuments } from './documents/subscription';
import { supportTables, type SupportDocuments } from './documents/support';
import { assistantTables, type AssistantDocuments } from './documents/assistant';
import { blogTables, type BlogDocuments } from './documents/blog';

/** The row of each table. */
export type Documents = AccountDocuments &
  AssistantDocuments &
  BlogDocuments &
  BusinessDocuments &
  ChatDocuments &
  EvaluationDocuments &
  FeedDocuments &
  KnowledgeBaseDocuments &
  MediaDocuments &
  PipelineDocuments &
  PortfolioDocuments &
  PortfolioMoneyDocuments &
  PropertySearchDocuments &
  SubscriptionDocuments &
  SupportDocuments;

export const documentTables = {
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
} satisfies { [Name in keyof Documents]: object };
