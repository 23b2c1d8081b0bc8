import { Pin, X } from 'lucide-react';

/** The figure that a comment speaks of; with a way to take it out while it is being written. */
export function PinChip({ text, onRemove }: { text: string; onRemove?: () => void }) {
  return (
    <p className="bg-teal-bg text-teal-ink num mb-1.5 flex w-fit max-w-full items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-medium">
      <Pin aria-hidden size={12} className="shrink-0" />
      <span className="min-w-0 truncate">{`On ${text}`}</span>
      {onRemove && (
        <button
          type="button"
          aria-label={`Remove “${text}”`}
          onClick={onRemove}
          className="touch-target hover:bg-hover relative -mr-1.5 grid size-5 shrink-0 place-items-center rounded-full"
        >
          <X aria-hidden size={13} />
        </button>
      )}
    </p>
  );
}
