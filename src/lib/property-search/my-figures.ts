import { evaluate } from '../evaluation/evaluate';
import type { Figure } from '../evaluation/figures';
import { withMyNumbers } from '../evaluation/my-numbers';
import type { RoceBasis, Roi } from '../evaluation/strategies/returns';
import { regionOfNation, type Nation } from '../stamp-duty/region';

/** What a home on the market comes to under my own settings. */
export interface MyFigures {
  /** % a year. */
  grossYield: Figure;
  /** Cash on cash, % a year. */
  roi: Roi;
  /** £ a month. */
  cashFlowPcm: Figure;
  /** £. */
  stampDuty: Figure;
}

/** What of an evaluation profile counts. */
interface Profile {
  inputs: NonNullable<Parameters<typeof withMyNumbers>[1]>;
  roceBasis: RoceBasis;
}

interface ListingFacts {
  /** £; a month for lets. */
  price: number;
  status: string;
  nation: Nation;
  outcode: string;
  /** £ a month. */
  estRentPcm: number | null;
}

/** Whether it can be bought or was: what is to let has no price to work from. */
export const isForBuying = ({ status }: Pick<ListingFacts, 'status'>): boolean =>
  status !== 'to_rent' && status !== 'let_agreed';

/**
 * My numbers of a listing (product.md N4): a buy-to-let at its price and its estimated rent, under the profile's assumptions, or
 * the platform's without one. Null for homes to let. Stamp duty needs no rent; the rest is null where there is no estimate.
 * @param profile the member's default settings
 * @param day the ISO day of the purchase, whose stamp duty bands apply
 * @param price £, where another one than the asking price is tried
 */
export function myFigures(
  listing: ListingFacts,
  profile: Profile | undefined,
  day: string,
  price: number = listing.price,
): MyFigures | null {
  if (!isForBuying(listing)) return null;
  const { nation, outcode, estRentPcm } = listing;
  const known = { price, works: 0, ...(estRentPcm !== null && { rentPcm: estRentPcm }) };
  const inputs = withMyNumbers({}, profile?.inputs, known, { strategy: 'btl', day });
  const { headline, stampDuty } = evaluate(inputs, {
    nation,
    outcode,
    region: regionOfNation(nation),
    strategies: ['btl'],
    primary: 'btl',
    roceBasis: profile?.roceBasis ?? 'totalCapital',
  });
  const isKnown = estRentPcm !== null;
  return {
    grossYield: isKnown ? headline.grossYield : null,
    roi: isKnown ? headline.roi : null,
    cashFlowPcm: isKnown ? headline.cashFlowPcm : null,
    stampDuty: stampDuty.amount,
  };
}
