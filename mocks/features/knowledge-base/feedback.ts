import type { OperationsOf } from '../../engine/answers/operation';
import { feedbackOf, visibleArticle } from './views';
import { forbidden } from '../../engine/requests/refusal';

export const articleFeedbackOperations = {
  async giveArticleFeedback(call) {
    const row = visibleArticle(call);
    const me = call.me();
    const { db } = call.world;
    if (row.ownerId === me.id) throw forbidden('You can’t rate your own article');
    const body = await call.body();
    const mine = { helpful: body.helpful, reason: body.reason?.trim() || null };
    const known = feedbackOf(db, row.id, me.id);
    const helpful = { ...row.helpful };
    const sideOf = (isHelpful: boolean) => (isHelpful ? 'yes' : 'no');
    if (known) helpful[sideOf(known.helpful)] -= 1;
    helpful[sideOf(mine.helpful)] += 1;
    if (known) db.articleFeedback.update(known.id, mine);
    else db.articleFeedback.add({ articleId: row.id, userId: me.id, ...mine });
    db.article.update(row.id, { helpful });
    return { status: 200, body: { helpful, myFeedback: mine } };
  },
} satisfies OperationsOf<'giveArticleFeedback'>;
