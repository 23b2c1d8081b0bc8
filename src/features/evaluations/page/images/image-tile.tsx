import { ArrowLeft, ArrowRight, MoreHorizontal, Star, Trash2 } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { runtimeConfig } from '@/api/runtime-config';
import { Badge } from '@/ui/badge';
import { IconButton } from '@/ui/button/icon-button';
import { Image } from '@/ui/image/image';
import { Menu } from '@/ui/menu/menu';

interface ImageTileProps {
  image: Schemas['EvaluationImage'];
  index: number;
  count: number;
  isReadOnly: boolean;
  isBusy: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
  onOpen: () => void;
}

/** A picture among the others: opens large; its menu moves it, makes it the cover or removes it. */
export function ImageTile(props: ImageTileProps) {
  const { image, index, count, isReadOnly, isBusy, onMove, onRemove, onOpen } = props;
  const name = image.caption ?? `Photo ${index + 1}`;
  const places = [
    { label: 'Set as cover', icon: <Star aria-hidden size={16} />, to: 0 },
    { label: 'Move left', icon: <ArrowLeft aria-hidden size={16} />, to: index - 1 },
    { label: 'Move right', icon: <ArrowRight aria-hidden size={16} />, to: index + 1 },
  ].filter(({ to }) => to >= 0 && to < count && to !== index);
  return (
    <li className="relative overflow-hidden rounded-lg bg-surface-3">
      <button
        type="button"
        aria-label={`Open “${name}”`}
        className="block w-full cursor-zoom-in rounded-lg -outline-offset-2"
        onClick={onOpen}
      >
        <Image
          picture={{ base: runtimeConfig.apiPrefix, ownerId: image.ownerId, file: image.file }}
          alt={name}
          width={220}
          height={165}
          sizes="160px"
          className="aspect-4/3 w-full object-cover"
        />
      </button>
      {index === 0 && count > 1 && (
        <span className="pointer-events-none absolute bottom-1.5 left-1.5">
          <Badge>Cover</Badge>
        </span>
      )}
      {!isReadOnly && (
        <span className="absolute top-1.5 right-1.5 print:hidden">
          <Menu
            label={`Actions for “${name}”`}
            trigger={
              <IconButton label={`Actions for “${name}”`} size="sm" isBordered disabled={isBusy}>
                <MoreHorizontal aria-hidden size={14} />
              </IconButton>
            }
            items={[
              ...places.map(({ label, icon, to }) => ({ label, icon, onSelect: () => onMove(to) })),
              ...(places.length > 0 ? ['separator' as const] : []),
              {
                label: 'Remove',
                icon: <Trash2 aria-hidden size={16} />,
                isDestructive: true,
                onSelect: onRemove,
              },
            ]}
          />
        </span>
      )}
    </li>
  );
}
