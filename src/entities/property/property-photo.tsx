import { House } from 'lucide-react';
import { runtimeConfig } from '@/api/runtime-config';
import { classNames } from '@/ui/class-names';
import { Image } from '@/ui/image/image';
import type { Property } from './property';

interface PropertyPhotoProps {
  property: Pick<Property, 'ownerId' | 'images'>;
  /** Which of its photos, from 0. */
  index?: number;
  /** CSS pixels; its height is three quarters of it. */
  width: number;
  className?: string;
}

/** A photo of a property beside its address, four to three; a house where there is none. */
export function PropertyPhoto({
  property: { ownerId, images },
  index = 0,
  width,
  className,
}: PropertyPhotoProps) {
  const file = images[index];
  return (
    <span
      aria-hidden
      className={classNames('block aspect-4/3 shrink-0 overflow-hidden', className)}
      style={{ width }}
    >
      {file === undefined ? (
        <span className="grid size-full place-items-center bg-surface-3 text-ink-3">
          <House size={Math.max(16, width / 5)} strokeWidth={1.75} />
        </span>
      ) : (
        <Image
          picture={{ base: runtimeConfig.apiPrefix, ownerId, file }}
          alt=""
          width={width}
          height={Math.round((width * 3) / 4)}
        />
      )}
    </span>
  );
}
