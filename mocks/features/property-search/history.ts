// What happened to a listing, told from its facts.
import type { Schema } from '../../engine/contract/contract';
import { numberOf } from '../../engine/db/table-definition';
import type { Facts } from './ai/match';

type Event = Schema<'ListingEvent'>;

const dayMs = 86_400_000;
/** From this reduction on, in %, it came in two steps. */
const twoSteps = 6;

/** A day of the calendar, in UTC. */
export const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The price before the last reduction; the price when there was none. */
export function priceBeforeCut(row: Facts): number {
  if (row.reducedAt === null || row.reduction < twoSteps) return row.firstPrice;
  const step = row.price < 5000 ? 5 : 500;
  return Math.round((row.price + (row.firstPrice - row.price) * 0.55) / step) * step;
}

/** Oldest first; every event lies between the listing and when it was last seen. */
export function historyOf(row: Facts, now: number): Event[] {
  const { addedAt, reducedAt, price, firstPrice } = row;
  const events: Event[] = [];
  const tell = (at: number, amount: number, event: Event['event']) =>
    events.push({ on: dayOf(at), price: amount, event });
  tell(addedAt, firstPrice, 'listed');
  if (reducedAt !== null) {
    const before = priceBeforeCut(row);
    if (before !== firstPrice) tell((addedAt + reducedAt) / 2, before, 'reduced');
    tell(reducedAt, price, 'reduced');
  }
  const last = reducedAt ?? addedAt;
  const part = (share: number) => last + (Math.max(last, Math.min(now, row.lastSeenAt)) - last) * share;
  switch (row.status) {
    case 'for_sale':
      // Now and then a buyer is lost.
      if (reducedAt === null && now - addedAt > 40 * dayMs && numberOf(row.id) % 3 === 0) {
        tell(part(0.35), price, 'sstc');
        tell(part(0.7), price, 'back_on');
      }
      break;
    case 'under_offer':
      tell(part(0.8), price, 'under_offer');
      break;
    case 'sstc':
      tell(part(0.6), price, 'sstc');
      break;
    case 'sold':
      tell(part(0.45), price, 'sstc');
      tell(part(1), price, 'sold');
      break;
    case 'let_agreed':
      tell(part(0.9), price, 'let_agreed');
      break;
    case 'withdrawn':
      tell(part(1), price, 'withdrawn');
      break;
    case 'to_rent':
    case 'auction':
      break;
  }
  return events;
}
