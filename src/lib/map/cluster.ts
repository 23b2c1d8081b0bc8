import Supercluster from 'supercluster';
import type { Point } from '@/lib/property-search/geo';
import type { Bounds } from './bounds';

/** Something on a map. */
export interface MapPin extends Point {
  id: string;
  /** What stands on it, such as “£185k”. */
  text: string;
  /** What it is, in words. */
  name: string;
  tone?: 'saved' | 'quiet';
  /** Stands for so many that are not told apart. */
  count?: number;
}

/** Several pins that would lie on each other. */
export interface MapCluster extends Point {
  cluster: number;
  count: number;
}

export type MapMark = MapPin | MapCluster;

export const isCluster = (mark: MapMark): mark is MapCluster => 'cluster' in mark;

/** Pixels within which pins are one cluster: the width of a price. */
const radius = 58;
/** The closest level at which there are clusters; pins at one place stay one. */
const closest = 16;

interface Counted {
  count: number;
}

/** Finds what a map shows of thousands of pins, in a millisecond or two. */
export interface PinIndex {
  marksIn: (bounds: Bounds, zoom: number) => MapMark[];
  /** The level at which a cluster comes apart; null when its pins are at one place. */
  apartAt: (cluster: MapCluster) => number | null;
  pinsOf: (cluster: MapCluster, most: number) => MapPin[];
}

export function indexPins(pins: readonly MapPin[]): PinIndex {
  const index = new Supercluster<{ pin: MapPin } & Counted, Counted>({
    radius,
    extent: 512,
    maxZoom: closest,
    map: ({ count }) => ({ count }),
    reduce: (whole, { count }) => {
      whole.count += count;
    },
  });
  index.load(
    pins.map((pin) => ({
      type: 'Feature',
      properties: { pin, count: pin.count ?? 1 },
      geometry: { type: 'Point', coordinates: [pin.lng, pin.lat] },
    })),
  );
  return {
    marksIn: ({ west, south, east, north }, zoom) =>
      index.getClusters([west, south, east, north], Math.floor(zoom)).map(({ properties, geometry }) => {
        const [lng = 0, lat = 0] = geometry.coordinates;
        return 'cluster_id' in properties
          ? { cluster: properties.cluster_id, count: properties.count, lat, lng }
          : properties.pin;
      }),
    apartAt: ({ cluster }) => {
      const zoom = index.getClusterExpansionZoom(cluster);
      return zoom > closest ? null : zoom;
    },
    pinsOf: ({ cluster }, most) => index.getLeaves(cluster, most).map(({ properties }) => properties.pin),
  };
}
