// A change of an evaluation, from the body to the stored row.
import { regionOfNation } from '@/lib/stamp-duty/region';
import type { Schema } from '../../../engine/contract/contract';
import type { Row } from '../../../engine/db/database';
import type { World } from '../../../engine/world/world';
import type { EvaluationRow } from '../rules/access';
import { columnOf, leaveColumn, placeAfter } from '../board';
import { keepLinks, requireSoundLinks } from '../links/links';
import { logChanges, notifyOthers } from './log';
import { requireMyProperty } from '../prefill';
import { worked } from '../rules/evaluation-results';
import { orderImages } from '../images';
import { changedInputs, requireSound } from '../rules/rules';
import { keepVersion } from './versions';

type Update = Schema<'EvaluationUpdate'>;

/** Stores the change, works the deal out anew, moves its neighbours, logs and tells. Throws 422, 403, 404. */
export function changeEvaluation(
  world: World,
  row: EvaluationRow,
  body: Update,
  actorId: number,
): EvaluationRow {
  const { db, clock } = world;
  const at = clock.now().toISOString();
  const before = { ...row };
  const changed = { ...row, ...fieldsOf(row, body, at, actorId) };
  if (body.propertyId) requireMyProperty(world, body.propertyId, row.ownerId);
  requireSound(world, changed, body);
  if (body.links) requireSoundLinks(world, row.id, body.links);
  const pipeline = pipelineAfter(world, row, body, at);
  const isLeaving =
    (changed.archivedAt !== null || changed.deletedAt !== null) &&
    row.archivedAt === null &&
    row.deletedAt === null;
  const { id, ...stored } = {
    ...changed,
    ...worked(changed),
    pipeline,
    version: row.version + 1,
    updatedAt: at,
  };
  if (body.imageIds) orderImages(world, row, body.imageIds);
  const after = db.evaluation.update(id, stored);
  if (body.links) keepLinks(world, row.id, body.links);
  keepVersion(world, before, after, actorId);
  if (isLeaving) leaveColumn(db, after);
  logChanges(world, before, after, actorId);
  notifyOthers(world, after, actorId);
  return after;
}

const unknownHome: Schema<'EvaluationHome'> = {
  type: null,
  tenure: null,
  leaseYears: null,
  bedrooms: null,
  areaSqm: null,
  epcRating: null,
  councilTaxBand: null,
};

/** The row's own fields that the body changes. */
function fieldsOf(row: EvaluationRow, body: Update, at: string, actorId: number): Partial<Row<'evaluation'>> {
  const nation = body.nation ?? row.nation;
  return {
    title: body.title ?? row.title,
    propertyId: body.propertyId === undefined ? row.propertyId : body.propertyId,
    address: body.address === undefined ? row.address : body.address,
    outcode: body.outcode === undefined ? row.outcode : body.outcode,
    home: body.home ? { ...(row.home ?? unknownHome), ...body.home } : body.home === null ? null : row.home,
    settingsId: body.settingsId === undefined ? row.settingsId : body.settingsId,
    nation,
    region: regionOfNation(nation),
    strategies: body.strategies ?? row.strategies,
    primary: body.primary ?? row.primary,
    inputs: changedInputs(row, body.inputs),
    roceBasis: body.roceBasis ?? row.roceBasis,
    evidence: body.evidence ?? row.evidence,
    scenarios: body.scenarios ?? row.scenarios,
    notes: body.notes ?? row.notes,
    tags: body.tags ?? row.tags,
    offers: body.offers ? signedOffers(row, body.offers, actorId) : row.offers,
    people: body.people ?? row.people,
    collaborators: body.collaborators ?? row.collaborators,
    isPublished: body.isPublished ?? row.isPublished,
    shows: body.shows ?? row.shows,
    archivedAt: body.archived === undefined ? row.archivedAt : body.archived ? (row.archivedAt ?? at) : null,
    deletedAt: body.deleted === false ? null : row.deletedAt,
  };
}

/** Each offer names who entered it: those that were there keep their name, the others get the actor's. */
function signedOffers(row: EvaluationRow, offers: EvaluationRow['offers'], actorId: number) {
  const known = new Set(row.offers.map(({ byId }) => byId));
  return offers.map((offer) => {
    const isKnown = row.offers.some((each) => JSON.stringify(each) === JSON.stringify(offer));
    if (isKnown) return offer;
    return { ...offer, byId: offer.byId && known.has(offer.byId) ? offer.byId : actorId };
  });
}

function pipelineAfter(
  { db }: World,
  row: EvaluationRow,
  { pipeline: move, deleted, archived }: Update,
  at: string,
): EvaluationRow['pipeline'] {
  if (move === null) {
    leaveColumn(db, row);
    return null;
  }
  if (move !== undefined) return placeAfter(db, row, move, at);
  const isBack = deleted === false || archived === false;
  if (row.pipeline === null || !isBack) return row.pipeline;
  // Back from the trash or the archive it goes to the end of its column.
  const others = columnOf(db, row.ownerId, row.pipeline.stage).filter(({ id }) => id !== row.id);
  return { ...row.pipeline, position: others.length };
}
