import { useRef, useState, type PointerEvent } from 'react';
import { cornersOf } from '@/lib/map/bounds';
import { cornersOfLine } from '@/lib/map/drawn-area';
import type { Point } from '@/lib/property-search/geo';
import { Button } from '../button/button';
import { useEvent } from '../events/use-event';
import { focusOnMount } from '../focus/focus-on-mount';
import { boundsOf, type LibraryMap } from './base/create-map';

interface Place {
  x: number;
  y: number;
}

/** A pointer that moves no further than this has tapped. Pixels. */
const stillness = 6;

interface MapDrawingProps {
  map: LibraryMap;
  onDrawn: (corners: readonly Point[] | null) => void;
}

/** Draws an area: by hand in one stroke, by tapping its corners, or, without a pointer, as all that the map shows. */
export function MapDrawing({ map, onDrawn }: MapDrawingProps) {
  const [line, setLine] = useState<readonly Place[]>([]);
  const stroke = useRef<Place[] | null>(null);
  useEvent('document', 'keydown', ({ key, defaultPrevented }) => {
    if (key === 'Escape' && !defaultPrevented) onDrawn(null);
  });

  const finish = (places: readonly Place[]) => {
    const points = places.map(({ x, y }) => {
      const { lat, lng } = map.unproject([x, y]);
      return { lat, lng };
    });
    // Two pixels of this map cannot be told apart.
    const bounds = boundsOf(map);
    const tolerance = ((bounds.north - bounds.south) / map.getCanvas().clientHeight) * 2;
    const corners = cornersOfLine(points, tolerance);
    if (corners) onDrawn(corners);
    else setLine([]);
  };
  const placeOf = ({ nativeEvent }: PointerEvent): Place => ({
    x: nativeEvent.offsetX,
    y: nativeEvent.offsetY,
  });
  const onPointerDown = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    stroke.current = [placeOf(event)];
  };
  const onPointerMove = (event: PointerEvent) => {
    const drawn = stroke.current;
    const last = drawn?.at(-1);
    if (!drawn || !last) return;
    const place = placeOf(event);
    if (Math.hypot(place.x - last.x, place.y - last.y) < stillness) return;
    drawn.push(place);
    if (line.length === 0 || drawn.length > 2) setLine([...drawn]);
  };
  const onPointerUp = (event: PointerEvent) => {
    const drawn = stroke.current;
    stroke.current = null;
    if (!drawn) return;
    if (drawn.length > 2) finish(drawn);
    else setLine((before) => [...before, placeOf(event)]);
  };
  return (
    <>
      <svg
        aria-hidden
        className="absolute inset-0 z-3 size-full cursor-crosshair touch-none"
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          stroke.current = null;
          setLine([]);
        }}
      >
        <rect width="100%" height="100%" fill="var(--scrim)" opacity={0.25} />
        <polygon
          points={line.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="color-mix(in oklab, var(--map-area) 18%, transparent)"
          stroke="var(--map-area)"
          strokeWidth={2.5}
          strokeLinejoin="round"
        />
        {line.length < 8 &&
          line.map(({ x, y }) => <circle key={`${x} ${y}`} cx={x} cy={y} r={5} fill="var(--map-area)" />)}
      </svg>
      <div
        role="group"
        aria-label="Draw an area"
        className="absolute inset-x-3 bottom-8 z-4 mx-auto flex max-w-[440px] flex-col gap-2.5 rounded-[14px] border border-line bg-overlay p-3.5 shadow-3"
      >
        <p className="text-sm text-pretty">
          Draw around an area, or tap its corners. You can also use the current map view.
        </p>
        <div className="flex flex-wrap gap-2">
          <Button ref={focusOnMount} size="sm" onClick={() => onDrawn(cornersOf(boundsOf(map)))}>
            Use this view
          </Button>
          <Button size="sm" variant="soft" disabled={line.length < 3} onClick={() => finish(line)}>
            Finish area
          </Button>
          <Button size="sm" variant="ghost" onClick={() => onDrawn(null)}>
            Cancel
          </Button>
        </div>
      </div>
    </>
  );
}
