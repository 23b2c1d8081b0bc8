// Requests for blind second opinions as one reader sees them: nobody sees a figure of others before giving their own.
import { spreadOf } from '@/lib/evaluation/judgement/opinions';
import type { Schema } from '../../../engine/contract/contract';
import type { Row } from '../../../engine/db/database';
import type { World } from '../../../engine/world/world';
import type { EvaluationRow } from '../rules/access';
import { titleWithout } from '../history/snapshot';
import { authorView } from '../../../engine/answers/views';

export type OpinionRow = Readonly<Row<'evaluationOpinion'>>;

export const opinionsOf = ({ db }: World, evaluationId: string): OpinionRow[] =>
  db.evaluationOpinion.by('evaluationId', evaluationId);

/** For the owner, the latest first. */
export const opinionViews = (world: World, deal: EvaluationRow): Schema<'EvaluationOpinion'>[] =>
  opinionsOf(world, deal.id)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    .map((opinion) => opinionView(world, deal, opinion, deal.ownerId));

/** For its owner the whole; for an asked member themselves, their own answer, and the spread once they have answered. */
export function opinionView(
  world: World,
  deal: EvaluationRow,
  opinion: OpinionRow,
  readerId: number,
): Schema<'EvaluationOpinion'> {
  const { db } = world;
  const { id, figures, message, asked, answers, createdAt, closedAt } = opinion;
  const isOwner = deal.ownerId === readerId;
  const isTheirs = ({ userId }: { userId: number }) => isOwner || userId === readerId;
  const seen = answers.filter(isTheirs);
  return {
    id,
    owner: authorView(db, deal.ownerId),
    myRole: isOwner ? 'owner' : 'asked',
    deal: opinionDeal(world, deal),
    figures: [...figures],
    message,
    status: closedAt === null ? 'open' : 'closed',
    asked: asked.filter(isTheirs).map(({ userId }) => authorView(db, userId)),
    answers: seen.map(({ userId, ...answer }) => ({ user: authorView(db, userId), ...answer })),
    spread: seen.length === 0 ? null : figures.map((figure) => spreadView(opinion, figure)),
    createdAt,
    closedAt,
  };
}

function spreadView(
  { answers, reckoned }: OpinionRow,
  figure: Schema<'OpinionFigure'>,
): Schema<'OpinionSpread'> {
  const blind = answers.filter(({ isBlind }) => isBlind).flatMap(({ estimates }) => estimates[figure] ?? []);
  const spread = spreadOf(blind) ?? { count: 0, min: null, median: null, max: null };
  return { figure, ...spread, owner: reckoned[figure] ?? null };
}

/** Field by field, so that what comes to be known of a deal is kept back until somebody decides to show it. */
function opinionDeal({ db }: World, row: EvaluationRow): Schema<'OpinionDeal'> {
  const { shows, title, address, outcode, nation, primary, inputs, home } = row;
  return {
    title: shows.address ? title : titleWithout(row),
    address: shows.address ? address : null,
    outcode,
    nation,
    primary,
    price: shows.price && inputs.price > 0 ? inputs.price : null,
    home,
    images: db.evaluationImage
      .by('evaluationId', row.id)
      .toSorted((a, b) => a.order - b.order)
      .map((image) => ({ ...image })),
  };
}
