import type { Schema } from '../../engine/contract/contract';
import type { Database } from '../../engine/db/database';
import { planOf } from './seeds/plans';

const megabyte = 1_000_000;

function used(db: Database, ownerId: number, now: Date): Record<Schema<'PlanLimitKey'>, number> {
  const month = now.toISOString().slice(0, 7);
  const searches = db.aiSearch.by('ownerId', ownerId);
  // What lies in the trash no longer counts; of a document every version does.
  const evaluations = db.evaluation.by('ownerId', ownerId).filter(({ deletedAt }) => deletedAt === null);
  const bytes = db.document
    .by('ownerId', ownerId)
    .flatMap(({ size, versions }) => [size, ...versions.map((each) => each.size)])
    .reduce((sum, size) => sum + size, 0);
  return {
    evaluations: evaluations.length,
    aiSearches: searches.filter(({ createdAt }) => createdAt.startsWith(month)).length,
    savedSearches: db.propertySearch.countBy('ownerId', ownerId),
    storageMb: Math.round((bytes / megabyte) * 10) / 10,
  };
}

const meters: readonly Pick<Schema<'UsageMeter'>, 'key' | 'label' | 'unit'>[] = [
  { key: 'evaluations', label: 'Evaluations', unit: null },
  { key: 'aiSearches', label: 'AI searches this month', unit: null },
  { key: 'savedSearches', label: 'Saved searches', unit: null },
  { key: 'storageMb', label: 'Document storage', unit: 'MB' },
];

/** How much a member uses of what a plan allows. */
export function usageOf(
  db: Database,
  ownerId: number,
  planId: Schema<'PlanId'>,
  now: Date,
): Schema<'UsageMeter'>[] {
  const counts = used(db, ownerId, now);
  const { limits } = planOf(planId);
  const nextMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString();
  return meters.map((meter) => ({
    ...meter,
    used: counts[meter.key],
    limit: limits[meter.key],
    resetsAt: meter.key === 'aiSearches' ? nextMonth : null,
  }));
}

/** What a member has more of than a plan allows. What a month brings back is not counted. */
export const exceeding = (db: Database, ownerId: number, planId: Schema<'PlanId'>, now: Date) =>
  usageOf(db, ownerId, planId, now).filter(
    ({ used, limit, resetsAt }) => resetsAt === null && limit !== null && used > limit,
  );
