// Evaluations as the contract shows them to one reader.
import { judge } from '@/lib/evaluation/judgement/criteria';
import type { Schema } from '../../engine/contract/contract';
import type { Row } from '../../engine/db/database';
import type { World } from '../../engine/world/world';
import { quotesOf, soundingsOf } from '../chat/deals';
import { cardOf } from './card';
import { roleIn, type EvaluationRow } from './rules/access';
import { profileFor } from './rules/evaluation-results';
import { linkViews } from './links/links';
import { opinionViews } from './opinions/view';
import { sharedSnapshot } from './history/snapshot';
import { authorView } from '../../engine/answers/views';

const imagesOf = ({ db }: World, id: string) =>
  db.evaluationImage.by('evaluationId', id).toSorted((a, b) => a.order - b.order);

/** Without what only the server knows of it. */
export const imageView = ({ clientId: _id, ...image }: Row<'evaluationImage'>): Schema<'EvaluationImage'> =>
  image;

/** For its owner and collaborators. */
export function evaluationView(world: World, row: EvaluationRow, readerId: number): Schema<'Evaluation'> {
  const myRole = roleIn(row, readerId) ?? 'view';
  return {
    ...row,
    access: 'full',
    uuid: row.id,
    owner: authorView(world.db, row.ownerId),
    myRole,
    soundings: soundingsOf(world, row, readerId),
    quotes: quotesOf(world, row, readerId),
    people: myRole === 'owner' ? row.people : [],
    opinions: myRole === 'owner' ? opinionViews(world, row) : [],
    links: myRole === 'owner' ? linkViews(world, row.id) : [],
    images: imagesOf(world, row.id).map(imageView),
    pipeline: row.pipeline === null ? null : cardOf(world, row, row.pipeline, readerId),
  };
}

/** For lists and boards. */
export function summaryView(world: World, row: EvaluationRow, readerId: number): Schema<'EvaluationSummary'> {
  const [image] = imagesOf(world, row.id);
  const { inputs, results, offers } = row;
  return {
    id: row.id,
    uuid: row.id,
    ownerId: row.ownerId,
    owner: authorView(world.db, row.ownerId),
    myRole: roleIn(row, readerId) ?? 'view',
    title: row.title,
    address: row.address,
    outcode: row.outcode,
    nation: row.nation,
    region: row.region,
    home: row.home,
    strategies: row.strategies,
    primary: row.primary,
    askingPrice: inputs.askingPrice,
    purchaseDate: inputs.purchaseDate,
    headline: results.headline,
    criteria: criteriaCount(world, row, readerId),
    evidenceScore: evidenceScore(row),
    image: image?.file ?? null,
    tags: row.tags,
    pipeline: row.pipeline === null ? null : cardOf(world, row, row.pipeline, readerId),
    latestOffer: offers.at(-1) ?? null,
    collaborators: row.collaborators,
    sharedWith: row.collaborators
      .filter(({ userId }) => userId !== readerId)
      .map(({ userId }) => authorView(world.db, userId)),
    version: row.version,
    archivedAt: row.archivedAt,
    deletedAt: row.deletedAt,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

function criteriaCount(
  { db }: World,
  { settingsId, results }: EvaluationRow,
  readerId: number,
): Schema<'CriteriaCount'> | null {
  const criteria = profileFor(db, readerId, settingsId)?.criteria;
  if (criteria === undefined) return null;
  const known = judge(results.headline, criteria).filter(({ passes }) => passes !== null);
  return known.length === 0 ? null : { met: known.filter(({ passes }) => passes).length, of: known.length };
}

const main = ['price', 'income.rentPcm', 'refurb.items', 'finance.rate', 'costs.insurance'] as const;
const weight: Readonly<Record<Schema<'EvidenceTag'>['source'], number>> = {
  listing: 1,
  comp: 1,
  quote: 1,
  user: 0.5,
  ava: 0.5,
  default: 0,
};

/** How well the main inputs are founded, %. */
export function evidenceScore({ evidence }: Pick<Row<'evaluation'>, 'evidence'>): number {
  const founded = main.map((path) => {
    const tag = evidence[path];
    return tag === undefined ? 0 : weight[tag.source];
  });
  return Math.round((founded.reduce((all, each) => all + each, 0) / main.length) * 100);
}

/** For everybody, once it is published. */
export const snapshotView = (world: World, row: EvaluationRow): Schema<'EvaluationSnapshot'> =>
  sharedSnapshot(world, row, row.shows, null);
