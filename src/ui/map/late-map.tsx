import { useEffect, useState, type Ref } from 'react';
import { whenIdle } from '@/lib/timing/when-idle';
import { useLazyPart } from '../lazy/lazy-part';
import { Spinner } from '../states/spinner';
import { hasWebGl } from './has-webgl';
import type { MapHandle, MapViewProps } from './map-props';
import { NoMap } from './no-map';

const load = () => import('./map-view');

interface LateMapProps extends MapViewProps {
  ref?: Ref<MapHandle> | undefined;
  /** What stands beside it is on its way, and is shown first: beginning a map takes longer than a frame. */
  isWaiting?: boolean;
}

/** A map, whose code comes with the first one that is shown; a sentence where none can be drawn. */
export function LateMap({ isWaiting = false, ...props }: LateMapProps) {
  const canDraw = hasWebGl();
  const part = useLazyPart(load, canDraw);
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isWaiting && !isDue) whenIdle(() => setDue(true));
  }, [isWaiting, isDue]);
  if (!canDraw) return <NoMap className={props.className} />;
  if (part && isDue) return <part.MapView {...props} />;
  return (
    <div className={`grid place-items-center bg-surface-2 ${props.className ?? ''}`}>
      <Spinner size="medium" label="Loading map" />
    </div>
  );
}
