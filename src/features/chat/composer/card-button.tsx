import { Calculator, House, Search, SquarePlus, UserRound } from 'lucide-react';
import { openCardPicker } from '@/entities/record/card-picker';
import { IconButton } from '@/ui/button/icon-button';
import { Menu } from '@/ui/menu/menu';
import type { ChosenCard } from '../outbox/chosen-cards';

interface CardButtonProps {
  /** As many cards as a message takes are chosen. */
  isDisabled: boolean;
  onPick: (card: ChosenCard) => void;
}

/** Adds a deal, a home on the market, a property or a contact to the message. */
export function CardButton({ isDisabled, onPick }: CardButtonProps) {
  const ask = (kind: 'evaluation' | 'listing' | 'property' | 'contact') => () =>
    openCardPicker(kind, ({ refId, title }) => onPick({ kind, refId, title }));
  return (
    <Menu
      label="Share a deal, listing, property or contact"
      trigger={
        <IconButton label="Share a deal, listing, property or contact" size="sm" disabled={isDisabled}>
          <SquarePlus aria-hidden size={18} strokeWidth={1.75} />
        </IconButton>
      }
      items={[
        { label: 'A deal…', icon: <Calculator size={16} />, onSelect: ask('evaluation') },
        { label: 'A listing…', icon: <Search size={16} />, onSelect: ask('listing') },
        { label: 'A property…', icon: <House size={16} />, onSelect: ask('property') },
        { label: 'A contact…', icon: <UserRound size={16} />, onSelect: ask('contact') },
      ]}
    />
  );
}
