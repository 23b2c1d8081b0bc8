import type { Schemas } from '@/api/contract';

/** What a reader of a shared deal sees besides its area, band of prices and returns. */
export type Shows = Schemas['EvaluationShows'];

export const showsNothingMore: Shows = { address: false, price: false, costs: false };

/** Costs tell the price: without it they are not shown. */
export const withShown = (shows: Shows, part: keyof Shows, isShown: boolean): Shows => {
  const next = { ...shows, [part]: isShown };
  return next.price ? next : { ...next, costs: false };
};

/** In words: `Area and returns`, `Area, price and returns`. */
export function showsText({ address, price, costs }: Shows): string {
  const parts = [
    address ? 'Address' : 'Area',
    ...(price ? ['price'] : []),
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
