import { daysBetween, partsOfDay } from '@/lib/dates/calendar-day';
import { shortDate } from '@/lib/dates/day-text';
import { counted } from '@/lib/lists/counted';
import type { Property } from './property';

/** Where it is, in short: `Manchester M14`. */
export const placeOf = ({ town, postcode }: Pick<Property, 'town' | 'postcode'>): string =>
  `${town} ${postcode.split(' ')[0] ?? ''}`.trim();

const tenths = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const share = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

/** A ratio in per cent with one decimal: `48.0%`. */
export const percentText = (value: number): string => `${tenths.format(value)}%`;

/**
 * Who owns it: `You`, `Calder Homes Ltd`, `You 60%, Marek Nowak 40%`. A company that is gone is `Unknown company`.
 * @param meId the reader's member id
 */
export function ownersText(owners: Property['owners'], meId: number | undefined): string {
  const nameOf = ({ userId, name }: Property['owners'][number]) =>
    userId !== null && userId === meId ? 'You' : (name ?? 'Unknown company');
  const [first, ...others] = owners;
  if (first === undefined) return 'No owner';
  if (others.length === 0) return nameOf(first);
  return owners.map((owner) => `${nameOf(owner)} ${share.format(owner.share)}%`).join(', ');
}

/**
 * How long it is still let, or has been empty: `Until Aug 2026`, `Open-ended`, `6 days`; null where there is nothing to say.
 * @param today ISO day in London
 */
export function letText(
  { status, figures: { rentPcm, letUntil, vacantSince } }: Pick<Property, 'status' | 'figures'>,
  today: string,
): string | null {
  if (vacantSince !== null) {
    const days = daysBetween(vacantSince, today);
    return days > 0 ? counted(days, 'day') : null;
  }
  if (letUntil !== null) return `Until ${shortDate(letUntil).replace(/^\d+ /, '')}`;
  const isLet = status === 'let' || status === 'part_let';
  return isLet && rentPcm !== null ? 'Open-ended' : null;
}

/** Below so many years a lease costs more to extend (Leasehold Reform, Housing and Urban Development Act 1993, sch. 13: marriage value). */
const shortLease = 80;

/** How long a lease still runs, in whole years: `72-year lease`, `Lease ended`. @param leaseExpiry and today: ISO days */
export function leaseText(leaseExpiry: string, today: string): { text: string; isShort: boolean } {
  const [[year, month, day], [thisYear, thisMonth, thisDay]] = [partsOfDay(leaseExpiry), partsOfDay(today)];
  const isBeforeDay = month < thisMonth || (month === thisMonth && day < thisDay);
  const years = year - thisYear - (isBeforeDay ? 1 : 0);
  const text =
    leaseExpiry < today ? 'Lease ended' : years === 0 ? 'Lease under 1 year' : `${years}-year lease`;
  return { text, isShort: years < shortLease };
}
