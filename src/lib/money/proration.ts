// What a change of plan costs in the middle of a paid period. Amounts are in pounds with VAT included.

import { addMonths, dayOf, daysInMonth, londonDay, partsOfDay } from '@/lib/dates/calendar-day';
import { londonMoment, londonTime } from '@/lib/dates/london-moment';

export type BillingInterval = 'month' | 'year';

/** A stretch of a subscription that is paid in advance. */
export interface BillingPeriod {
  readonly start: Date;
  readonly end: Date;
}

interface ProratedLine {
  readonly kind: 'credit' | 'charge';
  /** Negative for a credit. */
  readonly amount: number;
  /** Is it for a part of a period? */
  readonly proration: boolean;
}

export interface VatSplit {
  readonly subtotal: number;
  readonly vat: number;
  readonly total: number;
}

/** What is owed now; a negative total is a credit. The lines add up to the total, and so do net and VAT. */
export interface PlanChangeCost extends VatSplit {
  readonly lines: readonly ProratedLine[];
  /** The period that is paid for after the change. */
  readonly period: BillingPeriod;
}

/** The standard rate of VAT in the UK, in %. */
export const vatRate = 20;

const toPence = (pounds: number) => Math.round(pounds * 100);
const toPounds = (pence: number) => pence / 100;

/** An amount with VAT taken apart to the penny: the VAT in £120 is £20. Halves of a penny go to the VAT. */
export function splitVat(total: number): VatSplit {
  const gross = toPence(total);
  // Rounded by size, so that a credit is the exact mirror of its charge.
  // Adding 0 makes the zero of a credit of a penny a plain one.
  const vat = Math.sign(gross) * Math.round((Math.abs(gross) * vatRate) / (100 + vatRate)) + 0;
  return { subtotal: toPounds(gross - vat), vat: toPounds(vat), total: toPounds(gross) };
}

/**
 * The same day and time of the clocks in London, `count` months or years later; the last day of a month that is too short.
 * @param billingDay the day of the month that the periods began on, so that after 28 February comes 31 March
 */
export function addIntervals(
  start: Date,
  interval: BillingInterval,
  count = 1,
  billingDay = dayOfMonth(start),
): Date {
  const [year, month] = partsOfDay(londonDay(start));
  const first = addMonths(dayOf(year, month, 1), interval === 'year' ? 12 * count : count);
  const [endYear, endMonth] = partsOfDay(first);
  const day = dayOf(endYear, endMonth, Math.min(billingDay, daysInMonth(endYear, endMonth)));
  const withinMinute = start.getTime() % 60_000;
  return new Date(Date.parse(londonMoment(day, londonTime(start))) + withinMinute);
}

/** The day of the month in London, from 1. */
export const dayOfMonth = (moment: Date): number => partsOfDay(londonDay(moment))[2];

/** How much of a period lies ahead: 1 at its start or before, 0 at its end or after. */
export function shareLeft({ start, end }: BillingPeriod, at: Date): number {
  const length = end.getTime() - start.getTime();
  if (length <= 0) return 0;
  return Math.min(1, Math.max(0, (end.getTime() - at.getTime()) / length));
}

interface Terms {
  /** In pounds a period with VAT included. */
  readonly amount: number;
  readonly interval: BillingInterval;
}

/**
 * Going over from one plan to another at a moment of the paid period. With the same interval the period stays, and both
 * what is left of the old plan and the rest of it on the new one count by their share of the period. With another
 * interval the unused rest is credited and a whole new period begins. Each line is rounded to the penny.
 */
export function prorate(from: Terms, to: Terms, period: BillingPeriod, at: Date): PlanChangeCost {
  const share = shareLeft(period, at);
  const credit: ProratedLine = {
    kind: 'credit',
    // Zero minus, because a credit of nothing must not read −0.
    amount: toPounds(0 - toPence(from.amount * share)),
    proration: true,
  };
  const keepsPeriod = from.interval === to.interval;
  const charge: ProratedLine = {
    kind: 'charge',
    amount: toPounds(toPence(keepsPeriod ? to.amount * share : to.amount)),
    proration: keepsPeriod,
  };
  const pence = toPence(credit.amount) + toPence(charge.amount);
  return {
    lines: [credit, charge],
    ...splitVat(toPounds(pence)),
    period: keepsPeriod ? period : { start: at, end: addIntervals(at, to.interval) },
  };
}
