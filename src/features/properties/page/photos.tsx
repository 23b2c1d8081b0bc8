import { Images } from 'lucide-react';
import type { Property } from '@/entities/property/property';
import { PropertyPhoto } from '@/entities/property/property-photo';
import { Button } from '@/ui/button/button';
import { classNames } from '@/ui/class-names';
import { openPhotos } from './photos-dialog';

/** The first photos of a property in a row, and a button to see, add and order all of them. */
export function Photos({ property }: { property: Property }) {
  const { images } = property;
  const count = images.length;
  const shown = Math.min(3, Math.max(1, count));
  return (
    <div className="relative">
      <div
        className={classNames(
          'grid h-32 gap-1.5 overflow-hidden rounded-[14px] md:h-44',
          shown === 2 && 'grid-cols-2',
          shown === 3 && 'grid-cols-[2fr_1fr_1fr] max-md:grid-cols-2',
        )}
      >
        {Array.from({ length: shown }, (_, index) => (
          <PropertyPhoto
            key={images[index] ?? 'none'}
            property={property}
            index={index}
            width={640}
            className={classNames(
              'aspect-auto! size-full! [&_img]:h-full! [&>span]:h-full',
              index === 2 && 'max-md:hidden',
            )}
          />
        ))}
      </div>
      <Button
        variant="outline"
        size="sm"
        className="absolute! right-3 bottom-3 bg-surface-1! shadow-edge max-md:h-11!"
        icon={<Images aria-hidden size={15} />}
        onClick={() => openPhotos(property.uuid)}
      >
        {count === 0 ? 'Add photos' : count === 1 ? '1 photo' : `${count} photos`}
      </Button>
    </div>
  );
}
