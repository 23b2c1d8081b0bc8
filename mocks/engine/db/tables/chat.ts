import type { Schema } from '../../contract/contract';
import type { TablesOf } from '../table-definition';

type Stored = Pick<
  Schema<'Conversation'>,
  'id' | 'name' | 'isGroup' | 'dealRef' | 'createdAt' | 'updatedAt'
> & {
  /** The two of a conversation without a name, as `lower-higher`; null for groups. */
  pairKey: string | null;
};

/** One person's side of a conversation. */
type Membership = Pick<
  Schema<'Conversation'>,
  'muted' | 'pinned' | 'archived' | 'isMarkedUnread' | 'role'
> & {
  id: number;
  conversationId: number;
  userId: number;
  joinedAt: string;
  /** The newest message they have read; 0 before the first. */
  lastReadId: number;
  /** Messages up to here are not theirs to see: written before they came, or deleted for them alone. */
  hiddenUpToId: number;
  /** Single messages deleted for them alone. */
  hiddenIds: readonly number[];
  /** The newest message when they left; null while they are in. */
  leftAfterId: number | null;
  /** They deleted it: not in their list before somebody writes again. */
  isDeleted: boolean;
};

/** A card as it is kept; whether a reader may open it is told when it is shown. */
export type StoredCard = Omit<Schema<'ChatCard'>, 'mayOpen'>;

export type StoredPoll = Omit<Schema<'ChatPoll'>, 'votes' | 'mayOpen'> & {
  /** First come first; one a member. */
  votes: readonly { userId: number; choice: Schema<'PollChoice'> }[];
};

export type StoredQuote = Omit<Schema<'ChatQuote'>, 'answeredBy' | 'mayOpen'> & {
  answeredById: number | null;
  /** What stood in the evaluation before the quote was accepted; null while it is not. */
  before: {
    value: number | Schema<'EvaluationInputs'>['refurb']['items'];
    evidence: Schema<'EvidenceTag'> | null;
  } | null;
};

export type StoredAttachment = Schema<'ChatFile'> | StoredCard | StoredPoll | StoredQuote;

/** A message; who has read it and what it quotes is told when it is shown. */
type StoredMessage = Pick<
  Schema<'Message'>,
  'id' | 'content' | 'clientId' | 'pinned' | 'createdAt' | 'editedAt' | 'deletedAt'
> & {
  conversationId: number;
  senderId: number;
  /** Sender and `clientId`, by which a retry is known; null for the seed's. */
  clientKey: string | null;
  replyToId: number | null;
  attachments: readonly StoredAttachment[];
  /** The evaluation its poll or its request for a quote is about; null for any other message. */
  evaluationId: string | null;
  /** In the order they were given. */
  reactions: readonly { emoji: string; userId: number }[];
};

export interface ChatRows {
  conversation: Stored;
  conversationMember: Membership;
  message: StoredMessage;
}

export const chatTables = {
  conversation: { ids: 'number', by: ['pairKey'] },
  conversationMember: { ids: 'number', by: ['conversationId', 'userId'] },
  message: { ids: 'number', by: ['conversationId', 'clientKey', 'evaluationId'] },
} as const satisfies TablesOf<ChatRows>;
