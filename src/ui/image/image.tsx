import { ImageOff } from 'lucide-react';
import { useRef, useState } from 'react';
import { fixedSrcSet, fluidSrcSet, mediaPath, type Picture } from '@/lib/media';
import { classNames } from '../class-names';
import { useNear } from '../lazy/use-near';

/** Lazy pictures are fetched when they come this near (specification §9). */
const lazyMargin = '200px';

interface ImageProps {
  picture: Picture;
  /** What it shows, in words; empty where the words stand beside it. */
  alt: string;
  /** Its measures in CSS pixels: they hold its place before it is there, and its shape at any width. */
  width: number;
  height: number;
  /**
   * How wide it is shown, as in `<img sizes>`, where that depends on the screen: it is then offered at each width from
   * 640 to 3840 px. Left out, it is always `width` wide, and offered for plain and for dense screens.
   */
  sizes?: string | undefined;
  /** In the first view: fetched at once. */
  isEager?: boolean | undefined;
  className?: string | undefined;
}

/** A picture from the media path at the width that is needed (specification §9): lazy, its place held, never a broken icon. */
export function Image({ picture, alt, width, height, sizes, isEager = false, className }: ImageProps) {
  const element = useRef<HTMLImageElement>(null);
  const isWanted = useNear(element, lazyMargin) || isEager;
  const address = `${picture.base}${mediaPath(picture.ownerId, picture.file, width)}`;
  const [brokenAddress, setBrokenAddress] = useState<string | null>(null);
  const isBroken = brokenAddress === address;
  const isShown = isWanted && !isBroken;
  return (
    <span className={classNames('relative block overflow-hidden bg-surface-3', className)}>
      <img
        ref={element}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        {...(isShown
          ? {
              sizes,
              srcSet: sizes === undefined ? fixedSrcSet(picture, width) : fluidSrcSet(picture),
              src: address,
              onError: () => setBrokenAddress(address),
            }
          : { src: emptyPicture(width, height) })}
        className="block h-auto w-full object-cover"
      />
      {isBroken && (
        <span aria-hidden className="absolute inset-0 grid place-items-center text-ink-2">
          <ImageOff size={22} strokeWidth={1.75} />
        </span>
      )}
    </span>
  );
}

/** Nothing to see, in the right shape. */
function emptyPicture(width: number, height: number): string {
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)}`;
}
