import { useMemo, type ReactNode } from 'react';
import { runtimeConfig } from '@/api/runtime-config';
import { formatPoundsCompact } from '@/lib/money/money';
import { placePins } from '@/lib/places/place-pins';
import { PlacesMap } from '@/ui/map/places-map';
import type { Summary } from './table/columns';

interface RowsMapProps {
  rows: readonly Summary[];
  renderCard: (row: Summary) => ReactNode;
}

/** The deals where they are, as far as their postcode tells, by their price. */
export function RowsMap({ rows, renderCard }: RowsMapProps) {
  const pins = useMemo(
    () =>
      placePins(rows, ({ id, title, outcode, headline: { price } }) => {
        const text = price > 0 ? formatPoundsCompact(price) : 'No price';
        return { id, text, name: `${title}, ${text}`, outcode };
      }),
    [rows],
  );
  const nowhere = rows.length - pins.length;
  return (
    <div className="flex flex-col gap-2">
      <PlacesMap
        label="Map of evaluations"
        pins={pins}
        fitKey={rows.map(({ id }) => id).join()}
        styleUrl={runtimeConfig.mapStyleUrl}
        renderCard={(id) => {
          const row = rows.find((each) => each.id === id);
          return row && renderCard(row);
        }}
        className="h-[min(680px,max(420px,70dvh))] rounded-[14px] border border-line"
      />
      {nowhere > 0 && (
        <p className="text-sm text-ink-2">
          {`${nowhere} ${nowhere === 1 ? 'evaluation has' : 'evaluations have'} no postcode, so ${nowhere === 1 ? 'it isn’t' : 'they aren’t'} on the map.`}
        </p>
      )}
    </div>
  );
}
