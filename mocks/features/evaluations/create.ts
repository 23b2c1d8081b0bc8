// New evaluations: blank, copied, or started from a listing or property.
import type { Schema } from '../../engine/contract/contract';
import type { Row } from '../../engine/db/database';
import type { World } from '../../engine/world/world';
import { sharedEvaluation, type EvaluationRow } from './rules/access';
import { placeAfter } from './board';
import { listingPrefill, propertyPrefill, type Prefill, type RentSource } from './prefill';
import { completeInputs, profileFor, settingsOf, worked } from './rules/evaluation-results';
import { preferencesOf } from '../profile/members/preferences';
import type { Call } from '../../engine/answers/operation';
import { invalid, tooMany } from '../../engine/requests/refusal';

type New = Schema<'NewEvaluation'>;
type Draft = Omit<Row<'evaluation'>, 'id' | 'results' | 'region'>;

const maxPerMinute = 30;

/** Throws 429 when the member starts more than thirty within a minute. */
export function requireCalm(world: World, memberId: number): void {
  const since = new Date(world.clock.now().getTime() - 60_000).toISOString();
  const recent = world.db.evaluation.by('ownerId', memberId).filter(({ createdAt }) => createdAt > since);
  if (recent.length >= maxPerMinute)
    throw tooMany(60, 'You’ve created a lot of evaluations. Wait a minute and try again');
}

/** Stores a new evaluation of the caller's. Throws 404 or 403 for what it starts from, 422 for what does not fit. */
export function startEvaluation(call: Call, body: New): EvaluationRow {
  const { world } = call;
  const me = call.me().id;
  const at = world.clock.now().toISOString();
  const draft = body.copyOf === undefined ? blank(world, me, body, at) : copy(call, body, at);
  if (!draft.strategies.includes(draft.primary)) {
    throw invalid({ primary: ['Choose one of the strategies'] });
  }
  const row = world.db.evaluation.add({ ...draft, ...worked(draft) });
  if (body.copyOf !== undefined) copyImages(world, body.copyOf, row);
  if (body.stage === undefined) return row;
  const pipeline = placeAfter(world.db, row, { stage: body.stage }, at);
  return world.db.evaluation.update(row.id, { pipeline });
}

function copy(call: Call, body: New, at: string): Draft {
  const { row } = sharedEvaluation(call, body.copyOf);
  const me = call.me().id;
  const { id: _id, results: _results, region: _region, ...rest } = row;
  return {
    ...rest,
    ownerId: me,
    title: body.title ?? `Copy of ${row.title}`.slice(0, 120).trimEnd(),
    propertyId: null,
    pipeline: null,
    offers: [],
    people: [],
    collaborators: [],
    settingsId: row.ownerId === me ? row.settingsId : null,
    isPublished: false,
    shows: { address: false, price: false, costs: false },
    version: 1,
    archivedAt: null,
    deletedAt: null,
    createdAt: at,
    updatedAt: at,
  };
}

function copyImages({ db }: World, from: string, to: EvaluationRow): void {
  for (const { id: _id, clientId: _clientId, ...image } of db.evaluationImage.by('evaluationId', from)) {
    db.evaluationImage.add({ ...image, evaluationId: to.id, createdAt: to.createdAt });
  }
}

function blank(world: World, me: number, body: New, at: string): Draft {
  const { db } = world;
  if (body.settingsId && !settingsOf(db, me).some(({ id }) => id === body.settingsId)) {
    throw invalid({ settingsId: ['Choose one of your profiles'] });
  }
  const profile = profileFor(db, me, body.settingsId ?? null);
  const start = prefillOf(world, me, body, profile?.rentSource ?? 'listing', at);
  const title = body.title ?? start?.title.slice(0, 120) ?? body.address;
  if (!title) throw invalid({ title: ['This field is required'] });
  const primary = body.primary ?? body.strategies?.[0] ?? profile?.strategy ?? 'btl';
  return {
    ownerId: me,
    title,
    propertyId: body.propertyId ?? null,
    listingId: body.listingId ?? null,
    address: body.address ?? start?.address ?? null,
    outcode: body.outcode ?? start?.outcode ?? null,
    nation: body.nation ?? start?.nation ?? profile?.nation ?? preferencesOf(db, me).defaultNation,
    home: body.home ?? start?.home ?? null,
    strategies: body.strategies ?? [primary],
    primary,
    inputs: completeInputs(at.slice(0, 10), profile, start?.inputs, body.inputs),
    roceBasis: profile?.roceBasis ?? 'totalCapital',
    evidence: { ...start?.evidence, ...givenBy(body, at), ...body.evidence },
    scenarios: [],
    notes: body.notes ?? '',
    tags: body.tags ?? [],
    pipeline: null,
    offers: [],
    people: [],
    collaborators: [],
    settingsId: profile?.id ?? null,
    isPublished: false,
    shows: { address: false, price: false, costs: false },
    version: 1,
    archivedAt: null,
    deletedAt: null,
    createdAt: at,
    updatedAt: at,
  };
}

function prefillOf(
  world: World,
  me: number,
  body: New,
  rentSource: RentSource,
  at: string,
): Prefill | undefined {
  if (body.listingId !== undefined) return listingPrefill(world, body.listingId, rentSource, at);
  if (body.propertyId !== undefined) return propertyPrefill(world, body.propertyId, me, rentSource, at);
  return undefined;
}

const tagged = ['price', 'income.rentPcm', 'refurb.items', 'finance.rate', 'costs.insurance'] as const;

/** Main inputs that the member typed in count as their own. */
function givenBy({ inputs = {} }: New, at: string): Draft['evidence'] {
  const given = tagged.filter((path) => {
    const [first = '', second] = path.split('.');
    // A path names a field of the inputs, or a field of one of their parts.
    const part = (inputs as Readonly<Record<string, unknown>>)[first];
    if (second === undefined || typeof part !== 'object' || part === null) return part !== undefined;
    return second in part;
  });
  return Object.fromEntries(given.map((path) => [path, { source: 'user', refId: null, at }]));
}
