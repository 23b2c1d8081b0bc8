import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { Schemas } from '@/api/contract';
import { runtimeConfig } from '@/api/runtime-config';
import { IconButton } from '@/ui/button/icon-button';
import { Image } from '@/ui/image/image';

interface ImageViewerProps {
  images: readonly Schemas['EvaluationImage'][];
  first: number;
}

/** One picture large, with a way to the next and the one before; the arrow keys go there too. */
export function ImageViewer({ images, first }: ImageViewerProps) {
  const [at, setAt] = useState(first);
  const image = images[at];
  if (!image) return null;
  const name = image.caption ?? `Photo ${at + 1}`;
  const go = (by: number) => setAt((now) => Math.min(images.length - 1, Math.max(0, now + by)));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys of its buttons arrive here
    <figure
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') go(-1);
        if (key === 'ArrowRight') go(1);
      }}
    >
      <Image
        key={image.id}
        picture={{ base: runtimeConfig.apiPrefix, ownerId: image.ownerId, file: image.file }}
        alt={name}
        width={880}
        height={660}
        sizes="(max-width: 767px) 100vw, 840px"
        isEager
        className="aspect-4/3 w-full rounded-lg"
      />
      <figcaption className="mt-3 flex items-center gap-2 text-sm text-ink-2">
        <span role="status" className="min-w-0 flex-1 truncate">
          {images.length > 1 ? `${name} · ${at + 1} of ${images.length}` : name}
        </span>
        {images.length > 1 && (
          <>
            <IconButton label="Previous photo" isBordered disabled={at === 0} onClick={() => go(-1)}>
              <ChevronLeft aria-hidden size={18} />
            </IconButton>
            <IconButton
              label="Next photo"
              isBordered
              disabled={at === images.length - 1}
              onClick={() => go(1)}
            >
              <ChevronRight aria-hidden size={18} />
            </IconButton>
          </>
        )}
      </figcaption>
    </figure>
  );
}
