import { ChevronLeft, ChevronRight, ImageOff } from 'lucide-react';
import { useRef, useState } from 'react';
import { runtimeConfig } from '@/api/runtime-config';
import { photoOf } from '@/lib/images/photo-path';
import { IconButton } from '@/ui/button/icon-button';
import { Image } from '@/ui/image/image';
import { photosOf } from '../data/photos';
import type { Listing } from '../data/queries';

/** The photos of a home, one in view; swiped by touch, stepped by its buttons. The floor plan comes last. */
export function Gallery({ listing }: { listing: Listing }) {
  const row = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const { floorplan, address } = listing;
  const plan = photoOf(floorplan, runtimeConfig.apiPrefix);
  const photos = [...photosOf(listing), ...(plan ? [plan] : [])];
  if (photos.length === 0) {
    return (
      <p className="flex aspect-[16/7] flex-col items-center justify-center gap-1 rounded-[14px] bg-surface-3 text-sm text-ink-2">
        <ImageOff aria-hidden size={24} strokeWidth={1.75} />
        No photos yet
      </p>
    );
  }
  const show = (place: number) => {
    const { current } = row;
    current?.scrollTo({ left: place * current.clientWidth, behavior: 'smooth' });
  };
  return (
    <div className="relative">
      <ul
        ref={row}
        aria-label="Photos"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by the keyboard (WCAG 2.1.1)
        tabIndex={photos.length > 1 ? 0 : undefined}
        onScroll={({ currentTarget }) =>
          setAt(Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth)))
        }
        className="flex snap-x snap-mandatory overflow-x-auto rounded-[14px] [scrollbar-width:none]"
      >
        {photos.map((photo, place) => (
          <li key={photo.file} className="w-full shrink-0 snap-start">
            <Image
              picture={photo}
              alt={
                plan && place === photos.length - 1
                  ? 'Floor plan'
                  : `${address}, photo ${place + 1} of ${photos.length}`
              }
              width={720}
              height={405}
              sizes="(min-width: 768px) 680px, 100vw"
              isEager={place === 0}
              className="aspect-[16/9] [&>img]:h-full"
            />
          </li>
        ))}
      </ul>
      {photos.length > 1 && (
        <div className="absolute right-2.5 bottom-2.5 flex items-center gap-1 rounded-full bg-overlay/85 px-1">
          <IconButton size="sm" label="Previous photo" disabled={at === 0} onClick={() => show(at - 1)}>
            <ChevronLeft aria-hidden size={18} />
          </IconButton>
          <p className="num text-sm" aria-live="polite">{`${at + 1} of ${photos.length}`}</p>
          <IconButton
            size="sm"
            label="Next photo"
            disabled={at === photos.length - 1}
            onClick={() => show(at + 1)}
          >
            <ChevronRight aria-hidden size={18} />
          </IconButton>
        </div>
      )}
    </div>
  );
}
