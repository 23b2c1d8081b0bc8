import type { Schema } from '../../contract/contract';
import type { TablesOf } from '../table-definition';

interface PostRow {
  id: number;
  authorId: number;
  content: string;
  audience: Schema<'Audience'>;
  tags: string[];
  /** A snapshot of what was shared, as it was at the time. */
  attachment: Schema<'Attachment'> | null;
  images: readonly Schema<'SharedImage'>[] | null;
  poll: { readonly options: readonly string[]; readonly endsAt: string } | null;
  /** Earlier texts, oldest first. */
  history: readonly Schema<'PostVersion'>[] | null;
  videoUrl: string | null;
  lookingFor: Schema<'LookingFor'>;
  /** The reposted post, which may have been deleted. */
  repostOf: number | null;
  commentsOff: boolean;
  pinned: boolean;
  clientKey: string | null;
  createdAt: string;
  editedAt: string | null;
}

/** Comments and replies share one sequence of ids; a reply has a `parentId`. */
interface CommentRow {
  id: number;
  postId: number;
  parentId: number | null;
  authorId: number;
  content: string;
  image: Schema<'SharedImage'> | null;
  pin: Schema<'FigurePin'> | null;
  deleted: boolean;
  clientKey: string | null;
  createdAt: string;
  editedAt: string | null;
}

interface ReactionRow {
  id: number;
  postId: number;
  userId: number;
  type: Schema<'ReactionType'>;
  /** £, of `would_buy`. */
  price: number | null;
  createdAt: string;
}

/** A reader's private marks on a post, and their vote in its poll. */
interface PostMark {
  id: number;
  postId: number;
  userId: number;
  saved: boolean;
  muted: boolean;
  /** The index of the chosen option, from 0. */
  vote: number | null;
}

interface NotificationRow {
  id: number;
  typeId: number;
  notifierId: number;
  senderId: number | null;
  postId: number | null;
  conversationId: number | null;
  commentId: number | null;
  replyId: number | null;
  propertySearchId: string | null;
  taskId: string | null;
  renewalId: string | null;
  maintenanceId: string | null;
  viewingId: string | null;
  connectionId: number | null;
  count: number | null;
  read: boolean;
  wasInAppSent: boolean;
  createdAt: string;
}

export interface FeedRows {
  post: PostRow;
  comment: CommentRow;
  commentLike: { id: number; commentId: number; userId: number };
  reaction: ReactionRow;
  postMark: PostMark;
  notification: NotificationRow;
}

export const feedTables = {
  post: { ids: 'number', by: ['authorId', 'clientKey'] },
  comment: { ids: 'number', by: ['postId', 'parentId', 'authorId', 'clientKey'] },
  commentLike: { ids: 'number', by: ['commentId'] },
  reaction: { ids: 'number', by: ['postId'] },
  postMark: { ids: 'number', by: ['postId', 'userId'] },
  notification: { ids: 'number', by: ['notifierId', 'postId', 'conversationId'] },
} as const satisfies TablesOf<FeedRows>;
