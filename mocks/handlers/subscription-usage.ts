import type { Schema } from '../contract';
import type { Database } from '../db/database';
import { planOf } from '../seeds/subscription-plans';

/** As much of a record as counting needs. */
interface Counted {
  ownerId?: unknown;
  userId?: unknown;
  size?: unknown;
  createdAt?: unknown;
}

/** The member's rows of a table; none when there is no such table. */
function ownRows(db: Database, table: string, ownerId: number): readonly Counted[] {
  // Whatever a table holds is an object, and only columns that may be missing are read.
  const tables = db as unknown as Readonly<Record<string, { all(): readonly Counted[] } | undefined>>;
  const rows = tables[table]?.all() ?? [];
  return rows.filter((row) => row.ownerId === ownerId || row.userId === ownerId);
}

const megabyte = 1_000_000;

function used(db: Database, ownerId: number, now: Date): Record<Schema<'PlanLimitKey'>, number> {
  const month = now.toISOString().slice(0, 7);
  const bytes = ownRows(db, 'document', ownerId).reduce((sum, { size }) => sum + (Number(size) || 0), 0);
  return {
    evaluations: ownRows(db, 'evaluation', ownerId).length,
    aiSearches: ownRows(db, 'aiSearch', ownerId).filter((row) => String(row.createdAt).startsWith(month))
      .length,
    savedSearches: ownRows(db, 'propertySearch', ownerId).length,
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
