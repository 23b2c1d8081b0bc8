import type { Schemas } from '@/api/contract';
import { runtimeConfig } from '@/api/runtime-config';
import { mediaPath } from '@/lib/media';
import { safeRows } from '@/ui/rows/safe-rows';

type Pictures = readonly Schemas['SharedImage'][];

/** At most so many are shown; the last one says how many more there are. */
const most = 4;

/** The pictures of a post; each opens all of them, one at a time. */
export function PictureGrid({ ownerId, pictures }: { ownerId: number; pictures: Pictures }) {
  const shown = pictures.slice(0, most);
  const hidden = pictures.length - shown.length;
  const open = (index: number) =>
    void import('./lightbox').then(
      (part) => part.openLightbox(ownerId, pictures, index),
      () => location.assign(address(ownerId, pictures[index]?.file ?? '')),
    );
  return (
    <div className="grid grid-cols-2 gap-0.5 overflow-hidden rounded-lg">
      {safeRows(shown, ['picture', 'none'], ({ file, alt }, index) => (
        <button
          key={file}
          type="button"
          aria-label={`Open photo ${index + 1} of ${pictures.length}${alt && `: ${alt}`}`}
          onClick={() => open(index)}
          className={`bg-surface-3 relative -outline-offset-2 ${shown.length % 2 === 1 && index === 0 ? 'col-span-2' : ''}`}
        >
          <img
            src={address(ownerId, file, 640)}
            alt=""
            loading="lazy"
            decoding="async"
            className={`w-full object-cover ${shown.length === 1 ? 'aspect-video' : 'aspect-4/3'}`}
          />
          {hidden > 0 && index === most - 1 && (
            <span className="bg-scrim absolute inset-0 grid place-items-center text-xl font-semibold text-white">
              {`+${hidden}`}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

const address = (ownerId: number, file: string, width?: number) =>
  `${runtimeConfig.apiPrefix}${mediaPath(ownerId, file, width)}`;
