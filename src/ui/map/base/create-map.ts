// The only import of the map's library, which draws with WebGL and works in a thread of its own.
import { Map as LibraryMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { Bounds, MapPosition } from '@/lib/map/bounds';
import { drawTown } from './town-image';
import { outlineStyle } from './map-style';
import { addMarksRoom } from './marks-room';
import { readPalette, type Palette } from './palette';

setWorkerUrl(workerUrl);

export type { LibraryMap };
/** Goes with every move that nobody made by hand. */
export const byProgram = { isByProgram: true };
export const isByHand = (event: object) => !('isByProgram' in event);

/** The United Kingdom on the mainland: where a map begins that has nothing to show. */
const home: Bounds = { north: 58.8, south: 49.9, east: 1.9, west: -8.2 };
const reach: [number, number, number, number] = [-33, 43, 27, 66.5];

/** What lies on the map stays beside the pins that it shows. Pixels. */
export const roomAround = { top: 84, bottom: 56, left: 48, right: 64 };

interface MapOptions {
  position: MapPosition | undefined;
  bounds: Bounds | undefined;
  /** Empty for the land that is part of the application. */
  styleUrl: string;
  /** The page scrolls past the map, so a wheel or a finger does not move it. */
  isInPage: boolean;
}

export const edgesOf = ({ west, south, east, north }: Bounds): [number, number, number, number] => [
  west,
  south,
  east,
  north,
];

/** What a map shows now. */
export function boundsOf(map: LibraryMap): Bounds {
  const bounds = map.getBounds();
  return {
    north: bounds.getNorth(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    west: bounds.getWest(),
  };
}

export const themeNow = () => document.documentElement.dataset['theme'] ?? 'dark';

/** Draws a map. Throws where WebGL is missing. */
export function createMap(container: HTMLElement, options: MapOptions): LibraryMap {
  const { position, bounds = home, styleUrl, isInPage } = options;
  const map = new LibraryMap({
    container,
    style: styleUrl === '' ? outlineStyle(readPalette(container), themeNow()) : styleUrl,
    ...(position
      ? { center: [position.lng, position.lat], zoom: position.zoom }
      : { bounds: edgesOf(bounds), fitBoundsOptions: { padding: roomAround, maxZoom: 13 } }),
    minZoom: 3.5,
    maxZoom: 17,
    ...(styleUrl === '' && { maxBounds: reach }),
    renderWorldCopies: false,
    attributionControl: false,
    // Sizes are followed by our own observer, so that they do not count as moves of the reader.
    trackResize: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    rollEnabled: false,
    fadeDuration: 0,
    scrollZoom: !isInPage,
    dragPan: !(isInPage && matchMedia('(pointer: coarse)').matches),
    locale: { 'Map.Title': 'Map view' },
  });
  map
    .getCanvas()
    .setAttribute('aria-description', 'Use the arrow keys to move the map, and plus and minus to zoom.');
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  drawMissingTowns(map, container);
  // An address that does not answer leaves the land that is here.
  map.once('error', () => {
    if (styleUrl !== '' && !map.isStyleLoaded()) drawOutline(map, container);
  });
  return map;
}

/** The land of the application, in the colours of the page as they are now. */
export function drawOutline(map: LibraryMap, container: HTMLElement): void {
  map.setStyle(outlineStyle(readPalette(container), themeNow()), { diff: false });
}

function drawMissingTowns(map: LibraryMap, container: HTMLElement): void {
  const scale = Math.min(3, Math.ceil(globalThis.devicePixelRatio || 1));
  let known: { theme: string; colours: Palette } | undefined;
  map.setMissingStyleImageResolver((id) => {
    addMarksRoom(map, id);
    const [kind, theme = '', rank, name = ''] = id.split(':');
    if (kind !== 'town' || map.hasImage(id)) return;
    if (known?.theme !== theme) known = { theme, colours: readPalette(container) };
    const image = drawTown(name, Number(rank), scale, known.colours);
    if (image) map.addImage(id, image, { pixelRatio: scale });
  });
}
