export interface Point {
  /** Degrees. */
  lat: number;
  lng: number;
}

const earthMiles = 3958.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Miles between two points as the crow flies, by the haversine formula. */
export function milesBetween(a: Point, b: Point): number {
  const half =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  return 2 * earthMiles * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** `53.8,-1.55` as a point; null when it is none on the globe. */
export function readPoint(text: string): Point | null {
  const parts = text.split(',');
  const [lat = Number.NaN, lng = Number.NaN] = parts.map(Number);
  if (parts.length !== 2 || parts.some((part) => part.trim() === '')) return null;
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

/** The corners of an area, joined by semicolons; null when there are fewer than three or one cannot be read. */
export function readArea(text: string): Point[] | null {
  const corners = text.split(';').map(readPoint);
  const known = corners.filter((corner) => corner !== null);
  return known.length === corners.length && known.length >= 3 ? known : null;
}

/** Whether a point lies inside the area with these corners, by counting the sides that a ray crosses. */
export function isInside({ lat, lng }: Point, corners: readonly Point[]): boolean {
  let isIn = false;
  let previous = corners.at(-1);
  for (const corner of corners) {
    if (
      previous !== undefined &&
      corner.lat > lat !== previous.lat > lat &&
      lng < ((previous.lng - corner.lng) * (lat - corner.lat)) / (previous.lat - corner.lat) + corner.lng
    ) {
      isIn = !isIn;
    }
    previous = corner;
  }
  return isIn;
}

const milesAMinute = { driving: 0.42, public_transport: 0.24, cycling: 0.17, walking: 0.05 } as const;

/** How far one gets in so many minutes: a rough estimate from average speeds in towns, along a straight line. */
export function milesInMinutes(minutes: number, by: keyof typeof milesAMinute): number {
  return minutes * milesAMinute[by];
}
