import type { Call } from '../../engine/answers/operation';
import type { Schema } from '../../engine/contract/contract';
import type { Database } from '../../engine/db/database';
import { Refusal } from '../../engine/requests/refusal';
import { mebibyte, planOf } from './seeds/plans';

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
    properties: db.property.by('ownerId', ownerId).filter(({ status }) => status !== 'sold').length,
    storageMb: Math.round((bytes / mebibyte) * 10) / 10,
  };
}

const meters: readonly Pick<Schema<'UsageMeter'>, 'key' | 'label' | 'unit'>[] = [
  { key: 'evaluations', label: 'Evaluations', unit: null },
  { key: 'aiSearches', label: 'AI searches this month', unit: null },
  { key: 'savedSearches', label: 'Saved searches', unit: null },
  { key: 'properties', label: 'Properties', unit: null },
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

const limitTexts: Record<Schema<'PlanLimitKey'>, (plan: string, limit: string) => string> = {
  evaluations: (plan, limit) => `Evaluations on ${plan}: ${limit} of ${limit} used.`,
  aiSearches: (plan, limit) => `AI searches on ${plan}: ${limit} of ${limit} used this month.`,
  savedSearches: (plan, limit) => `Saved searches on ${plan}: ${limit} of ${limit} used.`,
  properties: (plan, limit) => `Properties on ${plan}: ${limit} of ${limit} used.`,
  storageMb: (plan, limit) => `Documents on ${plan}: there’s no room for this file in ${limit} MB.`,
};

/** What a member has left of a limit of their plan; null is without limit. */
export function roomLeft(call: Call, key: Schema<'PlanLimitKey'>): { limit: number; left: number } | null {
  const { db, clock } = call.world;
  const { id, plan } = call.me();
  const limit = planOf(plan).limits[key];
  return limit === null ? null : { limit, left: Math.max(0, limit - used(db, id, clock.now())[key]) };
}

/**
 * Throws 403 `plan-limit` when the plan has no room for more; what is there already stays.
 * @param more in the unit of the limit
 */
export function requireRoom(call: Call, key: Schema<'PlanLimitKey'>, more = 1): void {
  const room = roomLeft(call, key);
  if (room === null || more <= room.left) return;
  const { name } = planOf(call.me().plan);
  const message = limitTexts[key](name, room.limit.toLocaleString('en-GB'));
  throw new Refusal(403, { message, code: 'plan-limit' });
}
