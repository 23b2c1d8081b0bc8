import outline from './outline.gen.json';

type Position = [lng: number, lat: number];

/** A ring from its first corner and the steps to the next, in thousandths of a degree (scripts/map/outline.mjs). */
function ringOf(steps: readonly number[]): Position[] {
  const ring: Position[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at] ?? 0;
    y += steps[at + 1] ?? 0;
    ring.push([x / 1000, y / 1000]);
  }
  return ring;
}

const land = (kind: string, polygons: readonly (readonly (readonly number[])[])[]) => ({
  type: 'Feature' as const,
  properties: { kind },
  geometry: {
    type: 'MultiPolygon' as const,
    coordinates: polygons.map((rings) => rings.map(ringOf)),
  },
});

/** The land of the British Isles and their neighbours, by Natural Earth. */
export const readOutline = () => ({
  type: 'FeatureCollection' as const,
  features: [land('neighbours', outline.neighbours), land('isles', outline.isles), land('uk', outline.uk)],
});
