import { Calculator, House, ReceiptPoundSterling, Search, UserRound, Vote, X } from 'lucide-react';
import { IconButton } from '@/ui/button/icon-button';
import type { ChosenCard } from '../outbox/chosen-cards';

const icons = {
  evaluation: Calculator,
  listing: Search,
  property: House,
  contact: UserRound,
  poll: Vote,
  quote: ReceiptPoundSterling,
} as const;

/** Cards that will go with the message, each with its way out. */
export function ChosenCards({
  cards,
  onRemove,
}: {
  cards: readonly ChosenCard[];
  onRemove: (card: ChosenCard) => void;
}) {
  if (cards.length === 0) return null;
  return (
    <ul aria-label="Cards to send" className="mb-2 flex flex-wrap gap-1.5">
      {cards.map((card) => {
        const Icon = icons[card.kind];
        return (
          <li
            key={`${card.kind} ${card.refId}`}
            className="border-teal-line bg-teal-bg text-teal-ink flex max-w-full items-center gap-2 rounded-[9px] border py-1 pr-1 pl-2.5 text-sm"
          >
            <Icon aria-hidden size={16} className="shrink-0" />
            <bdi className="max-w-64 min-w-0 truncate">{card.title}</bdi>
            <IconButton size="sm" label={`Remove “${card.title}”`} onClick={() => onRemove(card)}>
              <X aria-hidden size={15} />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}
