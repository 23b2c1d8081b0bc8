import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { memo, useRef } from 'react';
import { dropFile } from '@/ui/draft/draft-files';
import { IconButton } from '@/ui/button/icon-button';
import { Input } from '@/ui/input/input';
import { useFocusAfterRemoval } from '@/ui/focus/use-focus-after-removal';
import { changePictures } from './add-pictures';
import { longestAlt, type DraftPicture } from './post-parts';

/** The pictures of the post being written, in the order in which they will be shown. */
export function PictureRow({ userId, pictures }: { userId: number; pictures: readonly DraftPicture[] }) {
  const area = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(
    area,
    pictures.map(({ id }) => id),
  );
  const move = (index: number, by: 1 | -1) => changePictures(userId, (now) => moved(now, index, by));
  const remove = (id: string) => {
    changePictures(userId, (now) => now.filter((each) => each.id !== id));
    void dropFile(userId, id);
  };
  return (
    <div ref={area} tabIndex={-1} className="outline-hidden">
      <ul aria-label="Photos" className="mt-3 flex flex-col gap-2.5 empty:hidden">
        {pictures.map((picture, index) => (
          <li key={picture.id} data-row={picture.id} className="flex items-center gap-3">
            <Thumbnail picture={picture} />
            <div className="min-w-0 flex-1">
              <Input
                aria-label={`Description of “${picture.name}”`}
                placeholder="Describe the photo for people who can’t see it"
                value={picture.alt}
                maxLength={longestAlt}
                onChange={({ target }) =>
                  changePictures(userId, (now) =>
                    now.map((each) => (each.id === picture.id ? { ...each, alt: target.value } : each)),
                  )
                }
              />
            </div>
            <span className="flex shrink-0">
              <IconButton
                size="sm"
                label={`Move “${picture.name}” forward`}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              >
                <ArrowLeft aria-hidden size={16} />
              </IconButton>
              <IconButton
                size="sm"
                label={`Move “${picture.name}” back`}
                disabled={index === pictures.length - 1}
                onClick={() => move(index, 1)}
              >
                <ArrowRight aria-hidden size={16} />
              </IconButton>
              <IconButton size="sm" label={`Remove “${picture.name}”`} onClick={() => remove(picture.id)}>
                <X aria-hidden size={16} />
              </IconButton>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The list with the picture at `index` moved one place. */
export function moved<Item>(items: readonly Item[], index: number, by: 1 | -1): readonly Item[] {
  const item = items[index];
  if (item === undefined) return items;
  const others = items.filter((_, place) => place !== index);
  return [...others.slice(0, index + by), item, ...others.slice(index + by)];
}

function Thumbnail({ picture: { file, name, percent } }: { picture: DraftPicture }) {
  if (!file) {
    return (
      <span
        role="progressbar"
        aria-label={`Resizing “${name}”`}
        aria-valuenow={Math.round(percent)}
        aria-valuemin={0}
        aria-valuemax={100}
        className="num bg-surface-3 text-ink-2 grid size-14 shrink-0 place-items-center rounded-[9px] text-xs"
      >
        {`${Math.round(percent)}%`}
      </span>
    );
  }
  return <Shown file={file} />;
}

/** Drawn anew for another file alone: its address is given back when it is not shown any more. */
const Shown = memo(function Shown({ file }: { file: File }) {
  return (
    <img
      ref={(image) => {
        if (!image) return;
        const address = URL.createObjectURL(file);
        image.src = address;
        return () => URL.revokeObjectURL(address);
      }}
      alt=""
      className="bg-surface-3 size-14 shrink-0 rounded-[9px] object-cover"
    />
  );
});
