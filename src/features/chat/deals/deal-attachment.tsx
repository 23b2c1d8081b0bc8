import type { AnyCard, CardPlace } from './card-place';
import { LiveDealCard } from './live-deal-card';
import { PollCard } from './poll-card';
import { QuoteCard } from './quote-card';

/** A deal in a message as it is now, or what is asked about one. */
export function DealAttachment({ card, place }: { card: AnyCard; place: CardPlace }) {
  if (card.kind === 'poll') return <PollCard poll={card} place={place} />;
  if (card.kind === 'quote') return <QuoteCard quote={card} place={place} />;
  return <LiveDealCard card={card} userId={place.userId} sentAt={place.message.createdAt} />;
}
