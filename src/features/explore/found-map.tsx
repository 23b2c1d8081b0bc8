import { List, Map as MapIcon } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { runtimeConfig } from '@/api/runtime-config';
import type { Schemas } from '@/api/contract';
import type { MapPin } from '@/lib/map/cluster';
import { placePins } from '@/lib/places/place-pins';
import { Button } from '@/ui/button/button';
import { PlacesMap } from '@/ui/map/places-map';
import type { ExploreSearch } from './explore-search';

/** So much of a name fits on a pin. */
const longest = 20;
const short = (name: string) => (name.length > longest ? `${name.slice(0, longest - 1).trimEnd()}…` : name);

export const businessPins = (businesses: readonly Schemas['Business'][]): MapPin[] =>
  placePins(businesses, ({ id, name, town, outcode }) => ({
    id: id,
    text: short(name),
    name,
    town,
    outcode,
  }));

export const peoplePins = (people: readonly Schemas['User'][]): MapPin[] =>
  placePins(people, ({ id, fullName, location }) => ({
    id: String(id),
    text: short(fullName),
    name: fullName,
    town: location?.town,
    outcode: location?.outcode,
  }));

interface FoundMapProps<Found> {
  title: string;
  rows: readonly Found[];
  pinsOf: (rows: readonly Found[]) => MapPin[];
  search: ExploreSearch;
  renderRow: (found: Found) => ReactNode;
}

/** What was found so far, where it is: by outward postcode, so that nobody’s home is shown. */
export function FoundMap<Found extends { id: number | string }>(props: FoundMapProps<Found>) {
  const { title, rows, pinsOf, search, renderRow } = props;
  const pins = useMemo(() => pinsOf(rows), [pinsOf, rows]);
  const nowhere = rows.length - pins.length;
  return (
    <div className="flex flex-col gap-2">
      <PlacesMap
        label={`Map of ${title.toLowerCase()}`}
        pins={pins}
        fitKey={JSON.stringify(search)}
        styleUrl={runtimeConfig.mapStyleUrl}
        renderCard={(id) => {
          const found = rows.find((row) => String(row.id) === id);
          return found && renderRow(found);
        }}
        className="h-[min(640px,max(420px,70dvh))] rounded-[14px] border border-line"
      />
      {nowhere > 0 && (
        <p className="text-sm text-ink-2">{`${nowhere} without a location can’t be shown on the map.`}</p>
      )}
    </div>
  );
}

/** Switches between the list and the map. */
export function ViewButton({
  search,
  onSearch,
}: {
  search: ExploreSearch;
  onSearch: (search: ExploreSearch) => void;
}) {
  const { view, ...list } = search;
  return (
    <Button
      variant="outline"
      size="sm"
      icon={view ? <List aria-hidden size={16} /> : <MapIcon aria-hidden size={16} />}
      onClick={() => onSearch(view ? list : { ...list, view: 'map' })}
    >
      {view ? 'Show list' : 'Show map'}
    </Button>
  );
}
