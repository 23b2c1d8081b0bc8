import type { Schemas } from '@/api/contract';
import type { Strategy } from '@/lib/evaluation/inputs/inputs';

/** What a reader of a shared deal sees besides its area, band of prices and returns. */
export type Shows = Schemas['EvaluationShows'];

export const showsNothingMore: Shows = { address: false, price: false, costs: false };

/** Costs tell the price: it is shown with them, and they go with it. */
export function withShown(shows: Shows, part: keyof Shows, isShown: boolean): Shows {
  const next = { ...shows, [part]: isShown };
  if (part === 'costs' && isShown) return { ...next, price: true };
  return next.price ? next : { ...next, costs: false };
}

/** The same for a home that is rented on: it has no price, so its costs tell none. */
export const withLeaseShown = (shows: Shows, areCostsShown: boolean): Shows => ({
  ...shows,
  price: areCostsShown,
  costs: areCostsShown,
});

/** In words: `Area and returns`, `Area, price and returns`. A home that is rented on has no price. */
export function showsText({ address, price, costs }: Shows, primary: Strategy): string {
  const parts = [
    address ? 'Address, title' : 'Area',
    ...(price && primary !== 'r2r' ? ['price'] : []),
    ...(costs && price ? ['costs'] : []),
  ];
  return `${parts.join(', ')} and returns`;
}

export interface NamedLink {
  token: string;
}

/** The whole address of a link. */
export const linkAddress = ({ token }: NamedLink): string =>
  new URL(`/property-evaluations/shared/${token}`, location.origin).href;
