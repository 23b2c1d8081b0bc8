import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { boundsAround, holds, isSamePosition, positionText, type MapPosition } from '@/lib/map/bounds';
import {
  boundsOf,
  byProgram,
  createMap,
  drawOutline,
  edgesOf,
  isByHand,
  roomAround,
  type LibraryMap,
} from './base/create-map';
import type { MapViewProps } from './map-props';

/** So many levels closer are worth a move of the map. */
const muchCloser = 0.5;

function positionOf(map: LibraryMap): MapPosition {
  const { lat, lng } = map.getCenter();
  return { lat, lng, zoom: map.getZoom() };
}

interface Drawn {
  map: LibraryMap | null;
  /** Its drawing context was never there, or has gone. */
  isLost: boolean;
  isReady: boolean;
}

/** Draws the map into the container, takes it to where it is wanted, and tells where its reader takes it. */
export function useMap(container: RefObject<HTMLDivElement | null>, props: MapViewProps): Drawn {
  const { pins, position, fitKey, styleUrl = '', isInPage = false, onMove, onBounds } = props;
  const [drawn, setDrawn] = useState<Drawn>({ map: null, isLost: false, isReady: false });
  const { map } = drawn;
  /** Where it was taken last, and for which pins. */
  const went = useRef<{ to: string; fitKey: string | undefined }>({ to: '', fitKey: undefined });

  const begin = useEffectEvent((element: HTMLElement) => {
    if (position) went.current.to = positionText(position);
    else if (pins.length > 0) went.current.fitKey = fitKey;
    return createMap(element, { position, bounds: boundsAround(pins), styleUrl, isInPage });
  });
  const onMoved = useEffectEvent((moved: LibraryMap, event: object) => {
    const bounds = boundsOf(moved);
    onBounds?.(bounds);
    if (!isByHand(event)) return;
    const now = positionOf(moved);
    went.current.to = positionText(now);
    onMove?.(now, bounds);
  });
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const made = attempt(() => begin(element));
    if (!made) {
      // oxlint-disable-next-line react/set-state-in-effect -- only drawing it tells whether it can be drawn
      setDrawn({ map: null, isLost: true, isReady: false });
      return;
    }
    setDrawn({ map: made, isLost: false, isReady: false });
    const change = (part: Partial<Drawn>) => setDrawn((before) => ({ ...before, ...part }));
    made.once('idle', () => change({ isReady: true }));
    made.on('moveend', (event) => onMoved(made, event));
    made.on('webglcontextlost', () => change({ isLost: true }));
    made.on('webglcontextrestored', () => change({ isLost: false }));
    onMoved(made, byProgram);
    const stopSizes = followSize(made, element);
    const stopTheme = styleUrl === '' ? followTheme(() => drawOutline(made, element)) : undefined;
    return () => {
      stopSizes();
      stopTheme?.();
      made.remove();
    };
  }, [container, styleUrl, isInPage]);

  useEffect(() => {
    if (!map || !position || positionText(position) === went.current.to) return;
    went.current.to = positionText(position);
    if (isSamePosition(position, positionOf(map))) return;
    map.jumpTo({ center: [position.lng, position.lat], zoom: position.zoom }, byProgram);
  }, [map, position]);

  const isPlaced = position !== undefined;
  useEffect(() => {
    const around = boundsAround(pins);
    if (!map || isPlaced || fitKey === undefined || fitKey === went.current.fitKey || !around) return;
    went.current.fitKey = fitKey;
    const room = { padding: roomAround, maxZoom: 13 };
    const closest = map.cameraForBounds(edgesOf(around), room)?.zoom ?? map.getZoom();
    // It stays where it is when all are seen and little would be gained.
    if (holds(boundsOf(map), around) && closest - map.getZoom() < muchCloser) return;
    map.fitBounds(edgesOf(around), { ...room, duration: 400 }, byProgram);
  }, [map, isPlaced, pins, fitKey]);
  return drawn;
}

function attempt(draw: () => LibraryMap): LibraryMap | null {
  try {
    return draw();
  } catch {
    return null;
  }
}

function followSize(map: LibraryMap, element: HTMLElement): () => void {
  let width = element.clientWidth;
  const observer = new ResizeObserver(() => {
    // A map that only grows taller shows more below; what was there stays where it was.
    const isTaller = element.clientWidth === width;
    width = element.clientWidth;
    const corner = map.unproject([0, 0]);
    map.resize(byProgram);
    if (isTaller) map.panBy(map.project(corner), { duration: 0 }, byProgram);
  });
  observer.observe(element);
  return () => observer.disconnect();
}

function followTheme(onTheme: () => void): () => void {
  const observer = new MutationObserver(onTheme);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
