import type { Schemas } from '@/api/contract';
import { radii, type Radius } from './explore-search';

/** A type of business that is found although what was asked for is not. */
export interface NearbyType {
  name: string;
  /** To the nearest of that type; null without a place. */
  miles: number | null;
  /** The least choice that reaches it; undefined without a place. */
  radius: Radius | undefined;
}

const shown = 4;

/** The types among businesses that come nearest first, each once, four at most. */
export function nearbyTypes(
  businesses: readonly Pick<Schemas['Business'], 'type' | 'distanceMiles'>[],
): NearbyType[] {
  const types = new Map<string, NearbyType>();
  for (const { type, distanceMiles: miles } of businesses) {
    const radius = miles === null ? undefined : radii.find((each) => each >= miles);
    if (!types.has(type)) types.set(type, { name: type, miles, radius });
  }
  return [...types.values()].slice(0, shown);
}
