import { Calculator, X } from 'lucide-react';
import { IconButton } from '@/ui/icon-button';
import type { ChosenCard } from '../data/chosen-files';

/** Deals that will go with the message, each with its way out. */
export function ChosenDeals({
  cards,
  onRemove,
}: {
  cards: readonly ChosenCard[];
  onRemove: (refId: string) => void;
}) {
  if (cards.length === 0) return null;
  return (
    <ul aria-label="Deals to send" className="mb-2 flex flex-wrap gap-1.5">
      {cards.map(({ refId, title }) => (
        <li
          key={refId}
          className="border-teal-line bg-teal-bg text-teal-ink flex max-w-full items-center gap-2 rounded-[9px] border py-1 pr-1 pl-2.5 text-sm"
        >
          <Calculator aria-hidden size={16} className="shrink-0" />
          <bdi className="max-w-48 min-w-0 truncate">{title}</bdi>
          <IconButton size="sm" label={`Remove ${title}`} onClick={() => onRemove(refId)}>
            <X aria-hidden size={15} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
