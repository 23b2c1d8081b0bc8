// A drawn area: as many corners as an address takes, its text and its size.
import type { Point } from '@/lib/property-search/geo';

/** As many as a search takes. */
const mostCorners = 60;

/** How far a point lies from the line between two others, in degrees of latitude. */
function offLine({ lat, lng }: Point, from: Point, to: Point): number {
  // Degrees of longitude are shorter than those of latitude.
  const narrow = Math.cos((lat * Math.PI) / 180);
  const [x, y] = [(lng - from.lng) * narrow, lat - from.lat];
  const [dx, dy] = [(to.lng - from.lng) * narrow, to.lat - from.lat];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, (x * dx + y * dy) / length));
  return Math.hypot(x - along * dx, y - along * dy);
}

/** The line with only what strays further than the tolerance (Douglas and Peucker). */
function thinned(line: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return [...line];
  let [farthest, most] = [0, tolerance];
  line.forEach((point, at) => {
    const distance = offLine(point, first, last);
    if (distance > most) [farthest, most] = [at, distance];
  });
  if (farthest === 0) return [first, last];
  return [
    ...thinned(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...thinned(line.slice(farthest), tolerance),
  ];
}

/**
 * The corners of a line drawn by hand, at most sixty; null when they enclose nothing.
 * @param tolerance degrees of latitude that cannot be told apart on the screen
 */
export function cornersOfLine(line: readonly Point[], tolerance: number): Point[] | null {
  let corners: Point[] = [...line];
  for (let step = tolerance; corners.length > mostCorners || step === tolerance; step *= 1.5) {
    corners = thinned(line, step);
  }
  return corners.length >= 3 && squareMiles(corners) > 0 ? corners : null;
}

/** As the filter `area` takes it: each corner to eleven metres. */
export const areaText = (corners: readonly Point[]) =>
  corners.map(({ lat, lng }) => `${Number(lat.toFixed(4))},${Number(lng.toFixed(4))}`).join(';');

const milesADegree = 69.1;

/** The size of an area on a map, by the shoelace formula; good to a few per cent within the UK. */
export function squareMiles(corners: readonly Point[]): number {
  const narrow = Math.cos(((corners[0]?.lat ?? 0) * Math.PI) / 180);
  let twice = 0;
  let previous = corners.at(-1);
  for (const corner of corners) {
    if (previous) twice += (previous.lng * corner.lat - corner.lng * previous.lat) * narrow;
    previous = corner;
  }
  return Math.abs(twice / 2) * milesADegree ** 2;
}
