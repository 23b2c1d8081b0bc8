import type { Ref } from 'react';
import { useLazyPart } from '../lazy/lazy-part';
import { Spinner } from '../states/spinner';
import { hasWebGl } from './has-webgl';
import type { MapHandle, MapViewProps } from './map-props';
import { NoMap } from './no-map';

const load = () => import('./map-view');

/** A map, whose code comes with the first one that is shown; a sentence where none can be drawn. */
export function LateMap(props: MapViewProps & { ref?: Ref<MapHandle> | undefined }) {
  const canDraw = hasWebGl();
  const part = useLazyPart(load, canDraw);
  if (!canDraw) return <NoMap className={props.className} />;
  if (part) return <part.MapView {...props} />;
  return (
    <div className={`grid place-items-center bg-surface-2 ${props.className ?? ''}`}>
      <Spinner size="medium" label="Loading map" />
    </div>
  );
}
