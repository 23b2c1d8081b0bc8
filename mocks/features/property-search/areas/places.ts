// Who is near a place, by distance.
import { placeOf, type Place } from '@/lib/places/outcode-places';

const earthMiles = 3958.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance as the crow flies, in miles, to one decimal place. */
function milesBetween([latA, lonA]: Place, [latB, lonB]: Place): number {
  const half =
    Math.sin(radians(latB - latA) / 2) ** 2 +
    Math.cos(radians(latA)) * Math.cos(radians(latB)) * Math.sin(radians(lonB - lonA) / 2) ** 2;
  return Math.round(2 * earthMiles * Math.asin(Math.sqrt(half)) * 10) / 10;
}

interface Home {
  readonly town: string | null;
  readonly outcode: string | null;
}

/** Where somebody is as seen from a place. */
export interface Seen {
  isNear: boolean;
  /** Null when no place was asked for, or where either is is not known. */
  miles: number | null;
}

/** Miles around a place when none are said. */
const defaultRadius = 25;

/** Who is near, by distance; around a place that nobody knows, by its name alone. Without a place everybody is. */
export function seenFrom(near = '', radius = defaultRadius): (home: Home) => Seen {
  const name = near.trim().toLowerCase();
  if (name === '') return () => ({ isNear: true, miles: null });
  const centre = placeOf(near);
  return ({ town, outcode }) => {
    const place = placeOf(outcode ?? town ?? '');
    const miles = centre && place ? milesBetween(centre, place) : null;
    return { miles, isNear: miles === null ? town?.toLowerCase() === name : miles <= radius };
  };
}

/** Nearest first; whose distance is not known comes last. */
export const byMiles = (a: Pick<Seen, 'miles'>, b: Pick<Seen, 'miles'>) =>
  a.miles === b.miles ? 0 : (a.miles ?? Infinity) - (b.miles ?? Infinity);
