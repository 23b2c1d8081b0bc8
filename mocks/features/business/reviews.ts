// Reviews of businesses, by members who asked them for a quote.
import { settleRating } from './business-rating';
import type { Schema } from '../../engine/contract/contract';
import type { Database, Row } from '../../engine/db/database';
import { isBlockedBetween } from '../../engine/world/relations';
import { membershipOf } from '../chat/activity/conversations';
import { roleIn } from './view';
import type { Call, OperationsOf } from '../../engine/answers/operation';
import { paged } from '../../engine/answers/paging';
import { conflict, forbidden, invalid, notFound } from '../../engine/requests/refusal';
import { authorView } from '../../engine/answers/views';

const pageSize = 10;

type Business = Readonly<Row<'business'>>;
type Review = Readonly<Row<'businessReview'>>;

function businessAt(call: Call): Business {
  const business = call.world.db.business.get(call.param('id'));
  if (business === undefined) throw notFound('We couldn’t find that business');
  return business;
}

function reviewAt(call: Call, business: Business): Review {
  const review = call.world.db.businessReview.get(call.param('reviewId'));
  if (review?.businessId !== business.id || isBlockedBetween(call.world.db, review.authorId, call.me().id))
    throw notFound('We couldn’t find that review');
  return review;
}

function reviewView(db: Database, review: Review): Schema<'BusinessReview'> {
  const { businessId: _, authorId, ...shown } = review;
  return { ...shown, authUser: authorView(db, authorId) };
}

const hasAsked = (db: Database, business: Business, userId: number) =>
  db.businessEnquiry.by('businessId', business.id).some((row) => row.userId === userId);

const reviewOf = (db: Database, business: Business, userId: number): Review | undefined =>
  db.businessReview.by('businessId', business.id).find(({ authorId }) => authorId === userId);

/** Throws 422 unless the message is mine, asks about an evaluation, and went to one who acts for the business, and to nobody else. */
function refuseStrangeMessage({ world: { db } }: Call, business: Business, userId: number, id: number): void {
  const message = db.message.get(id);
  const isAsking =
    message?.senderId === userId &&
    db.conversation.get(message.conversationId)?.isGroup === false &&
    message.attachments.some(({ kind }) => kind === 'evaluation' || kind === 'quote' || kind === 'listing') &&
    business.members.some((each) => membershipOf(db, message.conversationId, each.userId) !== undefined);
  if (!isAsking) throw invalid({ messageId: ['This message doesn’t ask for a quote or about a listing'] });
}

export const businessReviewOperations = {
  async logEnquiry(call) {
    const me = call.me();
    const { db, clock } = call.world;
    const business = businessAt(call);
    const { messageId } = await call.body();
    if (roleIn(business, me.id) !== null) throw forbidden('This is your own business');
    refuseStrangeMessage(call, business, me.id, messageId);
    const known = db.businessEnquiry
      .by('businessId', business.id)
      .find((row) => row.userId === me.id && row.messageId === messageId);
    const { id, businessId, createdAt } =
      known ??
      db.businessEnquiry.add({
        businessId: business.id,
        userId: me.id,
        messageId,
        createdAt: clock.now().toISOString(),
      });
    return { status: 201, body: { id, businessId, createdAt } };
  },

  listBusinessReviews(call) {
    const me = call.me();
    const { db } = call.world;
    const business = businessAt(call);
    const reviews = db.businessReview
      .by('businessId', business.id)
      .filter(({ authorId }) => !isBlockedBetween(db, authorId, me.id))
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
    const mine = reviewOf(db, business, me.id);
    const body = {
      ...paged(call, reviews, pageSize, (review) => reviewView(db, review)),
      mine: mine ? reviewView(db, mine) : null,
      canReview: !mine && roleIn(business, me.id) === null && hasAsked(db, business, me.id),
    };
    return { status: 200, body };
  },

  async createBusinessReview(call) {
    const me = call.me();
    const { db, clock } = call.world;
    const business = businessAt(call);
    const { stars, text } = await call.body();
    if (roleIn(business, me.id) !== null) throw forbidden('You can’t review your own business');
    if (!hasAsked(db, business, me.id))
      throw forbidden('Only members who asked this business for a quote can review it');
    if (reviewOf(db, business, me.id)) throw conflict('You’ve already reviewed this business');
    const review = db.businessReview.add({
      businessId: business.id,
      authorId: me.id,
      stars,
      text: text.trim(),
      reply: null,
      repliedAt: null,
      createdAt: clock.now().toISOString(),
      editedAt: null,
    });
    settleRating(db, business.id);
    return { status: 201, body: reviewView(db, review) };
  },

  async updateBusinessReview(call) {
    const me = call.me();
    const { db, clock } = call.world;
    const business = businessAt(call);
    const review = reviewAt(call, business);
    const { reply, ...own } = await call.body();
    const role = roleIn(business, me.id);
    if (Object.keys(own).length > 0 && review.authorId !== me.id)
      throw forbidden('You can only edit your own reviews');
    if (reply !== undefined && role !== 'owner' && role !== 'admin')
      throw forbidden('Only the owner and admins can reply to reviews');
    const at = clock.now().toISOString();
    const saved = db.businessReview.update(review.id, {
      ...(own.stars !== undefined && { stars: own.stars }),
      ...(own.text !== undefined && { text: own.text.trim() }),
      ...(Object.keys(own).length > 0 && { editedAt: at }),
      ...(reply !== undefined && { reply: reply?.trim() ?? null, repliedAt: reply === null ? null : at }),
    });
    settleRating(db, business.id);
    return { status: 200, body: reviewView(db, saved) };
  },

  deleteBusinessReview(call) {
    const me = call.me();
    const { db } = call.world;
    const business = businessAt(call);
    const review = reviewAt(call, business);
    if (review.authorId !== me.id) throw forbidden('You can only delete your own reviews');
    db.businessReview.remove(review.id);
    settleRating(db, business.id);
    return { status: 204 };
  },
} satisfies OperationsOf<
  | 'logEnquiry'
  | 'listBusinessReviews'
  | 'createBusinessReview'
  | 'updateBusinessReview'
  | 'deleteBusinessReview'
>;
