import type { Schema } from '../../contract/contract';
import type { TablesOf } from '../table-definition';

/** What the reader sees besides this is worked out when it is read: excerpt, reading time, marks. */
interface Article extends Pick<
  Schema<'Article'>,
  'title' | 'image' | 'categoryId' | 'nations' | 'reviewedOn' | 'status' | 'helpful'
> {
  id: string;
  /** The author. */
  ownerId: number;
  /** Null while the text is the seed's, which is loaded when it is wanted. */
  body: string | null;
  /** Names the seed's text; null for an article that was written since. */
  bodyKey: string | null;
  publishedAt: string | null;
  scheduledFor: string | null;
  createdAt: string;
  updatedAt: string;
}

export interface KnowledgeBaseRows {
  article: Article;
  articleCategory: Omit<Schema<'ArticleCategory'>, 'count'>;
  /** One member's word on one article. */
  articleFeedback: Schema<'ArticleFeedback'> & { id: number; articleId: string; userId: number };
  /** What one member noted of one article: saved, and how far it was read in %. */
  articleMark: { id: number; articleId: string; userId: number; saved: boolean; progress: number | null };
  /** Words of an article that one member marked. */
  articleNote: Schema<'ArticleNote'> & { articleId: string; userId: number };
}

export const knowledgeBaseTables = {
  article: { ids: 'uuid', by: ['ownerId', 'categoryId'] },
  articleCategory: { ids: 'uuid', by: ['slug'] },
  articleFeedback: { ids: 'number', by: ['articleId'] },
  articleNote: { ids: 'number', by: ['articleId', 'userId'] },
  articleMark: { ids: 'number', by: ['articleId', 'userId'] },
} as const satisfies TablesOf<KnowledgeBaseRows>;
