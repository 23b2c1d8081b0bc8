import { changeMessage, messageOfRetry, sendMessage } from './activity/chat-activity';
import { messagesFor, type MessageRow } from './activity/conversations';
import { isBlank } from '@/lib/text/blank';
import type { Database } from '../../engine/db/database';
import { answerMessage } from './activity/neighbours-chat';
import { refuseNoDocument, refuseNoImage } from '../../engine/uploads/uploads';
import { presentConversation, visibleConversation, visibleMessage, writableConversation } from './access';
import { cardsOf, uploadsOf } from './attachments';
import { answerQuote, decideQuote, vote } from './quotes';
import { messageView } from './views';
import type { Call, OperationsOf } from '../../engine/answers/operation';
import { pageNumber } from '../../engine/answers/paging';
import { conflict, forbidden, invalid, notFound, tooMany } from '../../engine/requests/refusal';

const pageSize = 40;
const messagesAMinute = 60;
const editableMs = 15 * 60_000;
const oneEmoji =
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{M}|\u200D|[#*\d]\uFE0F?\u20E3)+$/u;

function refuseFlood({ world }: Call, senderId: number, conversationId: number): void {
  const since = new Date(world.clock.now().getTime() - 60_000).toISOString();
  const messages = world.db.message.sortedBy('conversationId', conversationId, 'id');
  const recent = messages
    .slice(-messagesAMinute)
    .filter((message) => message.senderId === senderId && message.createdAt > since);
  if (recent.length >= messagesAMinute)
    throw tooMany(60, 'You’ve sent a lot of messages. Wait a minute and try again');
}

function refuseQuote(db: Database, call: Call, conversationId: number, replyToId: number | undefined): void {
  if (replyToId === undefined) return;
  try {
    visibleMessage(db, visibleConversation(db, conversationId, call.me().id), replyToId);
  } catch {
    throw invalid({ replyToId: ['That message isn’t in this conversation'] });
  }
}

/** Throws 403 for another's message and one older than 15 minutes, 404 for a deleted one, 409 for an older state. */
function refuseEdit(call: Call, message: MessageRow, seen: string | null | undefined): void {
  if (message.senderId !== call.me().id) throw forbidden('You can only edit your own messages');
  if (message.deletedAt !== null) throw notFound('This message was deleted');
  const age = call.world.clock.now().getTime() - Date.parse(message.createdAt);
  if (age > editableMs) throw forbidden('You can edit a message for up to 15 minutes');
  if (seen !== undefined && seen !== message.editedAt) throw conflict('This has changed since you opened it');
}

/** The reactions with this member's as they wish it; null takes theirs back. */
function reacted({ reactions }: MessageRow, userId: number, emoji: string | null) {
  if (emoji !== null && !oneEmoji.test(emoji)) throw invalid({ reaction: ['Choose an emoji'] });
  const others = reactions.filter((each) => each.userId !== userId);
  return emoji === null ? others : [...others, { emoji, userId }];
}

export const messageOperations = {
  listMessages(call) {
    const me = call.me();
    const { db } = call.world;
    const { member } = visibleConversation(db, call.id(), me.id);
    const { around, query, pinned } = call.filters();
    const text = query?.trim().toLowerCase() ?? '';
    const rows = messagesFor(db, member)
      .filter((message) => text === '' || message.content.toLowerCase().includes(text))
      .filter((message) => pinned === undefined || message.pinned === pinned);
    const place = around === undefined ? undefined : rows.findIndex(({ id }) => id === around);
    if (place === -1) throw notFound('We couldn’t find that message');
    const page = place === undefined ? pageNumber(call) : Math.floor(place / pageSize) + 1;
    const data = rows
      .slice((page - 1) * pageSize, page * pageSize)
      .map((message) => messageView(call.world, message, member));
    const totalPages = Math.ceil(rows.length / pageSize);
    return { status: 200, body: { page, totalPages, total: rows.length, data } };
  },

  async createMessage(call) {
    const me = call.me();
    const { db } = call.world;
    const body = await call.body();
    const [images, documents] = [await call.files('images'), await call.files('documents')];
    const known = messageOfRetry(call.world, me.id, body.clientId);
    if (known) {
      const { member } = visibleConversation(db, known.conversationId, me.id);
      return { status: 201, body: messageView(call.world, known, member) };
    }
    const { conversation } = writableConversation(db, body.conversationId, me.id);
    refuseFlood(call, me.id, conversation.id);
    refuseNoImage('images', images, 'images' in body ? body.images : undefined);
    refuseNoDocument('documents', documents, 'documents' in body ? body.documents : undefined);
    refuseQuote(db, call, conversation.id, body.replyToId);
    const cards = cardsOf(db, body.attachments ?? [], me.id);
    const isEmpty = cards.length + images.length + documents.length === 0;
    if (isEmpty && isBlank(body.content)) throw invalid({ content: ['This can’t be empty'] });
    const alts = 'alts' in body ? (body.alts ?? []) : [];
    const files = await uploadsOf(call.world, me.id, conversation.id, { images, documents, alts });
    const { content, clientId, replyToId } = body;
    const draft = { content, clientId, replyToId, attachments: [...files, ...cards] };
    const message = sendMessage(call.world, conversation.id, me.id, draft);
    answerMessage(call.world, message);
    const { member } = visibleConversation(db, conversation.id, me.id);
    return { status: 201, body: messageView(call.world, message, member) };
  },

  async updateMessage(call) {
    const me = call.me();
    const { db, clock } = call.world;
    const side = presentConversation(db, call.id(), me.id);
    const message = visibleMessage(db, side, call.id('messageId'));
    const body = await call.body();
    const { content, reaction, pinned, editedAt: seen } = body;
    if (content !== undefined) refuseEdit(call, message, seen);
    if (message.deletedAt !== null) throw notFound('This message was deleted');
    if (body.vote !== undefined) vote(call.world, message, me.id, body.vote);
    if (body.quoteAnswer !== undefined) answerQuote(call.world, message, me.id, body.quoteAnswer);
    if (body.quoteDecision !== undefined) decideQuote(call, message, body.quoteDecision);
    if (content === undefined && reaction === undefined && pinned === undefined) {
      return { status: 200, body: messageView(call.world, message, side.member) };
    }
    const changed = changeMessage(call.world, message, {
      ...(content !== undefined && { content, editedAt: clock.now().toISOString() }),
      ...(reaction !== undefined && { reactions: reacted(message, me.id, reaction) }),
      ...(pinned !== undefined && { pinned }),
    });
    return { status: 200, body: messageView(call.world, changed, side.member) };
  },

  deleteMessage(call) {
    const me = call.me();
    const { db, clock } = call.world;
    const side = visibleConversation(db, call.id(), me.id);
    const message = visibleMessage(db, side, call.id('messageId'));
    const { member } = side;
    if (call.filters().for !== 'everyone') {
      db.conversationMember.update(member.id, { hiddenIds: [...member.hiddenIds, message.id] });
      return { status: 204 };
    }
    if (message.senderId !== me.id) throw forbidden('Only the sender can delete a message for everyone');
    const deletedAt = clock.now().toISOString();
    changeMessage(call.world, message, {
      content: '',
      attachments: [],
      evaluationId: null,
      reactions: [],
      pinned: false,
      deletedAt,
    });
    return { status: 204 };
  },
} satisfies OperationsOf<'listMessages' | 'createMessage' | 'updateMessage' | 'deleteMessage'>;
