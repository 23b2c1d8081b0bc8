import { useEffect, type RefObject } from 'react';
import type { GeoJSONSource } from 'maplibre-gl';
import type { Point } from '@/lib/property-search/geo';
import type { LibraryMap } from './base/create-map';
import { readPalette } from './base/palette';

const source = 'area';

/** Marks an area on the map, in whichever style it is drawn. */
export function useShownArea(
  map: LibraryMap | null,
  container: RefObject<HTMLElement | null>,
  area: readonly Point[] | undefined,
): void {
  useEffect(() => {
    const element = container.current;
    if (!map || !element || !area) return;
    const show = () => {
      const known = map.getSource<GeoJSONSource>(source);
      if (known) void known.setData(polygonOf(area));
      else addArea(map, readPalette(element).area, area);
    };
    if (map.isStyleLoaded()) show();
    map.on('style.load', show);
    return () => {
      map.off('style.load', show);
      // A map that was removed has no style any more, and one whose style is on its way will not have it.
      if (map.style?.getSource(source)) void map.getSource<GeoJSONSource>(source)?.setData(polygonOf([]));
    };
  }, [map, container, area]);
}

function addArea(map: LibraryMap, colour: string, area: readonly Point[]): void {
  map.addSource(source, { type: 'geojson', data: polygonOf(area) });
  map.addLayer({
    id: 'area-fill',
    type: 'fill',
    source,
    paint: { 'fill-color': colour, 'fill-opacity': 0.1 },
  });
  map.addLayer({
    id: 'area-line',
    type: 'line',
    source,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': colour, 'line-width': 2, 'line-dasharray': [0.5, 2] },
  });
}

function polygonOf(area: readonly Point[]) {
  const ring = area.map(({ lng, lat }) => [lng, lat]);
  return {
    type: 'Feature' as const,
    properties: {},
    geometry: {
      type: 'Polygon' as const,
      coordinates: ring.length > 0 ? [[...ring, ...ring.slice(0, 1)]] : [],
    },
  };
}
