import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { holds, padded, type Bounds } from '@/lib/map/bounds';
import { isCluster, type MapCluster, type MapMark, type MapPin, type PinIndex } from '@/lib/map/cluster';
import { classNames } from '../class-names';
import { boundsOf, type LibraryMap } from './base/create-map';
import { makeRoom } from './base/marks-room';

interface MapPinsProps {
  map: LibraryMap;
  index: PinIndex;
  active: MapPin | undefined;
  onActive: ((id: string | undefined) => void) | undefined;
  selectedId: string | undefined;
  onSelect: ((pins: readonly MapPin[]) => void) | undefined;
}

/** As far around what is seen as pins are drawn ahead, in parts of it. */
const ahead = 0.4;
/** How long marks stay the same before names give way to them, ms. */
const restMs = 300;
/** As many homes at one place as a card can turn over. */
const mostAtOnePlace = 20;

/**
 * Pins and clusters as buttons over the map: letters of the page, found by a screen reader, and moved as one layer while the
 * map is dragged. Only what is in view is drawn.
 */
export function MapPins({ map, index, active, onActive, selectedId, onSelect }: MapPinsProps) {
  const shown = useMarks(map, index);
  const isMissing = active !== undefined && !shown.some((mark) => !isCluster(mark) && mark.id === active.id);
  // What is pointed at in the list is seen, though it lies in a cluster here.
  const marks = isMissing ? [...shown, active] : shown;
  const layer = useLayerThatFollows(map, marks);
  useRoomForMarks(map, shown);
  const open = (cluster: MapCluster) => {
    const zoom = index.apartAt(cluster);
    if (zoom === null) return onSelect?.(index.pinsOf(cluster, mostAtOnePlace));
    map.easeTo({ center: [cluster.lng, cluster.lat], zoom: zoom + 0.2, duration: 350 });
    // The cluster is about to go, and the keyboard stays with the map.
    map.getCanvas().focus({ preventScroll: true });
  };
  return (
    <div ref={layer} className="pointer-events-none absolute top-0 left-0">
      {marks.map((mark) =>
        isCluster(mark) ? (
          <Cluster key={`cluster ${mark.cluster}`} mark={mark} onOpen={open} />
        ) : mark.count === undefined ? (
          <Pin
            key={mark.id}
            pin={mark}
            isActive={mark.id === active?.id}
            isSelected={mark.id === selectedId}
            onActive={onActive}
            onSelect={onSelect}
          />
        ) : (
          <Cluster
            key={mark.id}
            mark={{ cluster: 0, count: mark.count, lat: mark.lat, lng: mark.lng }}
            onOpen={({ lng, lat }) => map.easeTo({ center: [lng, lat], zoom: map.getZoom() + 2 })}
          />
        ),
      )}
    </div>
  );
}

/** What lies in view and a little beyond, found again when the map has left that or is at another level. */
function useMarks(map: LibraryMap, index: PinIndex): readonly MapMark[] {
  const [found, setFound] = useState<{ index: PinIndex; marks: readonly MapMark[] }>({ index, marks: [] });
  useEffect(() => {
    let within: Bounds | undefined;
    let level = Number.NaN;
    const find = () => {
      const [bounds, zoom] = [boundsOf(map), Math.floor(map.getZoom())];
      if (within && zoom === level && holds(within, bounds)) return;
      within = padded(bounds, ahead);
      level = zoom;
      setFound({ index, marks: index.marksIn(within, zoom) });
    };
    find();
    map.on('move', find);
    return () => void map.off('move', find);
  }, [map, index]);
  return found.marks;
}

/** Names on the map give way to marks once these rest, also after the colours changed. */
function useRoomForMarks(map: LibraryMap, marks: readonly MapMark[]): void {
  useEffect(() => {
    const make = () => makeRoom(map, marks);
    const timer = setTimeout(make, restMs);
    map.on('style.load', make);
    return () => {
      clearTimeout(timer);
      map.off('style.load', make);
    };
  }, [map, marks]);
}

/** Puts each child where its mark is. While the map is dragged only the layer moves. */
function useLayerThatFollows(map: LibraryMap, marks: readonly MapMark[]) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = layer.current;
    if (!element) return;
    let zoom = Number.NaN;
    let from = { x: 0, y: 0 };
    const [first] = marks;
    const place = () => {
      zoom = map.getZoom();
      element.style.transform = '';
      // The children are the marks, in this order.
      const children = element.children as HTMLCollectionOf<HTMLElement>;
      marks.forEach((mark, at) => {
        const { x, y } = map.project([mark.lng, mark.lat]);
        if (at === 0) from = { x, y };
        const child = children[at];
        if (child) child.style.transform = `translate(${x}px,${y}px) translate(-50%,-50%)`;
      });
    };
    const follow = () => {
      if (!first) return;
      if (map.getZoom() !== zoom) return place();
      const { x, y } = map.project([first.lng, first.lat]);
      element.style.transform = `translate(${x - from.x}px,${y - from.y}px)`;
    };
    place();
    map.on('move', follow);
    return () => void map.off('move', follow);
  }, [map, marks]);
  return layer;
}

interface PinProps extends Pick<MapPinsProps, 'onActive' | 'onSelect'> {
  pin: MapPin;
  isActive: boolean;
  isSelected: boolean;
}

const Pin = memo(function Pin({ pin, isActive, isSelected, onActive, onSelect }: PinProps) {
  const { id, text, name, tone } = pin;
  const look =
    'num absolute top-0 left-0 h-7 rounded-lg border px-2 text-[13px]/none font-semibold whitespace-nowrap shadow-2 will-change-transform';
  if (!onSelect) {
    return (
      <span
        title={name}
        className={`${look} inline-flex items-center border-line-strong bg-overlay text-ink`}
      >
        {text}
      </span>
    );
  }
  return (
    <button
      type="button"
      aria-label={name}
      aria-pressed={isSelected}
      data-pin={id}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && onActive?.(id)}
      onPointerLeave={() => onActive?.(undefined)}
      onFocus={() => onActive?.(id)}
      onBlur={() => onActive?.(undefined)}
      onClick={() => onSelect([pin])}
      className={classNames(
        look,
        'touch-target pointer-events-auto',
        isActive || isSelected
          ? 'z-2 border-transparent bg-primary text-on-primary'
          : tone === 'quiet'
            ? 'border-line bg-overlay text-ink-2'
            : 'border-line-strong bg-overlay text-ink',
        tone === 'saved' && !isActive && !isSelected && 'border-rose-line text-rose-ink',
      )}
    >
      {text}
    </button>
  );
});

const countText = new Intl.NumberFormat('en-GB', { notation: 'compact', maximumFractionDigits: 1 });

function Cluster({ mark, onOpen }: { mark: MapCluster; onOpen: (cluster: MapCluster) => void }) {
  const { count } = mark;
  return (
    <button
      type="button"
      // voice: a cluster is two or more
      aria-label={`Zoom in to see all ${count.toLocaleString('en-GB')}`}
      data-cluster={count}
      onClick={() => onOpen(mark)}
      className={classNames(
        'num pointer-events-auto absolute top-0 left-0 rounded-full border-[1.5px] border-teal-mark bg-teal-bg font-semibold text-teal-ink shadow-2 will-change-transform',
        count < 10
          ? 'size-11 text-sm'
          : count < 100
            ? 'size-12 text-base'
            : count < 1000
              ? 'size-14 text-base'
              : 'size-16 text-base',
      )}
    >
      {countText.format(count).toLowerCase()}
    </button>
  );
}
