import { FileText, ImageIcon, X } from 'lucide-react';
import { IconButton } from '@/ui/button/icon-button';
import { Spinner } from '@/ui/states/spinner';
import type { Attached } from '../outbox/chosen-files';

/** What will go with the message, each with its way out. */
export function AttachedList({
  attached,
  onRemove,
}: {
  attached: readonly Attached[];
  onRemove: (id: number) => void;
}) {
  if (attached.length === 0) return null;
  return (
    <ul aria-label="Attached" className="mb-2 flex flex-wrap gap-1.5">
      {attached.map(({ id, kind, name, file }) => (
        <li
          key={id}
          className="border-line bg-surface-2 flex max-w-full items-center gap-2 rounded-[9px] border py-1 pr-1 pl-2.5 text-sm"
        >
          {file === null ? (
            <Spinner size="small" label={`Resizing “${name}”`} />
          ) : kind === 'image' ? (
            <ImageIcon aria-hidden size={16} className="text-ink-2 shrink-0" />
          ) : (
            <FileText aria-hidden size={16} className="text-ink-2 shrink-0" />
          )}
          <bdi className="max-w-40 min-w-0 truncate">{name}</bdi>
          <IconButton size="sm" label={`Remove “${name}”`} onClick={() => onRemove(id)}>
            <X aria-hidden size={15} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
