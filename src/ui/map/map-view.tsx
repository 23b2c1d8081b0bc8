import { useDeferredValue, useImperativeHandle, useMemo, useRef, type Ref } from 'react';
import { indexPins } from '@/lib/map/cluster';
import { MapAttribution } from './attribution';
import { MapControls } from './map-controls';
import { MapDrawing } from './map-drawing';
import { MapPins } from './map-pins';
import { NoMap } from './no-map';
import { boundsOf } from './base/create-map';
import type { MapHandle, MapViewProps } from './map-props';
import { useMap } from './use-map';
import { useShownArea } from './use-shown-area';
import './map.css';

/** A map with pins that gather into clusters. Its code comes late: use `LateMap`. */
export function MapView({ ref, ...props }: MapViewProps & { ref?: Ref<MapHandle> | undefined }) {
  const {
    label,
    pins,
    active,
    onActive,
    selectedId,
    onSelect,
    area,
    onDrawn,
    className = '',
    children,
  } = props;
  const container = useRef<HTMLDivElement>(null);
  const { map, isLost, isReady } = useMap(container, props);
  // Thousands take a while: whatever is clicked or typed meanwhile goes first.
  const indexed = useDeferredValue(pins);
  const index = useMemo(() => indexPins(indexed), [indexed]);
  useShownArea(map, container, area);
  useImperativeHandle(
    ref,
    () => ({
      panBy: (x, y) => void map?.panBy([x, y], { duration: 200 }),
      bounds: () => (map ? boundsOf(map) : undefined),
    }),
    [map],
  );
  return (
    <section
      aria-label={label}
      aria-busy={!isReady && !isLost}
      className={`map relative isolate overflow-hidden bg-(--map-water) ${className}`}
    >
      <div ref={container} className="absolute inset-0" />
      {map && !isLost && (
        <>
          <MapPins
            map={map}
            index={index}
            active={active}
            onActive={onActive}
            selectedId={selectedId}
            onSelect={onSelect}
          />
          {onDrawn ? <MapDrawing map={map} onDrawn={onDrawn} /> : <MapControls map={map} />}
          <MapAttribution map={map} />
        </>
      )}
      {isLost && <NoMap className="absolute inset-0" />}
      {children}
    </section>
  );
}
