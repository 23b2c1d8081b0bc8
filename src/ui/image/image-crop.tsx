import { RotateCw } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { Button } from '../button/button';
import { classNames } from '../class-names';
import {
  closest,
  dragged,
  heldInside,
  shownShare,
  turned,
  turnedSides,
  type Crop,
  type Sides,
} from './crop-frame';

interface ImageCropProps {
  /** The picture's address. */
  src: string;
  /** Its own sides in pixels, upright. */
  picture: Sides;
  /** Width by height of what is kept. */
  aspect: number;
  isRound?: boolean | undefined;
  crop: Crop;
  onCrop: (crop: Crop) => void;
}

const keyStep = 0.05;
const zoomStep = 0.1;

/**
 * Chooses the part of a picture: drag it, pinch or turn the wheel over it; with the keyboard the arrows move it, plus and minus
 * zoom, R rotates it. The slider and the button below do the same.
 */
export function ImageCrop({ src, picture, aspect, isRound = false, crop, onCrop }: ImageCropProps) {
  const frame = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const hint = useId();
  const zoomId = useId();
  // What the latest move made of it: several may come before the next drawing.
  const latest = useRef(crop);
  useEffect(() => {
    latest.current = crop;
  }, [crop]);
  const change = (next: Crop) => {
    latest.current = next;
    onCrop(next);
  };
  const zoomTo = (zoom: number) => change(heldInside(picture, aspect, { ...latest.current, zoom }));
  const moveBy = (right: number, down: number) =>
    change(dragged(picture, aspect, latest.current, right, down));

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    zoomTo(latest.current.zoom * Math.exp(-event.deltaY / 500));
  });
  useEffect(() => {
    const element = frame.current;
    const listen = (event: WheelEvent) => onWheel(event);
    // React's own listener is passive and could not keep the page from scrolling.
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, []);

  const press = (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const move = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    const box = frame.current?.getBoundingClientRect();
    if (!before || !box || box.width === 0) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (other) {
      const apart = Math.hypot(before.x - other.x, before.y - other.y);
      if (apart > 0) zoomTo((latest.current.zoom * Math.hypot(now.x - other.x, now.y - other.y)) / apart);
    } else moveBy((now.x - before.x) / box.width, (now.y - before.y) / box.height);
  };
  const release = (event: PointerEvent) => fingers.current.delete(event.pointerId);

  const byKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const acts: Record<string, () => void> = {
      ArrowLeft: () => moveBy(keyStep, 0),
      ArrowRight: () => moveBy(-keyStep, 0),
      ArrowUp: () => moveBy(0, keyStep),
      ArrowDown: () => moveBy(0, -keyStep),
      '+': () => zoomTo(latest.current.zoom + zoomStep),
      '=': () => zoomTo(latest.current.zoom + zoomStep),
      '-': () => zoomTo(latest.current.zoom - zoomStep),
      r: () => change(turned(picture, aspect, latest.current)),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  const shown = shownShare(picture, aspect, crop);
  const sides = turnedSides(picture, crop.turns);
  const own = sides.width / sides.height;
  const isSideways = crop.turns % 2 === 1;
  const percent = (share: number) => `${share * 100}%`;
  return (
    <div className="flex flex-col gap-4">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- moved by its own keys, as a map is: an application by ARIA's word */}
      <div
        ref={frame}
        role="application"
        aria-label="Part of the photo"
        aria-describedby={hint}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the focus has to come here, for the keys
        tabIndex={0}
        onPointerDown={press}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={byKey}
        className={classNames(
          'bg-surface-3 relative mx-auto w-full cursor-grab touch-none overflow-hidden select-none active:cursor-grabbing',
          isRound ? 'max-w-72 rounded-full' : 'rounded-[11px]',
        )}
        style={{ aspectRatio: aspect }}
      >
        <div
          className="absolute"
          style={{
            width: percent(1 / shown.width),
            height: percent(1 / shown.height),
            left: percent((shown.width / 2 - crop.x) / shown.width),
            top: percent((shown.height / 2 - crop.y) / shown.height),
          }}
        >
          <img
            src={src}
            alt=""
            draggable={false}
            className="absolute top-1/2 left-1/2 max-w-none"
            style={{
              width: percent(isSideways ? 1 / own : 1),
              height: percent(isSideways ? own : 1),
              transform: `translate(-50%, -50%) rotate(${crop.turns * 90}deg)`,
            }}
          />
        </div>
      </div>
      <p id={hint} className="text-ink-2 text-sm text-pretty">
        Drag the photo to move it. With the keyboard: arrows move it, + and − zoom, R rotates.
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <label htmlFor={zoomId} className="text-ink-2 text-sm font-medium">
          Zoom
        </label>
        <input
          id={zoomId}
          type="range"
          min={1}
          max={closest}
          step={0.01}
          value={crop.zoom}
          aria-valuetext={`${Math.round(crop.zoom * 100)}%`}
          onChange={({ currentTarget: { value } }) => zoomTo(Number(value))}
          className="accent-primary h-6 min-w-32 flex-1 max-md:h-11"
        />
        <Button
          variant="outline"
          size="sm"
          icon={<RotateCw aria-hidden size={15} strokeWidth={1.75} />}
          onClick={() => change(turned(picture, aspect, latest.current))}
        >
          Rotate
        </Button>
      </div>
    </div>
  );
}
