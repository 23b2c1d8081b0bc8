import { periodOn, type Band, type Period } from './periods';
import type { Region } from './region';

/** What one band takes: pounds of the price that lie in it, and the tax on them, unrounded. */
export interface BandShare {
  readonly from: number;
  /** Null for the highest band. */
  readonly to: number | null;
  /** Per cent. */
  readonly rate: number;
  readonly slice: number;
  readonly tax: number;
}

export interface StampDuty {
  /** Whole pounds. */
  readonly amount: number;
  readonly period: Period;
  /** Every band of the period, untouched ones too. */
  readonly bands: readonly BandShare[];
}

/**
 * Stamp duty on an additional home: banded marginal rates, rounded once to whole pounds (specification §9).
 * @param price pounds; below zero counts as zero
 * @param day the day of purchase, ISO; the days at both ends of a period belong to it
 * @returns null when no rates are on file for the day, or the price is not finite
 */
export function stampDuty(price: number, region: Region, day: string): StampDuty | null {
  const period = periodOn(region, day);
  if (period === undefined || !Number.isFinite(price)) return null;
  const bands = period.bands.map((band, index) => share(price, band, period.bands[index + 1]));
  return { amount: roundedTax(bands), period, bands };
}

function share(price: number, { from, rate }: Band, next: Band | undefined): BandShare {
  const to = next?.from ?? null;
  const slice = Math.max(0, Math.min(price, to ?? Infinity) - from);
  return { from, to, rate, slice, tax: (slice * rate) / 100 };
}

const roundedTax = (bands: readonly BandShare[]) =>
  Math.round(bands.reduce((total, { tax }) => total + tax, 0));

/** The tax alone, without the breakdown: whole pounds or null (as `stampDuty`). */
export function stampDutyAmount(price: number, region: Region, day: string): number | null {
  return stampDuty(price, region, day)?.amount ?? null;
}
