// The tables: every column once. Foreign keys are plain numbers, because relations of @mswjs/data are scanned.
import { nullable, primaryKey } from '@mswjs/data';
import type { Schema } from '../contract/contract';

type Role = Schema<'CurrentUser'>['userRole']['role'];
type Plan = Schema<'CurrentUser'>['plan'];

export const models = {
  user: {
    id: primaryKey(Number),
    username: String,
    fullName: String,
    email: String,
    /** Empty for who signs in by a linked sign-in only. */
    password: String,
    emailConfirmed: Boolean,
    confirmationToken: nullable(String),
    profileImage: nullable(String),
    headline: nullable(String),
    role: (): Role => 'user',
    plan: (): Plan => 'free',
    avaThreadId: nullable(String),
    roles: (): Schema<'MemberRole'>[] => [],
    town: nullable(String),
    outcode: nullable(String),
    verified: Boolean,
    joinedAt: String,
    lastSeenAt: nullable(String),
    strategies: (): Schema<'Strategy'>[] => [],
    phone: nullable(String),
    status: (): Schema<'AccountStatus'> => 'active',
    suspendedReason: nullable(String),
    usernameChangedAt: nullable(String),
    twoFactor: Boolean,
    newsletter: Boolean,
  },
  session: { id: primaryKey(Number), token: String, userId: Number, createdAt: String },
  /** `userId` is 0 for who is no member yet. */
  mail: { id: primaryKey(Number), userId: Number, subject: String, link: String, sentAt: String },
  connection: {
    id: primaryKey(Number),
    requesterId: Number,
    addresseeId: Number,
    status: (): Schema<'Connection'>['status'] => 'pending',
    note: nullable(String),
    createdAt: String,
    respondedAt: nullable(String),
  },
  post: {
    id: primaryKey(Number),
    authorId: Number,
    content: String,
    audience: (): Schema<'Audience'> => 'members',
    tags: (): string[] => [],
    /** An attachment of the contract as JSON: a snapshot is read and written whole. So are images, poll and history. */
    attachment: nullable(String),
    images: nullable(String),
    poll: nullable(String),
    history: nullable(String),
    videoUrl: nullable(String),
    lookingFor: nullable((): Schema<'LookingFor'> => null),
    /** The post that it passes on, which may be gone. */
    repostOf: nullable(Number),
    commentsOff: Boolean,
    pinned: Boolean,
    clientKey: nullable(String),
    createdAt: String,
    editedAt: nullable(String),
  },
  /** Comments and replies share one sequence of ids; a reply has a `parentId`. */
  comment: {
    id: primaryKey(Number),
    postId: Number,
    parentId: nullable(Number),
    authorId: Number,
    content: String,
    /** As JSON, like a post's attachment. */
    image: nullable(String),
    pin: nullable(String),
    deleted: Boolean,
    clientKey: nullable(String),
    createdAt: String,
    editedAt: nullable(String),
  },
  commentLike: { id: primaryKey(Number), commentId: Number, userId: Number },
  reaction: {
    id: primaryKey(Number),
    postId: Number,
    userId: Number,
    type: (): Schema<'ReactionType'> => 'like',
    /** £, of `would_buy`. */
    price: nullable(Number),
    createdAt: String,
  },
  notification: {
    id: primaryKey(Number),
    typeId: Number,
    notifierId: Number,
    senderId: nullable(Number),
    postId: nullable(Number),
    conversationId: nullable(Number),
    commentId: nullable(Number),
    replyId: nullable(Number),
    propertySearchId: nullable(String),
    connectionId: nullable(Number),
    count: nullable(Number),
    read: Boolean,
    wasInAppSent: Boolean,
    createdAt: String,
  },
};

export type Models = typeof models;
export type TableName = keyof Models;

/** The columns a table is looked up by. Everything else is a scan, so look-ups on a hot path belong here. */
export const indexes = {
  user: ['username', 'email', 'confirmationToken'],
  session: ['token', 'userId'],
  mail: ['userId'],
  connection: ['requesterId', 'addresseeId'],
  post: ['authorId', 'clientKey'],
  comment: ['postId', 'parentId', 'authorId', 'clientKey'],
  commentLike: ['commentId'],
  reaction: ['postId'],
  notification: ['notifierId', 'postId', 'conversationId'],
} as const satisfies { [T in TableName]: readonly (keyof Models[T])[] };

export type Indexes = typeof indexes;
