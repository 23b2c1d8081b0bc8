// What a map shows: its bounds and its position, and how they stand in an address.
import type { Point } from '@/lib/property-search/geo';

/** Degrees; never across the 180th meridian. */
export interface Bounds {
  north: number;
  south: number;
  east: number;
  west: number;
}

/** The middle of a map and how close it is: 0 shows the world, each level twice as close. */
export interface MapPosition extends Point {
  zoom: number;
}

/** To eleven metres: closer than a screen can tell. */
const decimals = 4;
const shortened = (value: number, digits = decimals) => Number(value.toFixed(digits));

function numbersOf(value: unknown, count: number): number[] | undefined {
  if (typeof value !== 'string' || value.length > 60) return undefined;
  const parts = value.split(',');
  const numbers = parts.map(Number);
  const isWhole = parts.every((part) => part.trim() !== '') && numbers.every(Number.isFinite);
  return parts.length === count && isWhole ? numbers : undefined;
}

/** `south,west,north,east` of an address; undefined for what no map shows. */
export function readBounds(value: unknown): Bounds | undefined {
  const [south = 91, west = 181, north = -91, east = -181] = numbersOf(value, 4) ?? [];
  const isOnGlobe = south >= -90 && north <= 90 && west >= -180 && east <= 180;
  return isOnGlobe && south < north && west < east ? { north, south, east, west } : undefined;
}

/** Rounded outwards, so that what lies at the edge stays inside. */
export function boundsText({ north, south, east, west }: Bounds): string {
  const scale = 10 ** decimals;
  const outer = [
    Math.floor(south * scale),
    Math.floor(west * scale),
    Math.ceil(north * scale),
    Math.ceil(east * scale),
  ];
  return outer.map((each) => each / scale).join(',');
}

/** `lat,lng,zoom` of an address; undefined for what is nowhere. */
export function readPosition(value: unknown): MapPosition | undefined {
  const [lat = 91, lng = 181, zoom = -1] = numbersOf(value, 3) ?? [];
  const isSomewhere = Math.abs(lat) <= 85 && Math.abs(lng) <= 180 && zoom >= 0 && zoom <= 22;
  return isSomewhere ? { lat, lng, zoom } : undefined;
}

export const positionText = ({ lat, lng, zoom }: MapPosition) =>
  [shortened(lat), shortened(lng), shortened(zoom, 2)].join(',');

/** Whether two positions have the same address. */
export const isSamePosition = (a: MapPosition, b: MapPosition) => positionText(a) === positionText(b);

/** The smallest bounds that hold all points; undefined without any. */
export function boundsAround(points: readonly Point[]): Bounds | undefined {
  const [first] = points;
  if (first === undefined) return undefined;
  const bounds = { north: first.lat, south: first.lat, east: first.lng, west: first.lng };
  for (const { lat, lng } of points) {
    bounds.north = Math.max(bounds.north, lat);
    bounds.south = Math.min(bounds.south, lat);
    bounds.east = Math.max(bounds.east, lng);
    bounds.west = Math.min(bounds.west, lng);
  }
  return bounds;
}

/** Larger by a part of its own size on every side. */
export function padded({ north, south, east, west }: Bounds, part: number): Bounds {
  const [up, right] = [(north - south) * part, (east - west) * part];
  return {
    north: Math.min(90, north + up),
    south: Math.max(-90, south - up),
    east: Math.min(180, east + right),
    west: Math.max(-180, west - right),
  };
}

export const holds = (outer: Bounds, inner: Bounds) =>
  outer.north >= inner.north &&
  outer.south <= inner.south &&
  outer.east >= inner.east &&
  outer.west <= inner.west;

/** The four corners of the bounds. */
export const cornersOf = ({ north, south, east, west }: Bounds): Point[] => [
  { lat: north, lng: west },
  { lat: north, lng: east },
  { lat: south, lng: east },
  { lat: south, lng: west },
];

/** The next larger bounds on a grid as coarse as they are large, so that a map moved a little asks for the same. */
export function snapped({ north, south, east, west }: Bounds): Bounds {
  const step = 2 ** Math.ceil(Math.log2(Math.max(north - south, east - west, 0.001) / 2));
  return {
    north: Math.min(90, Math.ceil(north / step) * step),
    south: Math.max(-90, Math.floor(south / step) * step),
    east: Math.min(180, Math.ceil(east / step) * step),
    west: Math.max(-180, Math.floor(west / step) * step),
  };
}
