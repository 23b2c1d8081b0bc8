// The offers of a deal: what can be changed of them, and what the next one may be.
import type { Schemas } from '@/api/contract';
import { endlessPrice, maxOffer, type Target } from '@/lib/evaluation/solve';
import { formatWholePounds } from '@/lib/money/money';
import { termsOf, type Deal } from '../deal';

export type Offer = Schemas['EvaluationOffer'];
export type OfferStatus = Offer['status'];

/** One change of the ladder, made to whatever it is by then; null where it has not got the offer any more. */
export type LadderChange = (offers: readonly Offer[]) => Offer[] | null;

export const statusNames: Readonly<Record<OfferStatus, string>> = {
  made: 'Made',
  countered: 'Countered',
  accepted: 'Accepted',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

/** The ladder with one offer in another state. Only one can be accepted: another that was is then withdrawn. */
export function withStatus(offers: readonly Offer[], at: number, status: OfferStatus): Offer[] {
  return offers.map((offer, index) => {
    if (index === at) return { ...offer, status };
    return status === 'accepted' && offer.status === 'accepted' ? { ...offer, status: 'withdrawn' } : offer;
  });
}

/**
 * The ladder with one offer more; accepted, it takes the place of the one that was.
 * @param index where it stands, from 0; at the end unless told otherwise
 */
export function withOffer(offers: readonly Offer[], offer: Offer, index = offers.length): Offer[] {
  const at = Math.min(index, offers.length);
  return withStatus(offers.toSpliced(at, 0, offer), at, offer.status);
}

/** The ladder without one offer; null where it no longer has it as it was. */
export function withoutOffer(offers: readonly Offer[], offer: Offer): Offer[] | null {
  const at = offers.findIndex((each) => isSame(each, offer));
  return at < 0 ? null : offers.toSpliced(at, 1);
}

/**
 * The ladder with one offer corrected; its author stays.
 * @param offer as it was when it was opened
 * @returns null where the ladder no longer has it as it was
 */
export function changedOffer(offers: readonly Offer[], offer: Offer, next: Offer): Offer[] | null {
  const at = offers.findIndex((each) => isSame(each, offer));
  if (at < 0) return null;
  return withStatus(
    offers.map((each, index) => (index === at ? { ...each, ...next } : each)),
    at,
    next.status,
  );
}

const isSame = (one: Offer, other: Offer): boolean =>
  one.amount === other.amount &&
  one.on === other.on &&
  one.status === other.status &&
  one.note === other.note &&
  (one.conditions ?? '') === (other.conditions ?? '');

export interface NextOffer {
  /** £; null where no price meets the targets, or every one does. */
  pounds: number | null;
  text: string;
}

/** The highest price at which the deal still meets all targets at once (N5), stamp duty worked out anew at each. */
export function nextOffer(deal: Deal, targets: readonly Target[]): NextOffer {
  if (targets.length === 0) return { pounds: null, text: 'Enter a target to see what to offer' };
  const these = targets.length === 1 ? 'this target' : 'all of these targets';
  const pounds = maxOffer(deal.inputs, termsOf(deal), targets);
  if (pounds === null) return { pounds: null, text: `No price meets ${these}` };
  if (pounds >= endlessPrice) return { pounds: null, text: `Any price meets ${these}` };
  const last = deal.offers.at(-1);
  const step = last === undefined ? 0 : pounds - last.amount;
  const beyond =
    last === undefined || step === 0
      ? ''
      : `, ${formatWholePounds(Math.abs(step))} ${step > 0 ? 'above' : 'below'} your last offer`;
  return { pounds, text: `Offer up to ${formatWholePounds(pounds)}${beyond}` };
}
