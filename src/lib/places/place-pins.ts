import type { MapPin } from '@/lib/map/cluster';
import { logOnce } from '../log-once';
import { placeOf } from './outcode-places';

interface Placed {
  outcode?: string | null | undefined;
  town?: string | null | undefined;
}

/**
 * The pins of what is known by its outward postcode or town alone; what stands nowhere we know is left out, and so is a row that breaks
 * the contract, which is logged once.
 */
export function placePins<Row>(
  rows: readonly Row[],
  of: (row: Row) => Placed & Pick<MapPin, 'id' | 'text' | 'name'>,
): MapPin[] {
  return rows.flatMap((row) => {
    try {
      const { outcode, town, ...pin } = of(row);
      const place = placeOf(outcode ?? '') ?? placeOf(town ?? '');
      return place ? [{ ...pin, lat: place[0], lng: place[1] }] : [];
    } catch (error) {
      logOnce('A place of the map', error);
      return [];
    }
  });
}

/** Outward postcodes as one pin for each place that we can tell apart: `LS1, LS6 and 3 more`. */
export function outcodePins(outcodes: readonly string[]): MapPin[] {
  const places = new Map<string, { lat: number; lng: number; codes: string[] }>();
  for (const code of outcodes) {
    const place = placeOf(code);
    if (!place) continue;
    const known = places.get(place.join());
    if (known) known.codes.push(code);
    else places.set(place.join(), { lat: place[0], lng: place[1], codes: [code] });
  }
  return [...places].map(([id, { lat, lng, codes }]) => {
    const rest = codes.length - 2;
    const text = codes.slice(0, 2).join(', ') + (rest > 0 ? ` +${rest}` : '');
    return { id, lat, lng, text, name: codes.join(', ') };
  });
}
