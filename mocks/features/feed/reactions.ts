import { reactTo } from './activity/activity';
import type { OperationsOf } from '../../engine/answers/operation';
import { newestFirst } from '../../engine/answers/paging';
import { badRequest, forbidden, invalid, notFound } from '../../engine/requests/refusal';
import { reactionView } from '../../engine/answers/views';
import { visiblePost } from '../../engine/answers/visible';

export const reactionOperations = {
  listReactions(call) {
    const me = call.me();
    const { db } = call.world;
    const { postId } = call.filters();
    if (postId === undefined) throw badRequest('“postId” is missing');
    const post = visiblePost(db, postId, me.id);
    const rows = db.reaction.by('postId', post.id).toSorted(newestFirst);
    return { status: 200, body: rows.map((row) => reactionView(db, row)) };
  },

  async react(call) {
    const me = call.me();
    const { db } = call.world;
    const { postId, type, price = null } = await call.body();
    const post = visiblePost(db, postId, me.id);
    if (price !== null && type !== 'would_buy') throw invalid({ price: ['Only “Would buy” has a price'] });
    const reaction = reactTo(call.world, post, me.id, type, price);
    return { status: 200, body: reactionView(db, reaction) };
  },

  removeReaction(call) {
    const me = call.me();
    const { db } = call.world;
    const reaction = db.reaction.get(call.id());
    if (reaction === undefined) throw notFound('We couldn’t find that reaction');
    if (reaction.userId !== me.id) throw forbidden('You can only remove your own reaction');
    db.reaction.remove(reaction.id);
    return { status: 204 };
  },
} satisfies OperationsOf<'listReactions' | 'react' | 'removeReaction'>;
