// What the schema of the filters cannot say.
import { readArea, readPoint } from '@/lib/property-search/geo';
import type { Schema } from '../../engine/contract/contract';
import type { Filters } from './ai/match';
import { invalid } from '../../engine/requests/refusal';

type Problems = Record<string, string[]>;

const ranges = [
  ['minPrice', 'maxPrice'],
  ['minBeds', 'maxBeds'],
  ['minAreaSqm', 'maxAreaSqm'],
] as const;

/** Messages by field; none when the filters make sense together. */
export function filterProblems(filters: Filters): Problems {
  const problems: Problems = {};
  for (const [low, high] of ranges) {
    const from = filters[low];
    const to = filters[high];
    if (from !== undefined && to !== undefined && from > to)
      problems[high] = ['Enter a maximum no lower than the minimum'];
  }
  const { near, area, radiusMiles, travelMinutes, locations, auctionFrom, auctionTo } = filters;
  if (near !== undefined && readPoint(near) === null)
    problems['near'] = ['Enter a valid latitude and longitude'];
  if (area !== undefined && readArea(area) === null) problems['area'] = ['Enter a valid area'];
  const isPlaced = near !== undefined || locations !== undefined;
  if (radiusMiles !== undefined && !isPlaced)
    problems['radiusMiles'] = ['Choose a place or a point to search from'];
  if (travelMinutes !== undefined && !isPlaced)
    problems['travelMinutes'] = ['Choose a place or a point to search from'];
  if (auctionFrom !== undefined && auctionTo !== undefined && auctionFrom > auctionTo) {
    problems['auctionTo'] = ['Enter an end date after the start date'];
  }
  return problems;
}

/** Throws 422 naming the fields under `filters`. */
export function checkFilters(filters: Filters): void {
  const problems = Object.entries(filterProblems(filters));
  if (problems.length === 0) return;
  throw invalid(Object.fromEntries(problems.map(([field, messages]) => [`filters.${field}`, messages])));
}

/** Throws 422 for a map that is upside down or inside out. */
export function checkBounds({ north, south, east, west }: Schema<'MapBounds'>): void {
  const problems: Problems = {};
  if (south > north) problems['bounds.south'] = ['Enter a southern edge below the northern edge'];
  if (west > east) problems['bounds.west'] = ['Enter a western edge left of the eastern edge'];
  if (Object.keys(problems).length > 0) throw invalid(problems);
}
