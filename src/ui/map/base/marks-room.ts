// Room on the map for what the page draws over it: names of parts of a city do not show through.
import type { GeoJSONSource, LayerSpecification, Map as LibraryMap } from 'maplibre-gl';
import type { Point } from '@/lib/property-search/geo';

/** As wide as a cluster of ten or as a price, pixels. */
const size = 44;
const image = 'marks-room';
const source = 'marks';

/** The level from which parts of a city are named. */
export const partsFrom = 9.6;
/** Marks are found anew at each whole level: the one below has them ready. */
const roomFrom = Math.floor(partsFrom);

export const noMarks = { type: 'FeatureCollection' as const, features: [] };

/** It draws nothing, and names of the layers below it give way to it. */
export const marksRoomLayer: LayerSpecification = {
  id: 'marks-room',
  type: 'symbol',
  source,
  minzoom: roomFrom,
  layout: { 'icon-image': image, 'icon-allow-overlap': true, 'icon-padding': 0 },
};

/** The empty picture that takes the room. */
export function addMarksRoom(map: LibraryMap, id: string): void {
  if (id !== image || map.hasImage(image)) return;
  map.addImage(image, { width: size, height: size, data: new Uint8Array(size * size * 4) });
}

/** Tells the map where marks are, once it is close enough for names to give way; a style of another server has no such layer. */
export function makeRoom(map: LibraryMap, marks: readonly Point[]): void {
  // The map would lay out its names anew and draw itself three times over for nothing.
  if (map.getZoom() < roomFrom) return;
  void map.getSource<GeoJSONSource>(source)?.setData({
    type: 'FeatureCollection',
    features: marks.map(({ lng, lat }) => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'Point', coordinates: [lng, lat] },
    })),
  });
}
