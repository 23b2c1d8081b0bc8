import { useQuery } from '@tanstack/react-query';
import { PencilLine, RotateCw } from 'lucide-react';
import { useMemo, useRef, useState, type Ref } from 'react';
import type { Schemas } from '@/api/contract';
import { runtimeConfig } from '@/api/runtime-config';
import type { Bounds, MapPosition } from '@/lib/map/bounds';
import type { MapPin } from '@/lib/map/cluster';
import { areaText } from '@/lib/map/drawn-area';
import { readArea } from '@/lib/property-search/geo';
import { Button } from '@/ui/button/button';
import { useDebouncedCall } from '@/ui/events/use-debounced-call';
import { Checkbox } from '@/ui/input/checkbox';
import { LateMap } from '@/ui/map/late-map';
import type { MapHandle } from '@/ui/map/map-props';
import { countText } from '../data/listing-words';
import { searchQueries } from '../data/queries';
import { withFilters } from '../search/other-view';
import type { PropertySearch } from '../search/search-address';
import { HomeCard } from './home-card';
import { pinOf } from './home-pins';
import { pointAtHome, useHoveredHome } from './hovered-home';
import { useMapChoices } from './map-choices';
import { useHomePins } from './use-home-pins';

/** How long the map rests before its place goes into the address, ms. */
const restMs = 350;

export interface SearchMapProps {
  view: PropertySearch;
  profile: Schemas['EvaluationSetting'] | undefined;
  /** Another view; a moved map is no step that one goes back from. */
  onView: (view: PropertySearch, isMove?: boolean) => void;
  /** There is no list beside it. */
  isAlone: boolean;
  ref?: Ref<MapHandle> | undefined;
  className?: string;
}

/** The homes on a map, in step with the list: prices and clusters, searching as it moves, and an area drawn by hand (S28). */
export function SearchMap({ view, profile, onView, isAlone, ref, className }: SearchMapProps) {
  const { filters } = view;
  const { pins, total, question, isFailed, tryAgain, showWithin } = useHomePins(view, profile, isAlone);
  const searchesAsMoved = useMapChoices((choices) => choices.searchesAsMoved);
  const [moved, setMoved] = useState<Bounds>();
  const [isDrawing, setDrawing] = useState(false);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [selectedId] = selected;
  const area = useMemo(() => readArea(filters.area ?? '') ?? undefined, [filters.area]);
  const active = useActivePin(view, profile, pins);
  const { isPending } = useQuery({ ...searchQueries.results(view, profile), enabled: false });
  const rest = useDebouncedCall(restMs);
  const hasDrawn = useRef(false);
  const draw = (isOn: boolean) => {
    hasDrawn.current = !isOn;
    setDrawing(isOn);
  };
  /** The focus comes back to where drawing began. */
  const takeFocus = (button: HTMLButtonElement | null) => {
    if (!button || !hasDrawn.current) return;
    hasDrawn.current = false;
    button.focus({ preventScroll: true });
  };
  const onMove = (at: MapPosition, bounds: Bounds) =>
    rest(() => {
      setMoved(searchesAsMoved ? undefined : bounds);
      onView(searchesAsMoved ? { ...view, at, bounds, page: 1 } : { ...view, at }, true);
    });
  const close = () => {
    setSelected([]);
    document.querySelector<HTMLElement>(`[data-pin="${selectedId}"]`)?.focus({ preventScroll: true });
  };
  return (
    <LateMap
      ref={ref}
      label="Map of homes"
      isWaiting={isPending && !isAlone}
      pins={pins}
      position={view.at}
      fitKey={question}
      styleUrl={runtimeConfig.mapStyleUrl}
      onMove={onMove}
      onBounds={showWithin}
      active={active}
      onActive={pointAtHome}
      selectedId={selectedId}
      onSelect={(chosen) => setSelected(chosen.map(({ id }) => id))}
      area={area}
      onDrawn={
        isDrawing
          ? (corners) => {
              draw(false);
              if (corners) onView(withFilters(view, { ...filters, area: areaText(corners) }));
            }
          : undefined
      }
      className={className}
    >
      {!isDrawing && (
        <div className="pointer-events-none absolute top-3 right-16 left-3 z-3 flex flex-wrap items-start gap-2 *:pointer-events-auto">
          <div className="flex min-h-9 items-center rounded-[10px] border border-line bg-overlay px-3 shadow-2 max-md:min-h-11">
            <Checkbox
              label="Search as I move the map"
              checked={searchesAsMoved}
              onChange={({ currentTarget }) => {
                useMapChoices.setState({ searchesAsMoved: currentTarget.checked });
                setMoved(undefined);
              }}
            />
          </div>
          <Button
            ref={takeFocus}
            variant="outline"
            icon={<PencilLine aria-hidden size={16} />}
            className="bg-overlay! shadow-2 max-md:h-11!"
            onClick={() => {
              setSelected([]);
              draw(true);
            }}
          >
            {area ? 'Draw again' : 'Draw area'}
          </Button>
          {moved && (
            <Button
              icon={<RotateCw aria-hidden size={16} />}
              className="shadow-2 max-md:h-11!"
              onClick={() => {
                setMoved(undefined);
                onView({ ...view, bounds: moved, page: 1 });
              }}
            >
              Search this area
            </Button>
          )}
          {isAlone && total !== undefined && (
            <p
              role="status"
              className="num rounded-[10px] border border-line bg-overlay px-3 py-2 text-sm/5 shadow-2"
            >
              {countText(total, filters)}
            </p>
          )}
        </div>
      )}
      {isFailed && pins.length === 0 && (
        <div
          role="alert"
          className="absolute inset-x-3 bottom-8 z-4 mx-auto flex max-w-[380px] items-center justify-between gap-3 rounded-[14px] border border-line bg-overlay p-3.5 text-sm shadow-3"
        >
          Couldn’t load the homes on the map.
          <Button size="sm" variant="outline" onClick={tryAgain}>
            Retry
          </Button>
        </div>
      )}
      {selected.length > 0 && !isDrawing && (
        <HomeCard
          key={selected.join()}
          ids={selected}
          profile={profile}
          view={view}
          onTurn={pointAtHome}
          onClose={close}
        />
      )}
    </LateMap>
  );
}

/** The pin of the home that is pointed at; one of the list has its own place, should the map count it among many. */
function useActivePin(
  view: PropertySearch,
  profile: SearchMapProps['profile'],
  pins: readonly MapPin[],
): MapPin | undefined {
  const hovered = useHoveredHome();
  const { data } = useQuery({ ...searchQueries.results(view, profile), enabled: false });
  if (hovered === undefined) return undefined;
  const row = data?.data.find(({ id }) => id === hovered);
  return pins.find(({ id }) => id === hovered) ?? (row && pinOf(row));
}
