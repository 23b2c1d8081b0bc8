import { useMemo } from 'react';
import { runtimeConfig } from '@/api/runtime-config';
import { outcodePins } from '@/lib/places/place-pins';
import { WhenVisible } from '@/ui/lazy/when-visible';
import { LateMap } from '@/ui/map/late-map';

const room = 'h-[260px] rounded-[10px] border border-line-subtle';

/** Where a business works, once there is room to see it; the postcodes stand beside it as words. */
export function AreasMap({ areas }: { areas: readonly string[] }) {
  const pins = useMemo(() => outcodePins(areas), [areas]);
  if (pins.length === 0) return null;
  return (
    <div className="mb-3">
      <WhenVisible room={<div className={`bg-surface-2 ${room}`} />}>
        <LateMap
          label="Map of the areas covered"
          pins={pins}
          fitKey={areas.join()}
          styleUrl={runtimeConfig.mapStyleUrl}
          isInPage
          className={room}
        />
      </WhenVisible>
    </div>
  );
}
