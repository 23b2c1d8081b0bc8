// Places by name: what a search's `locations` mean.
import { milesBetween, milesInMinutes, readPoint, type Point } from '@/lib/property-search/geo';
import type { Schema } from '../../engine/contract/contract';
import type { ListingFacts } from '../../engine/db/tables/property-search';
import { areas, towns, type Area } from './seeds/areas';

type Filters = Schema<'ListingFilters'>;
type Facts = Readonly<ListingFacts>;

export interface Place {
  readonly label: string;
  /** The town, when all of it is meant. */
  readonly town: string | undefined;
  readonly outcodes: ReadonlySet<string>;
  readonly middle: Point;
}

const outcodeOf = /^([a-z]{1,2}\d[a-z\d]?)(?:\s?\d[a-z]{2})?$/;

/** A town, an area, an outcode, or a postcode for its outcode; undefined for what is not known. */
export function placeOf(text: string): Place | undefined {
  const name = text.trim().toLowerCase().replaceAll(/\s+/g, ' ').replaceAll('’', "'");
  const town = towns.find((each) => each.name.toLowerCase() === name);
  if (town) {
    const inTown = areas.filter((area) => area.town === town.name);
    return { label: town.name, town: town.name, outcodes: codes(inTown), middle: town };
  }
  const outcode = outcodeOf.exec(name)?.[1];
  const found = areas.filter((area) =>
    outcode === undefined ? area.name.toLowerCase() === name : area.outcode.toLowerCase() === outcode,
  );
  const [first] = found;
  if (first === undefined) return undefined;
  const label = found.length > 1 ? first.name : `${first.outcode}, ${first.town}`;
  return { label, town: undefined, outcodes: codes(found), middle: first };
}

const codes = (some: readonly Area[]) => new Set(some.map(({ outcode }) => outcode));

const defaultRadius = 0.5;

const milesADegree = 69;

/** Most rows are told apart by their latitude alone, which costs next to nothing. */
const isClose = (row: Facts, middle: Point, miles: number) =>
  Math.abs(row.lat - middle.lat) * (milesADegree - 1) <= miles && milesBetween(row, middle) <= miles;

/** Where a search looks; `passes` is undefined when it looks everywhere. */
export interface Whereabouts {
  readonly passes: ((row: Facts) => boolean) | undefined;
  /** The one place that holds all of it, if there is one. */
  readonly only: Place | undefined;
  readonly unknown: string[];
}

export function whereaboutsOf(filters: Filters): Whereabouts {
  const { locations = [], near, radiusMiles, travelMinutes, travelBy = 'driving' } = filters;
  const named = locations.map((text) => ({ text, place: placeOf(text) }));
  const places = named.flatMap(({ place }) => place ?? []);
  const unknown = named.filter(({ place }) => place === undefined).map(({ text }) => text);
  const point = near === undefined ? null : readPoint(near);
  const reach = travelMinutes === undefined ? undefined : milesInMinutes(travelMinutes, travelBy);
  const nearby = (row: Facts) =>
    point !== null &&
    isClose(row, point, Math.min(radiusMiles ?? Infinity, reach ?? radiusMiles ?? defaultRadius));
  const inPlace = (row: Facts, { outcodes, middle }: Place) =>
    (reach === undefined || isClose(row, middle, reach)) &&
    (outcodes.has(row.outcode) ||
      (radiusMiles === undefined ? reach !== undefined : isClose(row, middle, radiusMiles)));
  if (near === undefined && locations.length === 0) return { passes: undefined, only: undefined, unknown };
  const [first] = places;
  const isOne = places.length === 1 && near === undefined && radiusMiles === undefined && reach === undefined;
  return {
    passes: (row) => nearby(row) || places.some((place) => inPlace(row, place)),
    only: isOne ? first : undefined,
    unknown,
  };
}
