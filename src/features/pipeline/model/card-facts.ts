// What a card says of its deal besides its figures.
import { daysBetween, londonDay } from '@/lib/dates/calendar-day';
import { counted } from '@/lib/lists/counted';
import { shortDay } from '@/lib/dates/day-text';
import { formatWholePounds } from '@/lib/money/money';
import type { DealCard, Stage } from './deal-card';
import { isFinal } from './stages';

/** Whole London days since the deal came into its stage; 0 for what cannot be read. */
export function daysInStage({ enteredAt }: DealCard['pipeline'], now: Date): number {
  const entered = londonDay(new Date(enteredAt));
  return entered === '' ? 0 : Math.max(0, daysBetween(entered, londonDay(now)));
}

/** How long the deal has been in its stage; at its end, since when. */
export function stayText(pipeline: DealCard['pipeline'], now: Date): string {
  const days = daysInStage(pipeline, now);
  if (days === 0) return 'Today';
  if (isFinal(pipeline.stage)) return `Since ${shortDay(londonDay(new Date(pipeline.enteredAt)))}`;
  return `${counted(days, 'day')} in stage`;
}

/** Why a deal is marked as stale; null for one that is not. Only what its history shows counts as activity. */
export function staleText({ isRotting, lastActivityAt }: DealCard['pipeline'], now: Date): string | null {
  if (!isRotting) return null;
  const since = londonDay(new Date(lastActivityAt));
  const days = since === '' ? 0 : daysBetween(since, londonDay(now));
  return days === 1 ? 'No activity for 1 day' : `No activity for ${days} days`;
}

export type Dot = 'overdue' | 'today' | 'later' | 'none' | 'done';

export interface NextStep {
  dot: Dot;
  /** What the dot's colour says, in words. */
  when: string;
  title: string;
}

/** The next action: overdue red, today green, later grey, none yellow; deals at their end need none. */
export function nextStep({ stage, nextAction, lostReason }: DealCard['pipeline']): NextStep {
  if (nextAction === null) {
    if (stage === 'lost') return { dot: 'done', when: 'Lost', title: lostReason ?? 'No reason given' };
    return isFinal(stage)
      ? { dot: 'done', when: 'Completed', title: 'Nothing left to do' }
      : { dot: 'none', when: 'No next action', title: 'No next action' };
  }
  const { state, title, dueAt } = nextAction;
  const when = {
    overdue: 'Overdue',
    today: 'Due today',
    later: dueAt === null ? 'No date' : `Due ${shortDay(londonDay(new Date(dueAt)))}`,
  }[state];
  return { dot: state, when, title };
}

/** A card says what to offer next in these stages: before them it is too early, after them a price is agreed. */
const biddingStages: readonly Stage[] = ['evaluating', 'viewing', 'offer_made'];

/** The next offer by my criteria (N5); null where there is none to make. */
export function nextOfferText({
  stage,
  nextOffer,
}: Pick<DealCard['pipeline'], 'stage' | 'nextOffer'>): string | null {
  if (nextOffer === null || !biddingStages.includes(stage)) return null;
  return `Offer up to ${formatWholePounds(nextOffer)}`;
}

export type Priced = Pick<DealCard, 'pipeline' | 'latestOffer' | 'askingPrice' | 'headline'>;

/** The last offer and how it stands, in the room of a figure's name. */
const offerNames = {
  made: 'Offer',
  countered: 'Countered',
  accepted: 'Accepted',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
} as const;

/** The price that counts at this stage and what it is; of a lost deal the last offer, else what was asked. */
export function priceOf(deal: Priced): [label: string, pounds: number] {
  const { pipeline, latestOffer, headline } = deal;
  switch (pipeline.stage) {
    case 'sourced':
    case 'evaluating':
    case 'viewing':
      return asked(deal);
    case 'offer_made':
      return latestOffer === null ? ['Offer', headline.price] : offered(latestOffer);
    case 'offer_accepted':
    case 'conveyancing':
    case 'exchanged':
      return ['Agreed', latestOffer?.status === 'accepted' ? latestOffer.amount : headline.price];
    case 'completed':
      return ['Paid', headline.price];
    case 'lost':
      return latestOffer === null ? asked(deal) : offered(latestOffer);
  }
}

const offered = ({ status, amount }: NonNullable<Priced['latestOffer']>): [string, number] => [
  offerNames[status],
  amount,
];

const asked = ({ askingPrice, headline }: Priced): [string, number] =>
  askingPrice === null ? ['Price', headline.price] : ['Asking', askingPrice];

export interface PriceTexts {
  /** What the price is: `Offer`. */
  name: string;
  /** `£168k`, or `n/a` where there is none. */
  price: string;
  /** `£150k`, the price at which ROI and cash are worked out, where it is another to the pound; null where it is the one shown. */
  basis: string | null;
}

/**
 * A deal's price as it is shown, and at which other price its ROI and cash are worked out.
 * @param format of pounds; two prices that would read the same in it are both shown in whole pounds
 */
export function priceTexts(deal: Priced, format: (pounds: number) => string): PriceTexts {
  const [name, pounds] = priceOf(deal);
  const { price } = deal.headline;
  const hasBasis = price > 0 && formatWholePounds(pounds) !== formatWholePounds(price);
  const write = hasBasis && format(pounds) === format(price) ? formatWholePounds : format;
  return {
    name,
    price: pounds > 0 ? write(pounds) : 'n/a',
    basis: hasBasis ? write(price) : null,
  };
}
