import type { TablesOf } from '../document-table';

/** What a reader did to a post that only they see, and their vote in its poll. */
interface PostMark {
  id: number;
  postId: number;
  userId: number;
  saved: boolean;
  muted: boolean;
  /** The place of the chosen option from 0. */
  vote: number | null;
}

export interface FeedDocuments {
  postMark: PostMark;
}

export const feedTables = {
  postMark: { ids: 'number', by: ['postId', 'userId'] },
} as const satisfies TablesOf<FeedDocuments>;
