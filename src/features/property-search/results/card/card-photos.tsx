import { ImageOff } from 'lucide-react';
import type { Picture } from '@/lib/media';
import { Image } from '@/ui/image/image';
import { Glyph } from './glyph';

interface CardPhotosProps {
  photos: readonly Picture[];
  /** Which is shown, from 0. */
  at: number;
  /** Somebody is at the card: the photos beside the shown one are fetched. */
  isNear: boolean;
  /** In the first view: fetched at once. */
  isEager: boolean;
  address: string;
  onStep: (by: 1 | -1) => void;
}

/** One photo of a home and, once somebody comes near, its neighbours and the buttons to them. */
export function CardPhotos({ photos, at, isNear, isEager, address, onStep }: CardPhotosProps) {
  const count = photos.length;
  if (count === 0) {
    return (
      <p className="flex aspect-[15/8] flex-col items-center justify-center gap-1 bg-surface-3 text-xs text-ink-2">
        <ImageOff aria-hidden size={22} strokeWidth={1.75} />
        No photos yet
      </p>
    );
  }
  const beside = isNear ? [at - 1, at, at + 1].map((place) => (place + count) % count) : [at];
  return (
    <>
      {photos.map((photo, place) =>
        beside.includes(place) ? (
          <Image
            key={photo.file}
            picture={photo}
            alt=""
            width={600}
            height={320}
            sizes="(min-width: 1224px) 300px, (min-width: 768px) 50vw, 100vw"
            isEager={isEager || isNear}
            className={`aspect-[15/8] [&>img]:h-full ${place === at ? '' : 'hidden!'}`}
          />
        ) : null,
      )}
      {isNear && count > 1 && <PhotoSteps at={at} count={count} address={address} onStep={onStep} />}
    </>
  );
}

interface PhotoStepsProps extends Pick<CardPhotosProps, 'at' | 'address' | 'onStep'> {
  count: number;
}

/** The keyboard needs one of the two: after the last photo comes the first. */
function PhotoSteps({ at, count, address, onStep }: PhotoStepsProps) {
  const look =
    'absolute z-1 grid size-8 place-items-center rounded-full bg-overlay/85 text-ink hover:bg-overlay max-md:size-11';
  return (
    <span className="absolute inset-x-0 top-0 block aspect-[15/8]">
      <button
        type="button"
        tabIndex={-1}
        aria-label={`Previous photo of ${address}`}
        onClick={() => onStep(-1)}
        className={`${look} top-1/2 left-2 -translate-y-1/2`}
      >
        <Glyph name="left" />
      </button>
      <button
        type="button"
        aria-label={`Next photo of ${address}`}
        onClick={() => onStep(1)}
        className={`${look} top-1/2 right-2 -translate-y-1/2`}
      >
        <Glyph name="right" />
      </button>
      <span
        role="status"
        className="num absolute right-2.5 bottom-2.5 rounded-md bg-overlay/85 px-1.5 py-0.5 text-xs"
      >
        {`${at + 1} of ${count}`}
      </span>
    </span>
  );
}
