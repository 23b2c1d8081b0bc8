// Blind second opinions: asked for by a deal's owner, told by a message, answered before the owner's figures are seen.
import { opinionFiguresOf, ownersFigure } from '@/lib/evaluation/judgement/opinions';
import { notifyOfMessage, sendMessage, startConversation } from '../../chat/activity/chat-activity';
import type { Schema } from '../../../engine/contract/contract';
import { pairKeyOf } from '../../chat/activity/conversations';
import { connectedIds } from '../../../engine/world/relations';
import type { World } from '../../../engine/world/world';
import { findEvaluation, isGone, roleIn, type EvaluationRow } from '../rules/access';
import { notifyOthers } from '../history/log';
import { opinionsOf, opinionView, type OpinionRow } from './view';
import type { Call, OperationsOf } from '../../../engine/answers/operation';
import { conflict, forbidden, invalid, notFound, Refusal } from '../../../engine/requests/refusal';

export const evaluationOpinionOperations = {
  async askEvaluationOpinions(call) {
    const me = call.me();
    const { world } = call;
    const { evaluationId, userIds, figures, message = '' } = await call.body();
    const deal = findEvaluation(call, evaluationId);
    if (deal.ownerId !== me.id) throw forbidden('Only the owner can ask for second opinions');
    if (deal.deletedAt !== null) throw conflict('This evaluation has been deleted. Restore it first');
    requireBlind(world, deal);
    requireAskable(world, deal, userIds);
    const known = opinionFiguresOf(deal.primary);
    if (figures.some((figure) => !known.includes(figure))) {
      throw invalid({ figures: ['This strategy doesn’t have that figure'] });
    }
    const opinion = world.db.evaluationOpinion.add({
      evaluationId: deal.id,
      figures: known.filter((figure) => figures.includes(figure)),
      message: message.trim(),
      asked: userIds.map((userId) => ({ userId, conversationId: conversationWith(world, me.id, userId) })),
      answers: [],
      reckoned: Object.fromEntries(
        figures.map((figure) => [figure, ownersFigure(deal.inputs, deal.primary, figure)]),
      ),
      createdAt: world.clock.now().toISOString(),
      closedAt: null,
    });
    for (const { userId, conversationId } of opinion.asked) {
      const link = `[Give your second opinion](/property-evaluations/${deal.id}?opinion=${opinion.id})`;
      const content = `${opinion.message || 'What figures would you use for this deal?'}\n\n${link}`;
      sendMessage(world, conversationId, me.id, { content, clientId: `${opinion.id} ${userId}` });
    }
    return { status: 201, body: opinionView(world, deal, opinion, me.id) };
  },

  getEvaluationOpinion(call) {
    const { deal, opinion } = visibleOpinion(call);
    return { status: 200, body: opinionView(call.world, deal, opinion, call.me().id) };
  },

  async updateEvaluationOpinion(call) {
    const me = call.me();
    const { world } = call;
    const { deal, opinion } = visibleOpinion(call);
    const { answer, closed } = await call.body();
    if (opinion.closedAt !== null) {
      throw new Refusal(409, { message: 'This request has been closed', code: 'opinions-closed' });
    }
    if (closed !== undefined) {
      if (deal.ownerId !== me.id) throw forbidden('Only the person who asked can close it');
      world.db.evaluationOpinion.update(opinion.id, { closedAt: world.clock.now().toISOString() });
    }
    if (answer !== undefined) giveOpinion(world, { deal, opinion }, me.id, answer);
    return { status: 200, body: opinionView(world, deal, stored(world, opinion), me.id) };
  },

  withdrawEvaluationOpinion(call) {
    const { deal, opinion } = visibleOpinion(call);
    if (deal.ownerId !== call.me().id) throw forbidden('Only the person who asked can withdraw it');
    call.world.db.evaluationOpinion.remove(opinion.id);
    return { status: 204 };
  },
} satisfies OperationsOf<
  'askEvaluationOpinions' | 'getEvaluationOpinion' | 'updateEvaluationOpinion' | 'withdrawEvaluationOpinion'
>;

/** The deal is gone for good, and with it what was asked about it. */
export function dropOpinions(world: World, evaluationId: string): void {
  for (const { id } of opinionsOf(world, evaluationId)) world.db.evaluationOpinion.remove(id);
}

/** Throws 404 for one that is not there, nor any more, and 403 for whoever was not asked. */
function visibleOpinion(call: Call): { deal: EvaluationRow; opinion: OpinionRow } {
  const me = call.me();
  const { db, clock } = call.world;
  const opinion = db.evaluationOpinion.get(call.param('id'));
  const deal = opinion && db.evaluation.get(opinion.evaluationId);
  const isThere = deal?.ownerId === me.id ? !isGone(deal, clock.now()) : deal?.deletedAt === null;
  if (opinion === undefined || deal === undefined || !isThere) {
    throw notFound('This request has been withdrawn');
  }
  const isAsked = opinion.asked.some(({ userId }) => userId === me.id);
  if (deal.ownerId !== me.id && !isAsked) throw forbidden('You weren’t asked for this opinion');
  return { deal, opinion };
}

/** Throws 409 while another request is open, and while everybody can see the deal's returns. */
function requireBlind(world: World, deal: EvaluationRow): void {
  if (opinionsOf(world, deal.id).some(({ closedAt }) => closedAt === null)) {
    throw new Refusal(409, {
      message: 'You already have an open request. Close it first',
      code: 'opinions-open',
    });
  }
  if (deal.isPublished) {
    throw new Refusal(409, {
      message: 'This deal is published, so its returns are visible and no one could answer blind',
      code: 'published',
    });
  }
}

/** Throws 422 for somebody who is no connection, and for somebody who has seen the figures. */
function requireAskable(world: World, deal: EvaluationRow, userIds: readonly number[]): void {
  const connected = connectedIds(world.db, deal.ownerId);
  const errors: Record<string, string[]> = {};
  userIds.forEach((userId, index) => {
    if (!connected.has(userId)) errors[`userIds.${index}`] = ['Ask your connections'];
    else if (hasSeenFigures(world, deal, userId)) {
      errors[`userIds.${index}`] = ['They’ve already seen your figures'];
    }
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** As a collaborator, by a link, or because it is published. */
function hasSeenFigures({ db }: World, deal: EvaluationRow, userId: number): boolean {
  if (deal.isPublished || roleIn(deal, userId) !== undefined) return true;
  return db.evaluationLink
    .by('evaluationId', deal.id)
    .some(({ views }) => views.some((view) => view.userId === userId));
}

function conversationWith(world: World, meId: number, userId: number): number {
  const known = world.db.conversation.first('pairKey', pairKeyOf(meId, userId));
  return (known ?? startConversation(world, meId, [userId], {})).id;
}

/** A first answer is blind unless its giver has seen the figures elsewhere; a changed one never is. */
export function giveOpinion(
  world: World,
  { deal, opinion }: { deal: EvaluationRow; opinion: OpinionRow },
  userId: number,
  { estimates, note = '' }: Schema<'OpinionWish'>,
): void {
  const asked = opinion.asked.find((each) => each.userId === userId);
  if (asked === undefined) throw forbidden('You can’t answer your own request');
  const errors = opinion.figures.filter((figure) => estimates[figure] === undefined);
  if (errors.length > 0) {
    throw invalid(
      Object.fromEntries(errors.map((figure) => [`answer.estimates.${figure}`, ['Enter a figure']])),
    );
  }
  const at = world.clock.now().toISOString();
  const before = opinion.answers.find((each) => each.userId === userId);
  const given = {
    userId,
    estimates: Object.fromEntries(opinion.figures.map((figure) => [figure, estimates[figure]])),
    note: note.trim(),
    isBlind: before === undefined && !hasSeenFigures(world, deal, userId),
    at: before?.at ?? at,
    changedAt: before === undefined ? null : at,
  };
  const answers =
    before === undefined
      ? [...opinion.answers, given]
      : opinion.answers.map((each) => (each.userId === userId ? given : each));
  world.db.evaluationOpinion.update(opinion.id, { answers });
  notifyOfMessage(world, deal.ownerId, { conversationId: asked.conversationId, senderId: userId });
  notifyOthers(world, deal, userId);
}

const stored = ({ db }: World, opinion: OpinionRow): OpinionRow =>
  db.evaluationOpinion.get(opinion.id) ?? opinion;
