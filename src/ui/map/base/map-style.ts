import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { towns } from '@/lib/places/towns';
import { marksRoomLayer, noMarks, partsFrom } from './marks-room';
import { readOutline } from './outline';
import type { Palette } from './palette';

/** The level from which towns of each rank are named: cities, large towns, towns, parts of a city. */
const namedFrom = [4.2, 6, 7.2, partsFrom] as const;

/** Lines of latitude and longitude: every degree and, for what is seen from close by, every tenth over land. */
function gridLines(step: number, [west, south, east, north]: readonly [number, number, number, number]) {
  const lines = [];
  for (let lng = west; lng <= east; lng += step) {
    lines.push([
      [lng, south],
      [lng, north],
    ]);
  }
  for (let lat = south; lat <= north; lat += step) {
    lines.push([
      [west, lat],
      [east, lat],
    ]);
  }
  return {
    type: 'Feature' as const,
    properties: {},
    geometry: { type: 'MultiLineString' as const, coordinates: lines },
  };
}

const townFeatures = () => ({
  type: 'FeatureCollection' as const,
  features: towns.map(({ name, rank, lat, lng }) => ({
    type: 'Feature' as const,
    properties: { name, rank },
    geometry: { type: 'Point' as const, coordinates: [lng, lat] },
  })),
});

/** The image of a town's name, drawn when it is first asked for: without a server there are no glyphs. */
export const townImage = (theme: string, rank: number, name: string) => `town:${theme}:${rank}:${name}`;

/** The towns of one rank; a name that would lie on another is left out. */
function townLayer(rank: number, theme: string): LayerSpecification {
  return {
    id: `towns-${rank}`,
    type: 'symbol',
    source: 'towns',
    minzoom: namedFrom[rank] ?? 0,
    filter: ['==', ['get', 'rank'], rank],
    layout: {
      'icon-image': ['concat', townImage(theme, rank, ''), ['get', 'name']],
      'icon-anchor': rank === 3 ? 'center' : 'left',
      'icon-offset': rank === 3 ? [0, 0] : [-5, 0],
      'icon-padding': 6,
    },
  };
}

/** The map without a server: land, coast and towns, in the colours of the theme. */
export function outlineStyle(colours: Palette, theme: string): StyleSpecification {
  const { water, shallow, land, isles, far, coast, grid } = colours;
  const coastLine = (id: string, colour: string, width: number[], blur = 0): LayerSpecification => ({
    id,
    type: 'line',
    source: 'land',
    filter: ['!=', ['get', 'kind'], 'neighbours'],
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': colour,
      'line-blur': blur,
      'line-width': [
        'interpolate',
        ['linear'],
        ['zoom'],
        4,
        width[0] ?? 1,
        9,
        width[1] ?? 1,
        13,
        width[2] ?? 1,
      ],
    },
  });
  return {
    version: 8,
    sources: {
      land: {
        type: 'geojson',
        data: readOutline(),
        maxzoom: 10,
        tolerance: 0.2,
        attribution: 'Natural Earth',
      },
      grid: { type: 'geojson', data: gridLines(1, [-36, 40, 30, 68]), maxzoom: 4 },
      'fine-grid': { type: 'geojson', data: gridLines(0.1, [-11, 49, 3, 61]), maxzoom: 8 },
      towns: { type: 'geojson', data: townFeatures(), maxzoom: 8 },
      marks: { type: 'geojson', data: noMarks },
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': water } },
      { id: 'grid', type: 'line', source: 'grid', paint: { 'line-color': grid, 'line-width': 0.8 } },
      coastLine('shallow', shallow, [6, 22, 40], 8),
      {
        id: 'land',
        type: 'fill',
        source: 'land',
        paint: {
          'fill-color': ['match', ['get', 'kind'], 'uk', land, 'isles', isles, far],
          'fill-antialias': true,
        },
      },
      {
        id: 'fine-grid',
        type: 'line',
        source: 'fine-grid',
        minzoom: 8.5,
        paint: { 'line-color': grid, 'line-width': 0.8 },
      },
      coastLine('coast', coast, [0.8, 1.2, 1.6]),
      townLayer(3, theme),
      marksRoomLayer,
      ...[2, 1, 0].map((rank) => townLayer(rank, theme)),
    ],
  };
}
