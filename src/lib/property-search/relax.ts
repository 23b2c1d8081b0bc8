// The near-miss ladder: how one filter at a time can be relaxed, the mildest step first.
import { filterLabel } from './filter-wording';
import { filterKeys, type FilterKey, type SearchFilters } from './search-filters';

const ratings = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

const upwards = [1.05, 1.1, 1.25, 1.5, 2] as const;
const downwards = [0.95, 0.9, 0.75, 0.5] as const;
const factors: Partial<Record<FilterKey, readonly number[]>> = {
  maxPrice: upwards,
  maxServiceCharge: upwards,
  maxGroundRent: upwards,
  maxAreaSqm: upwards,
  maxPricePerSqFt: upwards,
  radiusMiles: [1.5, 2, 4],
  travelMinutes: [1.5, 2],
  reducedWithinDays: [2, 4],
  addedWithinDays: [2, 4],
  minPrice: downwards,
  minAreaSqm: downwards,
  minLeaseYears: downwards,
  minDaysOnMarket: [0.75, 0.5],
  minReduction: [0.75, 0.5],
};
const steps: Partial<Record<FilterKey, readonly number[]>> = {
  minBeds: [-1, -2],
  maxBeds: [1, 2],
  minBaths: [-1],
  minGrossYield: [-0.5, -1, -1.5, -2],
};
/** As the contract limits them. */
const limits: Partial<Record<FilterKey, number>> = {
  maxPrice: 100_000_000,
  maxServiceCharge: 100_000,
  maxGroundRent: 100_000,
  maxAreaSqm: 100_000,
  maxPricePerSqFt: 10_000,
  radiusMiles: 40,
  travelMinutes: 90,
  reducedWithinDays: 365,
  addedWithinDays: 365,
  maxBeds: 30,
};
/** The least that the contract takes, where that is not just more than nothing. */
const lowest: Partial<Record<FilterKey, number>> = { minAreaSqm: 1, minLeaseYears: 1 };
const whole: ReadonlySet<FilterKey> = new Set([
  'minBeds',
  'maxBeds',
  'minBaths',
  'minLeaseYears',
  'minDaysOnMarket',
  'travelMinutes',
  'reducedWithinDays',
  'addedWithinDays',
]);
/** Miles around a place instead of inside it. */
const around = [3, 5, 10] as const;

/** The filters with one of them relaxed, the mildest step first; the last is without it. */
export function relaxations(filters: SearchFilters, key: FilterKey): SearchFilters[] {
  return [...milder(filters, key), without(filters, key)];
}

/** The filters without one of them; what only meant something with it goes too. */
export function without(filters: SearchFilters, key: FilterKey): SearchFilters {
  const rest: SearchFilters = { ...filters };
  delete rest[key];
  if (rest.locations === undefined && rest.near === undefined) {
    delete rest.radiusMiles;
    delete rest.travelMinutes;
    delete rest.travelBy;
  }
  return rest;
}

/** `Up to £190,000 instead of “Up to £180,000”`, `Without “Needs work”`: what a relaxation changes, in words. */
export function relaxationLabel(key: FilterKey, before: SearchFilters, after: SearchFilters): string {
  const changed = filterKeys(after).find((each) => after[each] !== before[each]);
  return changed === undefined
    ? `Without “${filterLabel(key, before)}”`
    : `${filterLabel(changed, after)} instead of “${filterLabel(key, before)}”`;
}

function milder(filters: SearchFilters, key: FilterKey): SearchFilters[] {
  const value = filters[key];
  if (key === 'minEpc') {
    const from = ratings.findIndex((rating) => rating === value);
    return ratings.slice(from + 1, -1).map((minEpc) => ({ ...filters, minEpc }));
  }
  if (key === 'locations' || key === 'near') {
    if (filters.travelMinutes !== undefined) return [];
    const now = filters.radiusMiles ?? 0;
    return around.filter((miles) => miles > now).map((radiusMiles) => ({ ...filters, radiusMiles }));
  }
  if (typeof value !== 'number') return [];
  const limit = limits[key] ?? Number.POSITIVE_INFINITY;
  const values = [
    ...(factors[key] ?? []).map((factor) => neat(value * factor)),
    ...(steps[key] ?? []).map((step) => neat(value + step)),
  ].map((each) => Math.min(limit, whole.has(key) ? Math.round(each) : each));
  return [...new Set(values)]
    .filter((each) => each > 0 && each >= (lowest[key] ?? 0) && each !== value)
    .map((each) => ({ ...filters, [key]: each }));
}

/** Three significant digits, whole from 10 on: nobody thinks in £189,262.50. */
function neat(value: number): number {
  const rough = Number(value.toPrecision(3));
  return rough >= 10 ? Math.round(rough) : rough;
}
