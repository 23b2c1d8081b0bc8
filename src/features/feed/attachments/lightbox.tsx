import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import type { Schemas } from '@/api/contract';
import { runtimeConfig } from '@/api/runtime-config';
import { mediaPath } from '@/lib/media';
import { IconButton } from '@/ui/button/icon-button';
import { openModal } from '@/ui/modal/modal-store';
import { loadPageStyles } from '@/ui/theme/page-styles';

type Pictures = readonly Schemas['SharedImage'][];

/** Shows the pictures of a post large, beginning with one of them. */
export async function openLightbox(ownerId: number, pictures: Pictures, first: number): Promise<void> {
  await loadPageStyles();
  openModal({
    id: 'pictures',
    title: pictures.length === 1 ? 'Photo' : 'Photos',
    size: 'full',
    content: <Lightbox ownerId={ownerId} pictures={pictures} first={first} />,
  });
}

interface LightboxProps {
  ownerId: number;
  pictures: Pictures;
  first: number;
}

/** One picture at a time: ← and → go on, as the buttons do. Its words stand below it. */
export function Lightbox({ ownerId, pictures, first }: LightboxProps) {
  const [index, setIndex] = useState(first);
  const picture = pictures[index];
  if (!picture) return null;
  const go = (by: number) => setIndex((index + by + pictures.length) % pictures.length);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') go(-1);
    else if (event.key === 'ArrowRight') go(1);
    else return;
    event.preventDefault();
  };
  const isOne = pictures.length === 1;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the arrow keys of the buttons inside; they do the same
    <figure
      role="group"
      aria-roledescription="carousel"
      aria-label="Photos"
      // the arrow keys work wherever the focus is inside
      tabIndex={-1}
      data-autofocus
      onKeyDown={onKeyDown}
      className="flex h-full min-h-0 flex-col gap-3 outline-hidden"
    >
      <div className="relative min-h-0 flex-1">
        <img
          key={picture.file}
          src={`${runtimeConfig.apiPrefix}${mediaPath(ownerId, picture.file, 1920)}`}
          alt={picture.alt || `Photo ${index + 1}`}
          className="absolute inset-0 size-full object-contain"
        />
        {!isOne && (
          <>
            <IconButton
              isBordered
              label="Previous photo"
              className="absolute! top-1/2 left-0 -translate-y-1/2"
              onClick={() => go(-1)}
            >
              <ChevronLeft aria-hidden size={20} />
            </IconButton>
            <IconButton
              isBordered
              label="Next photo"
              className="absolute! top-1/2 right-0 -translate-y-1/2"
              onClick={() => go(1)}
            >
              <ChevronRight aria-hidden size={20} />
            </IconButton>
          </>
        )}
      </div>
      <figcaption className="text-ink-2 flex justify-center gap-3 text-sm">
        <span dir="auto" className="min-w-0 break-words">
          {picture.alt}
        </span>
        {!isOne && (
          <span aria-live="polite" className="num text-ink-3 shrink-0">
            {`${index + 1} of ${pictures.length}`}
          </span>
        )}
      </figcaption>
    </figure>
  );
}
