import { List, Map as MapIcon } from 'lucide-react';
import {
  type CSSProperties,
  useRef,
  useSyncExternalStore,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { Button } from '@/ui/button/button';
import type { MapHandle } from '@/ui/map/map-props';
import { pointAtHome } from './hovered-home';
import { useRoomBelow } from './use-room-below';
import { SearchMap, type SearchMapProps } from './search-map';

const wide = '(min-width: 1224px)';
const subscribe = (onChange: () => void) => {
  const media = matchMedia(wide);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};
const useIsWide = () => useSyncExternalStore(subscribe, () => matchMedia(wide).matches);

/** Pixels that an arrow moves the map by, as its own keys do. */
const step = 100;
const arrows: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

const homeAt = ({ target }: SyntheticEvent) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset['row'] : undefined;

/** The list with the map beside it from 1224 px; below, one in the place of the other. */
export function SearchSplit({
  view,
  profile,
  onView,
  children,
}: Omit<SearchMapProps, 'isAlone'> & { children: ReactNode }) {
  const isWide = useIsWide();
  const map = useRef<MapHandle>(null);
  const split = useRef<HTMLDivElement>(null);
  const room = useRoomBelow(split);
  const isMap = isWide || view.isMap === true;
  const onKeyDown = (event: KeyboardEvent) => {
    const move = arrows[event.key];
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
    // Arrows belong to the fields and menus that have them.
    if (!move || !isPlain || event.defaultPrevented || !isWide || homeAt(event) === undefined) return;
    event.preventDefault();
    map.current?.panBy(...move);
  };
  const { isMap: _shown, ...listView } = view;
  return (
    <div
      ref={split}
      // The property is the style sheet's own, of which React's types know nothing.
      style={{ '--map-room': `${room}px` } as CSSProperties}
      className={isWide ? 'grid grid-cols-[minmax(0,1fr)_minmax(380px,40%)] items-start gap-6' : undefined}
    >
      {(isWide || !isMap) && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears of the cards inside, each of which is a link
        <div
          onKeyDown={onKeyDown}
          onPointerOver={(event) => event.pointerType !== 'touch' && pointAtHome(homeAt(event))}
          onPointerLeave={() => pointAtHome(undefined)}
          onFocus={(event) => pointAtHome(homeAt(event))}
          onBlur={() => pointAtHome(undefined)}
          className="min-w-0"
        >
          {children}
        </div>
      )}
      {isMap && (
        <SearchMap
          ref={map}
          view={view}
          profile={profile}
          onView={onView}
          isAlone={!isWide}
          className={
            isWide
              ? 'sticky! top-(--topbar-h) -mr-(--gutter) -mb-21 h-[max(400px,var(--map-room))] border-t border-l border-line'
              : '-mx-(--gutter) -mb-21 h-[max(400px,var(--map-room))] border-t border-line'
          }
        />
      )}
      {!isWide && (
        <div className="pointer-events-none fixed inset-x-0 bottom-5 z-(--z-sticky) flex justify-center">
          <Button
            icon={isMap ? <List aria-hidden size={17} /> : <MapIcon aria-hidden size={17} />}
            className="pointer-events-auto rounded-full! px-5! shadow-3"
            onClick={() => onView(isMap ? listView : { ...view, isMap: true })}
          >
            {isMap ? 'List' : 'Map'}
          </Button>
        </div>
      )}
    </div>
  );
}
